import { createHash } from 'node:crypto';
import { type Columns, findColumns } from '@veranda/domain/catalog/import/columns';
import { type CsvTable, readCsv } from '@veranda/domain/catalog/import/csv';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';

/** A product file with its columns found; `key` names the file by its content. */
export interface ImportFile {
  readonly table: CsvTable;
  readonly columns: Columns;
  readonly key: string;
  readonly sha256: string;
}

/** Reads the bytes of a product file, whatever spreadsheet wrote it. */
export function readImportFile(bytes: Uint8Array): ImportFile | Refusal {
  const text = decodeText(bytes);
  if (isRefusal(text)) return text;
  const table = readCsv(text);
  if (isRefusal(table)) return table;
  const columns = findColumns(table.header);
  if (isRefusal(columns)) return columns;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { table, columns, key: `file:${sha256.slice(0, 24)}`, sha256 };
}

/** UTF-8, or UTF-16 by its byte-order mark, or else Windows-1252, which older spreadsheets write. */
function decodeText(bytes: Uint8Array): string | Refusal {
  if (bytes.length === 0) return refuse('import-empty', { field: 'file' });
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // A NUL in the first row: a spreadsheet's own format, a picture, an archive.
  const lineEnd = bytes.indexOf(10);
  if (bytes.subarray(0, lineEnd < 0 ? 4_096 : Math.min(lineEnd, 4_096)).includes(0))
    return refuse('import-not-text', { field: 'file' });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
