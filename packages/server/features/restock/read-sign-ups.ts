import { readSignUpGroups, readSignUps } from '@veranda/db/restock/reader';
import type { Deps } from '../../services/deps.ts';
import { presentGroup, presentSignUp } from './present.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** Groups and sign-ups a page. */
const pageSize = 50;

const idShape = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** A page of groups; what is no cursor of ours begins at the beginning. */
export async function readGroups(deps: Pick<Deps, 'db'>, site: SiteEntry, cursor: string | undefined) {
  const page = { after: after(cursor), limit: pageSize + 1 };
  const rows = await deps.db.forSite(site.id, (tx) => readSignUpGroups(tx, page), {
    readOnly: true,
  });
  const shown = rows.slice(0, pageSize);
  return {
    signUpGroups: shown.map((row) => presentGroup(site, row)),
    ...pagingOf(rows.length, shown.at(-1)?.firstId),
  };
}

/** A page of the sign-ups for one variant. */
export async function readGroup(
  deps: Pick<Deps, 'db'>,
  siteId: string,
  query: { readonly productId: string; readonly variantId: string; readonly cursor?: string },
) {
  const page = { ...query, after: after(query.cursor), limit: pageSize + 1 };
  const rows = await deps.db.forSite(siteId, (tx) => readSignUps(tx, page), { readOnly: true });
  const shown = rows.slice(0, pageSize);
  return { signUps: shown.map(presentSignUp), ...pagingOf(rows.length, shown.at(-1)?.id) };
}

function after(cursor: string | undefined): string | null {
  return cursor !== undefined && idShape.test(cursor) ? cursor : null;
}

function pagingOf(read: number, last: string | undefined) {
  const hasNextPage = read > pageSize;
  return { hasNextPage, nextPageCursor: hasNextPage ? (last ?? null) : null };
}
