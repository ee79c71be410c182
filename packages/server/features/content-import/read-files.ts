import {
  type ContentImport,
  findContentImport,
  type ImportFile,
  updateContentImport,
} from '@veranda/db/content-import/imports';
import { insertEntries, skipKnownEntries } from '@veranda/db/content-import/entries';
import { findUpload } from '@veranda/db/media/uploads';
import type { ImportEntry, SourceFacts } from '@veranda/domain/content-import/entries';
import { importLimits } from '@veranda/domain/content-import/limits';
import { createImportFileReader } from '@veranda/domain/content-import/read-file';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { discardUpload, readParts } from '../../services/sites/uploads/upload-parts.ts';
import { decodedText } from './decode-text.ts';

/** Entries that are written together. */
const batch = 500;

/** Milliseconds for which nobody else reads an import, said anew with every batch. */
const heldFor = 120_000;

type HoldFor = (milliseconds: number) => Promise<void>;

/**
 * Reads the files of an import into rows and checks them: nothing is imported. One that was broken off is read again
 * from the beginning, and its rows stay as they are.
 */
export async function readImportFiles(
  deps: Deps,
  siteId: string,
  { id, holdFor }: { readonly id: string; readonly holdFor: HoldFor },
): Promise<void> {
  const found = await deps.db.forSite(siteId, (tx) => findContentImport(tx, id), { readOnly: true });
  if (found?.status !== 'reading') return;
  const reading = createReading(deps, { siteId, found, holdFor });
  const facts = await readAll(deps, reading);
  if (facts === 'stopped') return;
  await deps.db.forSite(siteId, async (tx) => {
    if ((await findContentImport(tx, id, { isHeld: true }))?.status !== 'reading') return;
    await updateContentImport(
      tx,
      id,
      isRefusal(facts)
        ? { status: 'failed', problem: { code: facts.code, params: facts.params ?? {} } }
        : { status: 'checked', facts, readBytes: totalOf(found) },
    );
  });
  for (const { uploadId } of found.files) await discardUpload(deps, siteId, uploadId);
}

function totalOf({ files }: ContentImport): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

interface Reading {
  readonly siteId: string;
  readonly found: ContentImport;
  /** Adds entries. @returns false where the import is not to be read any more */
  add(entries: readonly ImportEntry[], bytes: number): Promise<boolean>;
  /** Writes what is left. */
  flush(): Promise<boolean>;
  count(): number;
}

// What an earlier file of the import has is not imported twice.
function createReading(
  deps: Deps,
  {
    siteId,
    found,
    holdFor,
  }: { readonly siteId: string; readonly found: ContentImport; readonly holdFor: HoldFor },
): Reading {
  const seen = new Set<string>();
  let waiting: ImportEntry[] = [];
  let position = 0;
  let readBytes = 0;
  const flush = async (): Promise<boolean> => {
    const entries = waiting;
    waiting = [];
    await holdFor(heldFor);
    const isWanted = await deps.db.forSite(siteId, async (tx) => {
      const now = await findContentImport(tx, found.id, { isHeld: true });
      if (now?.status !== 'reading') return false;
      await insertEntries(tx, found.id, { position, entries });
      await skipKnownEntries(tx, found.id, { from: position, until: position + entries.length });
      await updateContentImport(tx, found.id, { readBytes });
      return true;
    });
    position += entries.length;
    return isWanted;
  };
  return {
    siteId,
    found,
    flush,
    count: () => position + waiting.length,
    async add(entries, bytes) {
      readBytes += bytes;
      waiting.push(...withoutTwins(entries, seen));
      return waiting.length < batch || flush();
    },
  };
}

function withoutTwins(entries: readonly ImportEntry[], seen: Set<string>): readonly ImportEntry[] {
  let isTwin = false;
  return entries.flatMap((entry) => {
    if (entry.kind === 'comment') return [isTwin ? skipped(entry) : entry];
    const key = `${entry.kind} ${entry.sourceKey || entry.title.toLowerCase()}`;
    isTwin = seen.has(key);
    seen.add(key);
    if (!isTwin) return [entry];
    return entry.data.type === 'name' ? [] : [skipped(entry)];
  });
}

function skipped(entry: ImportEntry): ImportEntry {
  return { ...entry, problem: entry.problem ?? 'already-imported' };
}

async function readAll(deps: Deps, reading: Reading): Promise<SourceFacts | Refusal | 'stopped'> {
  let first: SourceFacts | null = null;
  for (const file of reading.found.files) {
    const facts = await readOne(deps, reading, file);
    if (facts === 'stopped') return facts;
    if (isRefusal(facts)) return { ...facts, params: { ...facts.params, file: file.name } };
    first ??= facts;
  }
  if (!(await reading.flush())) return 'stopped';
  return first ?? refuse('import-unknown-format');
}

async function readOne(
  deps: Deps,
  reading: Reading,
  file: ImportFile,
): Promise<SourceFacts | Refusal | 'stopped'> {
  const { siteId } = reading;
  const upload = await deps.db.forSite(siteId, (tx) => findUpload(tx, file.uploadId), { readOnly: true });
  if (!upload) return refuse('upload-not-found');
  const reader = createImportFileReader();
  for await (const piece of decodedText(readParts(deps, siteId, upload))) {
    if (isRefusal(piece)) return piece;
    const entries = reader.write(piece.text);
    if (isRefusal(entries)) return entries;
    if (reading.count() + entries.length > importLimits.entries)
      return refuse('import-too-many-entries', { params: { max: importLimits.entries } });
    if (!(await reading.add(entries, piece.bytes))) return 'stopped';
  }
  return reader.end();
}
