import { createHash } from 'node:crypto';
import { readCsv } from '@veranda/domain/catalog/import/csv';
import { restoreFormula } from '@veranda/domain/csv/formulas';
import { isRefusal } from '@veranda/domain/refusal';
import type { FileStorage } from '@veranda/server/platform/storage/file-storage';
import { hasRow, type SheetRow, withRow } from './sheet-row.ts';

/** Sheet of a site. */
interface SheetName {
  readonly siteId: string;
  readonly formId: string;
  readonly name: string;
}

/** The key of the file that stands for a spreadsheet where no account is connected. */
export function csvKey({ siteId, formId, name }: SheetName): string {
  const word = createHash('sha256').update(name).digest('hex').slice(0, 12);
  return `${siteId}/sheets/${formId}-${word}.csv`;
}

/**
 * Adds a row to the file of a sheet, once however often it is asked. The caller sees to it that nobody else
 * writes the same file in the meantime.
 */
export async function appendToCsv(
  storage: Pick<FileStorage, 'get' | 'put'>,
  sheet: SheetName,
  row: SheetRow,
): Promise<void> {
  const key = csvKey(sheet);
  const text = Buffer.from((await storage.get(key)) ?? '').toString();
  if (hasRow(text, row.key)) return;
  const first = text.slice(0, Math.max(0, text.indexOf('\r\n')));
  const table = first === '' ? null : readCsv(first);
  const header = table === null || isRefusal(table) ? [] : table.header.map(restoreFormula);
  await storage.put(key, Buffer.from(withRow(text, header, row)));
}
