import * as calls from '@veranda/contracts/content-import';
import { countEntries, findEntries } from '@veranda/db/content-import/entries';
import {
  type ContentImport,
  findContentImport,
  findContentImports,
} from '@veranda/db/content-import/imports';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { refusalMessage } from '../../platform/http/errors.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { beginImport, cancelImport, startImport, undoImport } from './begin-import.ts';

/** Imports that a list shows. */
const maxShown = 20;

/** Imports of content from other products. */
export function contentImportRoutes(deps: Deps): Route[] {
  const reading = <T>(siteId: string, work: (tx: SiteTransaction) => Promise<T>): Promise<T> =>
    deps.db.forSite(siteId, work, { readOnly: true });
  const answer = async (siteId: string, found: ContentImport | Refusal | null) => {
    if (found === null) return refuse('content-import-not-found');
    return isRefusal(found) ? found : { import: await reading(siteId, (tx) => present(tx, found)) };
  };
  return [
    route(calls.listContentImports, async (call) =>
      reading(siteOf(call).id, async (tx) => {
        const imports = [];
        for (const found of await findContentImports(tx, maxShown)) imports.push(await present(tx, found));
        return { imports };
      }),
    ),
    route(calls.beginContentImport, async (call) => {
      const { id } = siteOf(call);
      return answer(id, await beginImport(deps, id, call.body.uploads));
    }),
    route(calls.getContentImport, async (call) => {
      const { id } = siteOf(call);
      return answer(id, await reading(id, (tx) => findContentImport(tx, call.params.import)));
    }),
    route(calls.listContentImportEntries, async (call) =>
      reading(siteOf(call).id, (tx) => listEntries(tx, { id: call.params.import, query: call.query })),
    ),
    route(calls.startContentImport, async (call) => {
      const { id } = siteOf(call);
      return answer(id, await startImport(deps, id, { id: call.params.import, options: call.body }));
    }),
    route(calls.cancelContentImport, async (call) => {
      const { id } = siteOf(call);
      return answer(id, await cancelImport(deps, id, call.params.import));
    }),
    route(calls.undoContentImport, async (call) => {
      const { id } = siteOf(call);
      return answer(id, await undoImport(deps, id, call.params.import));
    }),
  ];
}

async function listEntries(
  tx: SiteTransaction,
  { id, query }: { readonly id: string; readonly query: EntriesQuery },
) {
  if (!(await findContentImport(tx, id))) return refuse('content-import-not-found');
  const { page = 1, pageSize = 25, kind = '', status = '' } = query;
  const found = await findEntries(tx, id, { kind, status, offset: (page - 1) * pageSize, limit: pageSize });
  return {
    total: found.total,
    entries: found.entries.map(({ position, ...entry }) => ({ ...entry, number: position + 1 })),
  };
}

interface EntriesQuery {
  readonly page?: number;
  readonly pageSize?: number;
  readonly kind?: string;
  readonly status?: string;
}

async function present(tx: SiteTransaction, found: ContentImport) {
  const { id, status, files, facts, options, problem, readBytes, createdAt } = found;
  return {
    id,
    status,
    createdAt: createdAt.toISOString(),
    files: files.map(({ name, bytes }) => ({ name, bytes })),
    bytesRead: readBytes,
    source: facts,
    counts: await countEntries(tx, id),
    collectionId: options?.collectionId ?? null,
    problem: problem === null ? null : refusalMessage(problem, 'en'),
  };
}
