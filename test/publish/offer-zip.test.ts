import {createHash} from 'node:crypto';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {offerZip, withZip} from '../../generator/publish/offer-zip.ts';

const zip = Buffer.alloc(123_456, 'zip');
const sha256 = createHash('sha256').update(zip).digest('hex');
const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tool-records-offer-'));
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

describe('the page that offers the ZIP', () => {
  it('says its size and SHA-256 once in each language', () => {
    const filled = withZip(page, zip);
    expect(filled.split('123,456')).toHaveLength(3);
    expect(filled.split(sha256)).toHaveLength(3);
    expect(filled).toContain('123,456</span>바이트');
    expect(filled).toContain('123,456</span> bytes');
  });

  it('changes in nothing else, and says the newer figures when it is filled again', () => {
    const emptied = (html: string) => html.replaceAll('123,456', '–').replaceAll(sha256, '–');
    expect(emptied(withZip(page, zip))).toBe(page);
    expect(withZip(withZip(page, Buffer.from('older')), zip)).toBe(withZip(page, zip));
  });

  it('is a fault without a place for them', () => {
    expect(() => withZip(page.replaceAll('data-zip-sha256', 'data-zip'), zip)).toThrow('data-zip-sha256');
  });

  it('is filled where it lies, and is not needed', async () => {
    const file = join(folder, 'index.html');
    writeFileSync(file, page);
    await offerZip(file, zip);
    expect(readFileSync(file, 'utf8')).toBe(withZip(page, zip));
    await expect(offerZip(join(folder, 'not-there.html'), zip)).resolves.toBeUndefined();
  });
});
