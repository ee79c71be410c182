import {
  addRedirects as addEndpoint,
  listRedirects,
  removeRedirects as removeEndpoint,
} from '@veranda/contracts/redirects';
import { findSettings } from '@veranda/db/sites/reader';
import { saveSettings } from '@veranda/db/sites/writer';
import {
  type Redirect,
  redirectsProblem,
  normalizeRedirect,
  withRedirects,
} from '@veranda/domain/publishing/redirects';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { type Route, route } from '../../platform/http/route.ts';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';

interface RedirectList {
  redirects: Redirect[];
}

/** The owner's redirects: listed, added, removed. */
export function redirectRoutes(deps: Pick<Deps, 'db'>): Route[] {
  return [
    route(listRedirects, async (call) => readRedirects(deps, siteOf(call).id)),
    route(addEndpoint, async (call) => addRedirects(deps, siteOf(call).id, call.body)),
    route(removeEndpoint, async (call) => removeRedirects(deps, siteOf(call).id, call.body.from)),
  ];
}

async function readRedirects({ db }: Pick<Deps, 'db'>, siteId: string): Promise<RedirectList | Refusal> {
  const row = await db.forSite(siteId, (tx) => findSettings(tx), { readOnly: true });
  return row ? { redirects: [...(row.doc.settings.redirects ?? [])] } : refuse('not-found');
}

// In the place of those from the same addresses and of the one from `replaces`.
function addRedirects(
  deps: Pick<Deps, 'db'>,
  siteId: string,
  { redirects, replaces }: { readonly redirects: readonly Redirect[]; readonly replaces?: string },
): Promise<RedirectList | Refusal> {
  const added = redirects.map(normalizeRedirect);
  return change(deps, siteId, (before) => {
    const kept = before.filter(({ from }) => from !== replaces);
    const all = withRedirects(kept, added);
    const problem = redirectsProblem(all);
    return problem ? inSent(problem, all, added) : all;
  });
}

function removeRedirects(
  deps: Pick<Deps, 'db'>,
  siteId: string,
  from: readonly string[],
): Promise<RedirectList | Refusal> {
  return change(deps, siteId, (before) => before.filter((redirect) => !from.includes(redirect.from)));
}

// The field names one of those that were sent; a circle that only an older one closes is told of the first of them.
function inSent(problem: Refusal, all: readonly Redirect[], sent: readonly Redirect[]): Refusal {
  const [, at = '', part = 'from'] = problem.field?.split('.') ?? [];
  const index = sent.findIndex(({ from }) => from === all[Number(at)]?.from);
  return { ...problem, field: `redirects.${String(Math.max(0, index))}.${part}` };
}

async function change(
  { db }: Pick<Deps, 'db'>,
  siteId: string,
  next: (before: readonly Redirect[]) => readonly Redirect[] | Refusal,
): Promise<RedirectList | Refusal> {
  return transactionWithRefusal(db, siteId, async (tx) => {
    const row = await findSettings(tx);
    if (!row) return refuse('not-found');
    const { doc, version } = row;
    const redirects = next(doc.settings.redirects ?? []);
    if ('kind' in redirects) return redirects;
    const settings = { ...doc.settings, redirects };
    if (!(await saveSettings(tx, { doc: { ...doc, settings }, version }))) return refuse('version-conflict');
    return { redirects: [...redirects] };
  });
}
