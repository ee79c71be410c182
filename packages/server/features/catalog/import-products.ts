import type { ImportReport, ImportRun } from '@veranda/contracts/catalog-import';
import {
  findImportRun,
  insertImportRun,
  lockImports,
  updateImportRun,
} from '@veranda/db/catalog/import-runs';
import { findStores } from '@veranda/db/catalog/stores';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { decodeJson, listOf, objectWith, writtenRecord } from '@veranda/domain/decoders';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { type AppliedImport, applyImport } from './apply-import.ts';
import { importImages, type WantedImages, wantedImages } from './import-images.ts';
import { countVerdicts, reportImport, wordsOf } from './import-report.ts';
import { type ImportTarget, prepareImport } from './prepare-import.ts';
import { readImportFile } from './read-import-file.ts';

/** A file that came with a call, and where it is imported to. */
interface ImportRequest extends ImportTarget {
  readonly file: { readonly fileName: string; readonly bytes: Uint8Array };
}

/** Says of every row what an import would do; changes nothing but the list of runs. */
export async function checkImport(
  deps: Deps,
  site: SiteEntry,
  request: ImportRequest,
): Promise<ImportRun | Refusal> {
  const read = readImportFile(request.file.bytes);
  if (isRefusal(read)) return read;
  const prepared = await prepareImport(deps, site, { file: read, target: request });
  if (isRefusal(prepared)) return prepared;
  const report = reportImport(read, prepared.plan, prepared);
  const run: ImportRun = {
    id: deps.newId(),
    fileName: request.file.fileName.slice(0, 255),
    status: 'checked',
    report,
  };
  await keepRun(deps, site.id, { run, source: read.sha256 });
  return run;
}

/** Milliseconds after which a run whose rows are still not written has been broken off. */
const rowsWithin = 120_000;

/**
 * Imports a file: its rows now, each product whole or not at all; its pictures by a job, which continues
 * where it was when a process dies and never makes the import fail. @returns the run as it stands when the
 * rows are written
 */
export async function startImport(
  deps: Deps,
  site: SiteEntry,
  request: ImportRequest,
): Promise<ImportRun | Refusal> {
  const read = readImportFile(request.file.bytes);
  if (isRefusal(read)) return read;
  const prepared = await prepareImport(deps, site, { file: read, target: request });
  if (isRefusal(prepared)) return prepared;
  const planned: ImportRun = {
    id: deps.newId(),
    fileName: request.file.fileName.slice(0, 255),
    status: 'running',
    report: reportImport(read, prepared.plan, prepared),
  };
  const begun = await beginRun(deps, site.id, { run: planned, source: read.sha256 });
  if (isRefusal(begun)) return begun;
  const applied = await applyImport(deps, { site, runId: planned.id }, prepared.plan).catch(
    async (error: unknown) => {
      await saveRun(deps, site.id, { ...planned, status: 'failed' });
      throw error;
    },
  );
  const report = await withOutcome(deps, site.id, { report: planned.report, applied });
  const run: ImportRun = { ...planned, report };
  await leavePictures(deps, site.id, { run, wanted: wantedImages(applied.products) });
  return run;
}

// One at a time; should the process die before the rows are written, the run is ended by a message.
async function beginRun(
  deps: Deps,
  siteId: string,
  { run, source }: { readonly run: ImportRun; readonly source: string },
): Promise<Refusal | null> {
  const message = deps.newId();
  return deps.db.forSite(siteId, async (tx) => {
    const { isRunning } = await lockImports(tx);
    if (isRunning) return refuse('import-running');
    await insertImportRun(tx, {
      id: run.id,
      fileName: run.fileName,
      status: run.status,
      source,
      report: reportText(run),
    });
    await addToOutbox(tx, {
      id: message,
      topic: 'import-watch',
      dedupeKey: `import-watch.${run.id}`,
      payload: { runId: run.id },
      dueAt: new Date(deps.now() + rowsWithin),
    });
    return null;
  });
}

