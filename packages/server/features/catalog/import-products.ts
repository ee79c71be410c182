import type { ImportReport, ImportRun } from '@veranda/contracts/catalog-import';
import { findImportRun, insertImportRun, updateImportRun } from '@veranda/db/catalog/import-runs';
import { findStores } from '@veranda/db/catalog/stores';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../platform/deps.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import { type AppliedImport, applyImport } from './apply-import.ts';
import { importImages } from './import-images.ts';
import { countVerdicts, reportImport, wordsOf } from './import-report.ts';
import { type ImportTarget, prepareImport } from './prepare-import.ts';
import { readImportFile } from './read-import-file.ts';

/** A file that came with a call, and where it is imported to. */
export interface ImportRequest extends ImportTarget {
  readonly file: { readonly fileName: string; readonly bytes: Uint8Array };
}

/** An applied import: its rows are written; `finished` resolves when the pictures are fetched as well. */
export interface StartedImport {
  readonly run: ImportRun;
  readonly finished: Promise<ImportRun>;
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

/** Imports a file: rows first, each product whole or not at all; then its pictures, which never make it fail. */
export async function startImport(
  deps: Deps,
  site: SiteEntry,
  request: ImportRequest,
): Promise<StartedImport | Refusal> {
  const read = readImportFile(request.file.bytes);
  if (isRefusal(read)) return read;
  const prepared = await prepareImport(deps, site, { file: read, target: request });
  if (isRefusal(prepared)) return prepared;
  const id = deps.newId();
  const planned: ImportRun = {
    id,
    fileName: request.file.fileName.slice(0, 255),
    status: 'running',
    report: reportImport(read, prepared.plan, prepared),
  };
  await keepRun(deps, site.id, { run: planned, source: read.sha256 });
  const applied = await applyImport(deps, { siteId: site.id, runId: id }, prepared.plan).catch(
    async (error: unknown) => {
      await saveRun(deps, site.id, { ...planned, status: 'failed' });
      throw error;
    },
  );
  const run = { ...planned, report: await withOutcome(deps, site.id, { report: planned.report, applied }) };
  await saveRun(deps, site.id, run);
  const finished = importImages(deps, site.id, {
    applied: applied.products,
    stored: prepared.storedImages,
  })
    .then((images): ImportRun => ({ ...run, status: 'done', report: { ...run.report, images } }))
    .catch((error: unknown): ImportRun => {
      deps.log.error({ error, website_id: site.id, run: id }, 'the pictures of an import failed');
      return { ...run, status: 'failed' };
    })
    .then(async (ended) => {
      await saveRun(deps, site.id, ended);
      return ended;
    });
  return { run, finished };
}

/** A run of the site with its report. */
export async function readImport(deps: Deps, siteId: string, id: string): Promise<ImportRun | Refusal> {
  const row = await deps.db.forSite(siteId, (tx) => findImportRun(tx, siteId, id), { readOnly: true });
  if (!row) return refuse('import-not-found');
  const report = JSON.parse(row.report) as ImportReport;
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
    applied.products.filter((one) => one.productId === null).flatMap((one) => one.planned.rows),
  );
  const rows = report.rows.map((row) =>
    lost.has(row.number)
      ? { ...row, verdict: 'refused' as const, reason: wordsOf(refuse('row-changed-meanwhile')) }
      : row,
  );
  const made = new Set(applied.newStores.map((store) => store.id));
  const stores = await deps.db.forSite(siteId, (tx) => findStores(tx, siteId), { readOnly: true });
  const lostProducts = applied.products.filter((one) => one.productId === null);
  const products = { ...report.products, refused: report.products.refused + lostProducts.length };
  for (const { planned } of lostProducts) products[planned.verdict] -= 1;
  return {
    ...report,
    rows,
    counts: countVerdicts(rows.map((row) => row.verdict)),
    products,
    stores: stores
      .filter((store) => made.has(store.id))
      .map((store) => ({ id: store.id, title: store.title, urlId: store.url_slug })),
  };
}

async function keepRun(
  deps: Deps,
  siteId: string,
  { run, source }: { readonly run: ImportRun; readonly source: string },
): Promise<void> {
  const row = { id: run.id, fileName: run.fileName, status: run.status, source, report: reportText(run) };
  await deps.db.forSite(siteId, (tx) => insertImportRun(tx, siteId, row));
}

async function saveRun(deps: Deps, siteId: string, run: ImportRun): Promise<void> {
  const row = { id: run.id, status: run.status, report: reportText(run) };
  await deps.db.forSite(siteId, (tx) => updateImportRun(tx, siteId, row));
}

// A faulty row may hold NUL, which PostgreSQL's JSON cannot keep.
function reportText(run: ImportRun): string {
  return JSON.stringify(run.report, (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '\ufffd').toWellFormed() : value,
  );
}
