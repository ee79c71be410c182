import type { DomainProblem, DomainState } from '@veranda/domain/custom-domains/domain-states';
import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';
import type { RecordOf } from '../schema.ts';
import { bumpSiteVersion } from '../sites/writer.ts';

export type DomainRecord = RecordOf<'customDomain'>;

/** The domains of the site in the order in which they were added. */
export async function findDomains(tx: SiteTransaction): Promise<DomainRecord[]> {
  return tx
    .selectFrom('customDomain')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function findDomain(tx: SiteTransaction, id: string): Promise<DomainRecord | undefined> {
  return tx
    .selectFrom('customDomain')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertDomain(
  tx: SiteTransaction,
  domain: Pick<DomainRecord, 'id' | 'host' | 'token'>,
): Promise<void> {
  await tx
    .insertInto('customDomain')
    .values({ ...domain, siteId: tx.siteId, state: 'waiting', problem: null, checkedAt: null })
    .execute();
}

export async function saveCheck(
  tx: SiteTransaction,
  id: string,
  check: { readonly state: DomainState; readonly problem: DomainProblem | null },
): Promise<void> {
  await tx
    .updateTable('customDomain')
    .set({ ...check, checkedAt: sql<Date>`now()` })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .execute();
}

/** Forgets a domain, whatever it is to visitors. */
export async function deleteDomain(
  tx: SiteTransaction,
  { id, host }: Pick<DomainRecord, 'id' | 'host'>,
): Promise<void> {
  await stopServing(tx, host);
  await tx.deleteFrom('customDomain').where('siteId', '=', tx.siteId).where('id', '=', id).execute();
}

/** The site that visitors of a host get, with the token that it has proven it by; undefined where none has it. */
export async function findHolder(
  tx: SiteTransaction,
  host: string,
): Promise<Pick<RecordOf<'domain'>, 'siteId' | 'token'> | undefined> {
  return tx.selectFrom('domain').select(['siteId', 'token']).where('host', '=', host).executeTakeFirst();
}

/** Answers visitors of a proven host by this site, in the place of one that cannot prove it any more. */
export async function serveDomain(
  tx: SiteTransaction,
  { host, token }: Pick<DomainRecord, 'host' | 'token'>,
): Promise<void> {
  const holder = await findHolder(tx, host);
  if (holder?.siteId === tx.siteId) return;
  if (holder) await dropHost(tx, host, holder.siteId);
  await tx.insertInto('domain').values({ host, siteId: tx.siteId, canonical: false, token }).execute();
  await bumpSiteVersion(tx);
}

/** Answers visitors of a host no more; nothing where the site does not hold it. */
export async function stopServing(tx: SiteTransaction, host: string): Promise<void> {
  const holder = await findHolder(tx, host);
  if (holder?.siteId === tx.siteId && holder.token !== null) await dropHost(tx, host, tx.siteId);
}

async function dropHost(tx: SiteTransaction, host: string, siteId: string): Promise<void> {
  const dropped = await tx
    .deleteFrom('domain')
    .where('host', '=', host)
    .returning('canonical')
    .executeTakeFirst();
  // The address that a site was made with is always there.
  if (dropped?.canonical)
    await tx
      .updateTable('domain')
      .set({ canonical: true })
      .where('siteId', '=', siteId)
      .where('token', 'is', null)
      .execute();
  await tx
    .updateTable('site')
    .set({ version: sql`version + 1`, updatedAt: sql`now()` })
    .where('id', '=', siteId)
    .execute();
}

/** Makes a host of the site its main one, to which all others lead; null for the address that it was made with. */
export async function setPrimaryHost(tx: SiteTransaction, host: string | null): Promise<void> {
  const own = tx.updateTable('domain').where('siteId', '=', tx.siteId);
  await own.set({ canonical: false }).where('canonical', '=', true).execute();
  const chosen = own.set({ canonical: true });
  await (host === null ? chosen.where('token', 'is', null) : chosen.where('host', '=', host)).execute();
  await bumpSiteVersion(tx);
}

/** Hosts of the site: the one that it was made with, and its main one. */
export async function findOwnHosts(
  tx: SiteTransaction,
): Promise<{ readonly own: string; readonly primary: string }> {
  const rows = await tx
    .selectFrom('domain')
    .select(['host', 'token', 'canonical'])
    .where('siteId', '=', tx.siteId)
    .execute();
  const own = rows.find(({ token }) => token === null)?.host ?? '';
  return { own, primary: rows.find(({ canonical }) => canonical)?.host ?? own };
}
