import type { SampleEntry } from '@veranda/contracts/sample-content';
import { deleteProduct } from '@veranda/db/catalog/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import {
  findSampleContent,
  findTrashedSamples,
  lockContent,
  restoreSamples,
  type SampleContent,
  trashSamples,
} from '@veranda/db/sites/sample-content';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import { may } from '@veranda/domain/contributors/rights';
import { isRefusal, type Refusal } from '@veranda/domain/refusal';
import type { MemberIdentity } from '../../platform/http/route.ts';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import { restoreTrashedProducts } from '../../services/commerce/products/restore-products.ts';
import type { Deps } from '../../services/deps.ts';
import { linkPage, menusOf, unlinkPage } from '../../services/sites/documents/menu-links.ts';

type SampleDeps = Pick<Deps, 'db' | 'newId' | 'sites'>;

/** Somebody who removes sample content. */
interface Remover {
  readonly siteId: string;
  readonly accountId: string;
  readonly member: MemberIdentity;
}

/** Sample content that this member may remove: what of the template nobody has changed. */
export async function readSamples(
  { db }: Pick<Deps, 'db'>,
  { siteId, member }: Pick<Remover, 'siteId' | 'member'>,
): Promise<readonly SampleContent[]> {
  const rows = await db.forSite(siteId, findSampleContent, { readOnly: true });
  return rows.filter((row) => mayRemove(member, row));
}

/** Moves sample content to the trash, and its pages out of the menus; what has been changed meanwhile stays. */
export async function removeSamples(
  deps: SampleDeps,
  { siteId, accountId, member }: Remover,
  ids: readonly string[],
): Promise<{ readonly removed: readonly SampleEntry[] } | Refusal> {
  const result = await transactionWithRefusal(deps.db, siteId, async (tx) => {
    await lockContent(tx, ids);
    const wanted = new Set(ids);
    const rows = (await findSampleContent(tx)).filter((row) => wanted.has(row.id) && mayRemove(member, row));
    const removed: SampleEntry[] = [];
    for (const row of rows) {
      const menus = row.kind === 'page' ? await menusOf(tx, row.id) : [];
      if (row.kind === 'product') await deleteProduct(tx, row.id);
      if (menus.length > 0) {
        const refused = await unlinkPage({ tx, newId: deps.newId, accountId }, row);
        if (refused) return refused;
      }
      removed.push({ ...row, menus: [...menus] });
    }
    await trashSamples(
      tx,
      rows.flatMap(({ kind, id }) => (kind === 'product' ? [] : [id])),
    );
    await bumpSiteVersion(tx);
    return { removed };
  });
  await deps.sites.refresh(siteId);
  return result;
}

/** Takes sample content back that was removed, with its pages at the end of the menus that they were in. */
export async function takeSamplesBack(
  deps: SampleDeps,
  { siteId, accountId, member }: Remover,
  entries: readonly SampleEntry[],
): Promise<{ readonly restored: number } | Refusal> {
  const result = await transactionWithRefusal(deps.db, siteId, async (tx) => {
    const allowed = entries.filter((entry) => mayRemove(member, entry));
    const idsOf = (isProduct: boolean) =>
      allowed.flatMap(({ kind, id }) => ((kind === 'product') === isProduct ? [id] : []));
    const back = await restoreSamples(tx, idsOf(false));
    const products = await restoreTrashedProducts(tx, await findTrashedSamples(tx, idsOf(true)));
    if (isRefusal(products)) return products;
    const pages = allowed.filter(({ kind, id }) => kind === 'page' && back.has(id));
    const refused = await relink({ tx, newId: deps.newId, accountId }, pages);
    if (refused) return refused;
    await bumpSiteVersion(tx);
    return { restored: back.size + products.length };
  });
  await deps.sites.refresh(siteId);
  return result;
}

async function relink(
  context: { readonly tx: SiteTransaction; readonly newId: Deps['newId']; readonly accountId: string },
  pages: readonly SampleEntry[],
): Promise<Refusal | null> {
  for (const page of pages)
    for (const menu of page.menus) {
      const refused = await linkPage(context, page, menu);
      if (refused) return refused;
    }
  return null;
}

function mayRemove(member: MemberIdentity, { kind }: Pick<SampleContent, 'kind'>): boolean {
  return kind !== 'product' || may(member, 'products', 'write');
}
