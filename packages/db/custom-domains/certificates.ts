import type { CertificateProblem } from '@veranda/domain/custom-domains/certificate-states';
import type { GlobalTransaction, SiteTransaction } from '../platform/site-transaction.ts';
import type { RecordOf } from '../schema.ts';

type CertificateRecord = RecordOf<'domainCertificate'>;

/** The certificates of the site's domains, and how their orders stand; without what is secret. */
export async function findCertificates(
  tx: SiteTransaction,
): Promise<Pick<CertificateRecord, 'domainId' | 'expiresAt' | 'problem' | 'nextAt'>[]> {
  return tx
    .selectFrom('domainCertificate')
    .select(['domainId', 'expiresAt', 'problem', 'nextAt'])
    .where('siteId', '=', tx.siteId)
    .execute();
}

/** Begins an order, unless another is under way or paused: until then nobody else does. False where it may not begin. */
export async function claimOrder(
  tx: SiteTransaction,
  domainId: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<boolean> {
  const claimed = await tx
    .insertInto('domainCertificate')
    .values({ siteId: tx.siteId, domainId, nextAt: until })
    .onConflict((conflict) =>
      conflict
        .columns(['siteId', 'domainId'])
        .doUpdateSet({ nextAt: until })
        .where('domainCertificate.nextAt', '<=', now),
    )
    .returning('domainId')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Keeps what a domain has to answer to the authority; null for nothing any more. */
export async function saveChallenge(
  tx: SiteTransaction,
  domainId: string,
  challenge: { readonly token: string; readonly answer: string } | null,
): Promise<void> {
  await updateCertificate(tx, domainId, {
    challengeToken: challenge?.token ?? null,
    challengeAnswer: challenge?.answer ?? null,
  });
}

/** Keeps an issued certificate in the place of the one before. */
export async function saveCertificate(
  tx: SiteTransaction,
  domainId: string,
  issued: { readonly chain: string; readonly keySealed: Uint8Array; readonly expiresAt: Date },
): Promise<void> {
  await updateCertificate(tx, domainId, { ...issued, problem: null, failures: 0, nextAt: new Date(0) });
}

/** Keeps that an order failed; the certificate that is there stays. */
export async function saveOrderFailure(
  tx: SiteTransaction,
  domainId: string,
  failure: { readonly problem: CertificateProblem; readonly failures: number; readonly nextAt: Date },
): Promise<void> {
  await updateCertificate(tx, domainId, failure);
}

/** Orders of a domain that failed since the last that did not. */
export async function countOrderFailures(tx: SiteTransaction, domainId: string): Promise<number> {
  const row = await tx
    .selectFrom('domainCertificate')
    .select('failures')
    .where('siteId', '=', tx.siteId)
    .where('domainId', '=', domainId)
    .executeTakeFirst();
  return row?.failures ?? 0;
}

/** What the site's domains answer to the token of an authority; undefined where none was told it. */
export async function findChallengeAnswer(tx: SiteTransaction, token: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('domainCertificate')
    .select('challengeAnswer')
    .where('siteId', '=', tx.siteId)
    .where('challengeToken', '=', token)
    .executeTakeFirst();
  return row?.challengeAnswer ?? undefined;
}

/** The certificate of a host of the site with its sealed key; undefined where there is none. */
export async function findKeyPair(
  tx: SiteTransaction,
  host: string,
): Promise<
  { readonly domainId: string; readonly chain: string; readonly keySealed: Uint8Array } | undefined
> {
  const row = await tx
    .selectFrom('domainCertificate')
    .innerJoin('customDomain', (join) =>
      join
        .onRef('customDomain.siteId', '=', 'domainCertificate.siteId')
        .onRef('customDomain.id', '=', 'domainCertificate.domainId'),
    )
    .select(['domainId', 'chain', 'keySealed'])
    .where('domainCertificate.siteId', '=', tx.siteId)
    .where('customDomain.host', '=', host)
    .executeTakeFirst();
  if (!row?.chain || !row.keySealed) return undefined;
  return { domainId: row.domainId, chain: row.chain, keySealed: row.keySealed };
}

/** The sealed key of the account with an authority: the one that is there, else this one. */
export async function keepAcmeAccount(
  tx: GlobalTransaction,
  account: { readonly directory: string; readonly keySealed: Uint8Array },
): Promise<Uint8Array> {
  await tx
    .insertInto('acmeAccount')
    .values(account)
    .onConflict((conflict) => conflict.column('directory').doNothing())
    .execute();
  const kept = await findAcmeAccount(tx, account.directory);
  return kept ?? account.keySealed;
}

/** The sealed key of the account with an authority; undefined where there is none yet. */
export async function findAcmeAccount(
  tx: GlobalTransaction,
  directory: string,
): Promise<Uint8Array | undefined> {
  const row = await tx
    .selectFrom('acmeAccount')
    .select('keySealed')
    .where('directory', '=', directory)
    .executeTakeFirst();
  return row?.keySealed;
}

async function updateCertificate(
  tx: SiteTransaction,
  domainId: string,
  values: Partial<Omit<CertificateRecord, 'siteId' | 'domainId'>>,
): Promise<void> {
  await tx
    .updateTable('domainCertificate')
    .set(values)
    .where('siteId', '=', tx.siteId)
    .where('domainId', '=', domainId)
    .execute();
}
