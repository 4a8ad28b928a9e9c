// @vitest-environment happy-dom
import {afterEach, describe, expect, it} from 'vitest';
import '../../src/element/define.ts';
import {buttonOf, cleanUp, fileOf, panelOf, rootOf, settle, show, wordsOf} from './viewer.ts';

afterEach(cleanUp);

type Viewer = HTMLElementTagNameMap['tool-records'];

/** An exchange of so many frames, with this text as the result of every answer. */
const exchange = (id: string, frames: number, text = 'done') => ({
  kind: 'exchange',
  id,
  label: {ko: `${id} 교환`, en: `Exchange ${id}`},
  note: {ko: '오간 것입니다.', en: 'What crossed.'},
  judge: 'server',
  frames: Array.from({length: frames}, (_, i) =>
    i % 2 === 0
      ? {from: 'client', json: {jsonrpc: '2.0', id: i / 2 + 1, method: `m${i + 1}`}}
      : {from: 'server', json: {jsonrpc: '2.0', id: (i + 1) / 2, result: {text, n: i + 1}}},
  ),
  sha256: '0'.repeat(64),
});

const framesIn = (viewer: Viewer): HTMLDetailsElement[] => [...panelOf(viewer).querySelectorAll('details')];
/** Which frames are shown, by the number that each has in its text. */
const numbersIn = (viewer: Viewer): number[] =>
  framesIn(viewer).map(one =>
    Number(/"(?:n":|method":"m)(\d+)/.exec(one.querySelector('pre')!.textContent)![1]),
  );
const saidIn = (viewer: Viewer): string[] =>
  [...panelOf(viewer).querySelectorAll('p')].map(wordsOf).filter(words => words.startsWith('Frames'));
const range = (from: number, to: number) => Array.from({length: to - from + 1}, (_, i) => from + i);
const openIn = (viewer: Viewer): boolean[] => framesIn(viewer).map(({open}) => open);

async function turn(viewer: Viewer, name: 'Previous' | 'Next'): Promise<void> {
  const button = buttonOf(viewer, name);
  button.focus();
  button.click();
  await settle();
}

describe('a long exchange', () => {
  it.each([
    [99, 99, []],
    [100, 100, []],
    [101, 100, ['Frames 1 to 100 of 101', 'Frames 1 to 100 of 101']],
  ])('of %d frames shows %d of them, and says so where it is not all', async (frames, shown, said) => {
    const viewer = await show(fileOf([exchange('x', frames)]), {lang: 'en'});
    expect(numbersIn(viewer)).toEqual(range(1, shown));
    expect(saidIn(viewer).map(words => words.replace(/ Previous Next$/, ''))).toEqual(said);
  });

  it('has every frame within reach of its buttons, in order and once, and goes round', async () => {
    const viewer = await show(fileOf([exchange('x', 250)]), {lang: 'en'});
    const seen: number[] = [];
    for (let turns = 0; turns < 3; turns++) {
      seen.push(...numbersIn(viewer));
      await turn(viewer, 'Next');
    }
    expect(seen).toEqual(range(1, 250));
    expect(numbersIn(viewer)).toEqual(range(1, 100));
    await turn(viewer, 'Previous');
    expect(numbersIn(viewer)).toEqual(range(201, 250));
    await turn(viewer, 'Previous');
    expect(numbersIn(viewer)).toEqual(range(101, 200));
  });

  it('has no more in the page at ten thousand frames than at a thousand, and reaches the last', async () => {
    const sizes = [];
    for (const frames of [1_000, 10_000]) {
      const viewer = await show(fileOf([exchange('x', frames)]), {lang: 'en'});
      sizes.push(rootOf(viewer).querySelectorAll('*').length);
      await turn(viewer, 'Previous');
      expect(numbersIn(viewer)).toEqual(range(frames - 99, frames));
      expect(rootOf(viewer).querySelectorAll('*').length).toBe(sizes.at(-1));
      cleanUp();
    }
    expect(sizes[1]).toBe(sizes[0]);
  });

  it('takes the focus to the first of the frames that it turned to', async () => {
    const viewer = await show(fileOf([exchange('x', 150)]), {lang: 'en'});
    await turn(viewer, 'Next');
    expect(rootOf(viewer).activeElement).toBe(framesIn(viewer)[0]!.querySelector('summary'));
    expect(wordsOf(rootOf(viewer).activeElement!)).toContain('m101');
  });

  it('joins a response to a request that is not among the frames shown', async () => {
    const one = exchange('x', 101);
    const frames = [...one.frames, {from: 'server', json: {jsonrpc: '2.0', id: 1, result: {n: 102}}}];
    const viewer = await show(fileOf([{...one, frames}]), {lang: 'en'});
    await turn(viewer, 'Next');
    expect(wordsOf(framesIn(viewer)[1]!.querySelector('summary')!)).toContain('response to request 1');
  });

  it('stays where it is when the language changes', async () => {
    const viewer = await show(fileOf([exchange('x', 150)]), {lang: 'en'});
    await turn(viewer, 'Next');
    framesIn(viewer)[3]!.open = true;
    viewer.lang = 'ko';
    await settle();
    expect(numbersIn(viewer)).toEqual(range(101, 150));
    expect(openIn(viewer).indexOf(true)).toBe(3);
    expect(wordsOf(panelOf(viewer))).toContain('메시지 101~150번, 모두 150개');
  });

  it('begins at its first frame when its record is chosen again', async () => {
    const viewer = await show(fileOf([exchange('x', 150), exchange('y', 300)]), {lang: 'en'});
    await turn(viewer, 'Next');
    viewer.record = 'y';
    await settle();
    expect(numbersIn(viewer)).toEqual(range(1, 100));
    viewer.record = 'x';
    await settle();
    expect(numbersIn(viewer)).toEqual(range(1, 100));
  });

  it('that a shorter one takes the place of shows frames of that one', async () => {
    const viewer = await show(fileOf([exchange('x', 250)]), {lang: 'en'});
    await turn(viewer, 'Previous');
    viewer.collection = fileOf([exchange('x', 4)]);
    await settle();
    expect(numbersIn(viewer)).toEqual([1, 2, 3, 4]);
  });
});

