import {describe, expect, it} from 'vitest';
import {checkCompletion, proposeCall, REPORT, storeOf, summarize} from '../../generator/exchange/index.ts';
import {textOf} from '../../src/record/index.ts';

describe('the summary of a document', () => {
  it.each([
    [REPORT, 2, '작업 보고서'],
    ['작업 보고서\n명세 확인\n', 1, '작업 보고서'],
    ['a\nb', 1, 'a'],
    ['a\nb\n', 1, 'a'],
    ['a\nb\n\n', 2, 'a'],
    ['a\r\nb\r\n', 1, 'a'],
    ['a', 0, 'a'],
    ['\nb', 1, ''],
    ['', 0, ''],
  ])('of %j counts %i lines of body under the title %j', (text, body_lines, title) => {
    expect(summarize(text)).toEqual({body_lines, title});
    expect(Object.keys(summarize(text))).toEqual(['body_lines', 'title']);
  });

  it('is made of the report that the specification gives', () => {
    expect(REPORT).toBe('작업 보고서\n명세 확인\n테스트 통과\n');
    expect(storeOf().read('report.txt')).toBe(REPORT);
    expect(() => storeOf().read('../secret.txt')).toThrow();
  });
});

describe('the completion check', () => {
  const expected = {title: '작업 보고서', body_lines: 2};

  it('holds when title and number of lines are the ones expected', () => {
    const completion = checkCompletion(expected, '{"body_lines":2,"title":"작업 보고서"}');
    expect(completion).toMatchObject({done: true});
    expect(completion).not.toHaveProperty('error');
    expect(textOf(completion.expected)).toBe('{"body_lines":2,"title":"작업 보고서"}');
    expect(textOf(completion.received)).toBe('{"body_lines":2,"title":"작업 보고서"}');
  });

  it.each([
    ['{"body_lines":1,"title":"작업 보고서"}'],
    ['{"body_lines":2,"title":"작업보고서"}'],
    ['{"body_lines":2.0,"title":"작업 보고서"}'],
    ['{"body_lines":"2","title":"작업 보고서"}'],
    ['{"title":"작업 보고서"}'],
    ['[]'],
  ])('is NOT_DONE for %s, which it keeps', text => {
    const completion = checkCompletion(expected, text);
    expect(completion).toMatchObject({done: false, error: 'NOT_DONE'});
    expect(textOf(completion.received)).toBe(text);
  });

  it('is NOT_DONE for a text that is no JSON, which it keeps as a string', () => {
    const completion = checkCompletion(expected, '작업 보고서, 2');
    expect(completion).toMatchObject({done: false, error: 'NOT_DONE'});
    expect(textOf(completion.received)).toBe('"작업 보고서, 2"');
  });
});

describe('the stand-in for a model', () => {
  const listed = ['summarize_document', 'desk.admit'];

  it.each([
    ['summarize report.txt', {name: 'summarize_document', arguments: {name: 'report.txt'}}],
    ['summarize ../secret.txt', {name: 'summarize_document', arguments: {name: '../secret.txt'}}],
    ['admit 99', {name: 'desk.admit', arguments: {count: 99}}],
  ])('proposes a call for the task %j', (task, proposal) => {
    expect(proposeCall(task, listed)).toEqual(proposal);
  });

  it.each([
    ['translate report.txt', listed],
    ['summarize', listed],
    ['summarize report.txt', ['desk.admit']],
    ['summarize report.txt', ['summarize_documents']],
    ['summarize report.txt', []],
  ])('proposes none for the task %j among %j', (task, names) => {
    expect(proposeCall(task, names)).toBeUndefined();
  });
});