async function leavePictures(
  deps: Deps,
  siteId: string,
  { run, wanted }: { readonly run: ImportRun; readonly wanted: readonly WantedImages[] },
): Promise<void> {
  const message = deps.newId();
  await deps.db.forSite(siteId, async (tx) => {
    await updateImportRun(tx, { id: run.id, status: run.status, report: reportText(run) });
    await addToOutbox(tx, {
      id: message,
      topic: 'import-images',
      dedupeKey: `import-images.${run.id}`,
      payload: { runId: run.id, wanted },
    });
  });
}

/** Fetches the pictures of a run and ends it; a run that has ended is left alone. */
export async function finishImport(
  deps: Deps,
  site: SiteEntry,
  { runId, wanted }: { readonly runId: string; readonly wanted: readonly WantedImages[] },
): Promise<void> {
  const run = await readImport(deps, site.id, runId);
  if (isRefusal(run) || run.status !== 'running') return;
  const images = await importImages(deps, site, { wanted, waiting: run.report.images });
  await saveRun(deps, site.id, { ...run, status: 'done', report: { ...run.report, images } });
}

// Its rows are not looked into: the report was made of them, and may have thousands.
const storedReport = objectWith<ImportReport>({
  counts: writtenRecord<ImportReport['counts']>,
  products: writtenRecord<ImportReport['products']>,
  rows: listOf(writtenRecord<ImportReport['rows'][number]>),
  stores: listOf(writtenRecord<ImportReport['stores'][number]>),
  images: listOf(writtenRecord<ImportReport['images'][number]>),
});

/** A run of the site with its report. */
export async function readImport(deps: Deps, siteId: string, id: string): Promise<ImportRun | Refusal> {
  const row = await deps.db.forSite(siteId, (tx) => findImportRun(tx, id), { readOnly: true });
  if (!row) return refuse('import-not-found');
  const report = decodeJson(storedReport, row.report);
  // Safe: the column's CHECK lists the states.
  return { id: row.id, fileName: row.fileName, status: row.status as ImportRun['status'], report };
}

// Products that met somebody else's change are refused after all.
async function withOutcome(
  deps: Deps,
  siteId: string,
  { report, applied }: { readonly report: ImportReport; readonly applied: AppliedImport },
): Promise<ImportReport> {
  const lost = new Set(
    applied.products
      .filter((product) => product.productId === null)
      .flatMap((product) => product.planned.rows),
  );
  const rows = report.rows.map((row) =>
    lost.has(row.number)
      ? { ...row, verdict: 'refused' as const, reason: wordsOf(refuse('row-version-conflict')) }
      : row,
  );
  const made = new Set(applied.newStores.map((store) => store.id));
  const stores = await deps.db.forSite(siteId, (tx) => findStores(tx), { readOnly: true });
  const lostProducts = applied.products.filter((product) => product.productId === null);
  const products = { ...report.products, refused: report.products.refused + lostProducts.length };
  for (const { planned } of lostProducts) products[planned.verdict] -= 1;
  return {
    ...report,
    rows,
    counts: countVerdicts(rows.map((row) => row.verdict)),
    products,
    stores: stores
      .filter((store) => made.has(store.id))
      .map((store) => ({ id: store.id, title: store.title, urlId: store.urlSlug })),
  };
}

async function keepRun(
  deps: Deps,
  siteId: string,
  { run, source }: { readonly run: ImportRun; readonly source: string },
): Promise<void> {
  const row = { id: run.id, fileName: run.fileName, status: run.status, source, report: reportText(run) };
  await deps.db.forSite(siteId, (tx) => insertImportRun(tx, row));
}

async function saveRun(deps: Deps, siteId: string, run: ImportRun): Promise<void> {
  const row = { id: run.id, status: run.status, report: reportText(run) };
  await deps.db.forSite(siteId, (tx) => updateImportRun(tx, row));
}

// A faulty row may hold NUL, which PostgreSQL's JSON cannot keep.
function reportText(run: ImportRun): string {
  return JSON.stringify(run.report, (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '\ufffd').toWellFormed() : value,
  );
}
