import { isRefusal } from '@veranda/domain/refusal';
import { describe, expect, it } from 'vitest';
import { reportImport } from './import-report.ts';
import { readImportFile } from './read-import-file.ts';

describe('the report of an import', () => {
  const ignored = (...pages: string[]) => {
    const rows = pages.map((page, at) => `${page},Product ${at},1.00,red`);
    const file = readImportFile(Buffer.from(['Product Page,Title,Price,Colour', ...rows].join('\n')));
    if (isRefusal(file)) throw new Error(file.code);
    const plan = { products: [], stores: [], overflow: 0 };
    return reportImport(file, plan, { storedImages: new Map(), page: 'shop' }).ignoredColumns;
  };

  it('names the pages of the file that all go into the one that was chosen', () => {
    expect(ignored('gifts', '', 'workshops', 'gifts', 'shop')).toEqual([
      'Product Page (gifts, workshops)',
      'Colour',
    ]);
    expect(ignored('shop', '')).toEqual(['Colour']);
  });
});
