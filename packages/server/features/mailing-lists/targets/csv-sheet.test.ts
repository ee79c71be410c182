import { describe, expect, it } from 'vitest';
import type { FileStorage } from '@veranda/server/platform/storage/file-storage';
import { appendToCsv, csvKey } from './csv-sheet.ts';

const sheet = { siteId: '01900000-0000-7000-8000-000000000001', formId: 'f', name: 'Orders' };

function memory(): Pick<FileStorage, 'get' | 'put'> & { text(): string } {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (key, bytes) => void files.set(key, bytes),
    get: async (key) => files.get(key) ?? null,
    text: () => Buffer.from(files.get(csvKey(sheet)) ?? '').toString(),
  };
}

const row = (key: string, cells: Record<string, string>) => ({
  key,
  cells: Object.entries(cells).map(([title, text]) => ({ title, text })),
});

describe('the CSV file that stands for a spreadsheet', () => {
  it('has each answer once, however often it is asked', async () => {
    const files = memory();
    for (const key of ['one', 'two', 'one', 'two']) await appendToCsv(files, sheet, row(key, { Name: key }));
    expect(files.text()).toBe('Submission,Name\r\none,one\r\ntwo,two\r\n');
  });

  it('keeps its columns where they are, and takes new ones at the end', async () => {
    const files = memory();
    await appendToCsv(files, sheet, row('one', { Name: 'Ada', Town: 'Bath' }));
    await appendToCsv(files, sheet, row('two', { Colour: 'red', Name: 'Bo' }));
    expect(files.text()).toBe('Submission,Name,Town,Colour\r\none,Ada,Bath\r\ntwo,Bo,,red\r\n');
  });

  it('has a column for each of two fields with one title', async () => {
    const files = memory();
    const cells = [
      { title: 'Guest', text: 'Ada' },
      { title: 'Guest', text: 'Bo' },
    ];
    await appendToCsv(files, sheet, { key: 'one', cells });
    expect(files.text()).toBe('Submission,Guest,Guest (2)\r\none,Ada,Bo\r\n');
  });

  it('runs no formula of a visitor, and keeps line breaks inside of a cell', async () => {
    const files = memory();
    await appendToCsv(files, sheet, row('one', { '=Title\nof two lines': '=1+1', Text: 'a\r\nb "c", d' }));
    expect(files.text()).toBe('Submission,\'=Title of two lines,Text\r\none,\'=1+1,"a\r\nb ""c"", d"\r\n');
    await appendToCsv(files, sheet, row('two', { Text: 'x' }));
    expect(files.text().split('\r\n')[0]).toBe("Submission,'=Title of two lines,Text");
  });
});