describe('a frame that was opened', () => {
  it('is closed in another record and among other frames, and open where it was drawn again', async () => {
    const viewer = await show(fileOf([exchange('x', 150), exchange('y', 150)]), {lang: 'en'});
    const open = () => {
      framesIn(viewer)[2]!.open = true;
    };
    open();
    viewer.theme = 'dark';
    await settle();
    expect(openIn(viewer)[2]).toBe(true);
    await turn(viewer, 'Next');
    expect(openIn(viewer)).not.toContain(true);
    open();
    viewer.record = 'y';
    await settle();
    expect(openIn(viewer)).not.toContain(true);
  });

  it.each([
    [4_000, 'nothing'],
    [4_001, 'the rest'],
  ])('and has a text of %d characters offers %s of it by a button', async (length, offered) => {
    const bare = JSON.stringify(exchange('x', 2, '').frames[1]!.json).length;
    const one = exchange('x', 2, 'a'.repeat(length - bare));
    const viewer = await show(fileOf([one]), {lang: 'en'});
    const frame = framesIn(viewer)[1]!;
    const box = frame.querySelector('pre')!;
    expect(box.textContent).toHaveLength(4_000);
    const button = frame.querySelector('button');
    if (offered === 'nothing') {
      expect(button).toBeNull();
      return;
    }
    expect(wordsOf(button!)).toBe('Show all 4001 characters');
    frame.open = true;
    button!.click();
    await settle();
    expect(JSON.parse(box.textContent)).toEqual(one.frames[1]!.json);
    expect(rootOf(viewer).activeElement).toBe(box);
    expect([frame.isConnected, frame.open, frame.querySelector('button')]).toEqual([true, true, null]);
  });

  it('has its box named by the side that sent it', async () => {
    const viewer = await show(fileOf([exchange('x', 2)]), {lang: 'en'});
    const names = framesIn(viewer).map(one => {
      const box = one.querySelector('[role=region]')!;
      return wordsOf(rootOf(viewer).getElementById(box.getAttribute('aria-labelledby')!)!);
    });
    expect(names).toEqual(['Client', 'Server']);
  });
});
