import { setTimeout as pause } from 'node:timers/promises';
import {
  type ImportRun,
  exportProducts as exportEndpoint,
  getImport,
  importProducts,
} from '@veranda/contracts/catalog-import';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { csvResponse } from '../../platform/csv/csv-response.ts';
import type { Deps } from '../../services/deps.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { exportProducts } from './export-products.ts';
import { checkImport, readImport, startImport } from './import-products.ts';

// Pictures that are there soon come with the answer; the others are asked for by the run's id.
const timeoutMs = 5_000;

/** Products in and out as a CSV file. */
export function importRoutes(deps: Deps): Route[] {
  return [
    route(importProducts, async (call) => {
      const [file] = call.files;
      if (!file) return refuse('file-missing', { field: 'file' });
      const { mode, collection, overflow = 'refuse' } = call.query;
      const wanted = { file, collectionId: collection, overflow };
      if (mode === 'check') return checkImport(deps, siteOf(call), wanted);
      const started = await startImport(deps, siteOf(call), wanted);
      return isRefusal(started) ? started : whenEnded(deps, siteOf(call).id, started);
    }),
    route(getImport, async (call) => readImport(deps, siteOf(call).id, call.params.run)),
    route(exportEndpoint, async (call) => {
      const text = await exportProducts(deps, siteOf(call), call.query.collection ?? null);
      if (isRefusal(text)) return text;
      return csvResponse(`products-${siteOf(call).slug}.csv`, text);
    }),
  ];
}

// The run as it is when it has ended, or after the timeoutMs of whoever asked.
async function whenEnded(deps: Deps, siteId: string, started: ImportRun): Promise<ImportRun | Refusal> {
  const latest = deps.now() + timeoutMs;
  let run: ImportRun | Refusal = started;
  while (!isRefusal(run) && run.status === 'running' && deps.now() < latest) {
    await pause(100);
    run = await readImport(deps, siteId, started.id);
  }
  return run;
}
