import {
  type DomainRecord,
  findDomain,
  findHolder,
  findOwnHosts,
  saveCheck,
  serveDomain,
  setPrimaryHost,
  stopServing,
} from '@veranda/db/custom-domains/domains';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { proofName, proofOf } from '@veranda/domain/custom-domains/domain-name';
import {
  checkedDomain,
  type DomainFindings,
  isServed,
  nextCheckAfter,
} from '@veranda/domain/custom-domains/domain-states';
import { anyProof, type DomainProbe } from '../../platform/egress/domain-probe.ts';
import type { Deps } from '../../services/deps.ts';
import { readyCertificate } from './obtain-certificate.ts';
import { servedHost } from './served-host.ts';

/** Topic of the job that looks for the records of a domain. */
export const checkTopic = 'check-domain';

export type DomainDeps = Pick<
  Deps,
  'db' | 'log' | 'now' | 'newId' | 'random' | 'settings' | 'sites' | 'domainProbe' | 'certificates'
>;

type Check = ReturnType<typeof checkedDomain> | { state: DomainRecord['state']; problem: 'unreachable' };

/**
 * Looks for the records of a domain and then for its certificate, and serves it from then on, or no more; the next check is
 * asked for. A name server that does not answer changes nothing but what is told.
 */
export async function checkDomain(deps: DomainDeps, siteId: string, id: string): Promise<void> {
  const { db, domainProbe, log } = deps;
  const asked = await db.forSite(siteId, (tx) => readQuestion(deps, tx, id), { readOnly: true });
  if (!asked) return;
  const { domain } = asked;
  const records = await recordsOf(domainProbe, asked).catch((error: unknown) => {
    log.info({ error, host: domain.host }, 'the name servers of a domain did not answer');
    return null;
  });
  if (!records) return keep(deps, siteId, { domain, check: { state: domain.state, problem: 'unreachable' } });
  const pointed = checkedDomain(domain.state, { ...records, hasCertificate: false });
  // Whoever issues its certificate asks the domain itself: it has to be served before.
  await keep(deps, siteId, { domain, check: pointed });
  if (!isServed(pointed.state)) return;
  const hasCertificate = deps.certificates
    ? await readyCertificate(deps, siteId, id)
    : await domainProbe.hasCertificate(domain.host);
  await keep(deps, siteId, {
    domain: { ...domain, ...pointed },
    check: checkedDomain(pointed.state, { ...records, hasCertificate }),
  });
}

/** A domain with what its records are compared with. */
interface Question {
  readonly domain: DomainRecord;
  /** The address that the site was made with. */
  readonly ownHost: string;
  /** Token of the other site that holds the domain; null where none does. */
  readonly otherToken: string | null;
}

async function readQuestion(deps: DomainDeps, tx: SiteTransaction, id: string): Promise<Question | null> {
  const domain = await findDomain(tx, id);
  if (!domain) return null;
  const holder = await findHolder(tx, servedHost(deps.settings, domain.host));
  const otherToken = holder && holder.siteId !== tx.siteId ? (holder.token ?? '') : null;
  return { domain, ownHost: (await findOwnHosts(tx)).own, otherToken };
}

async function recordsOf(
  probe: DomainProbe,
  { domain: { host, token }, ownHost, otherToken }: Question,
): Promise<Omit<DomainFindings, 'hasCertificate'>> {
  const [texts, addresses, ours] = await Promise.all([
    probe.texts(`${proofName}.${host}`),
    probe.addresses(host),
    probe.addresses(ownHost.replace(/:\d+$/, '')),
  ]);
  const isThere = (value: string) => texts.includes(proofOf(value)) || texts.includes(anyProof);
  return {
    isProven: isThere(token),
    // An address of the installation itself, which has no token, is never another site's to lose.
    isTaken: otherToken !== null && (otherToken === '' || isThere(otherToken)),
    address:
      addresses.length === 0
        ? 'none'
        : addresses.every((address) => ours.includes(address))
          ? 'here'
          : 'elsewhere',
  };
}

async function keep(
  deps: DomainDeps,
  siteId: string,
  { domain, check }: { readonly domain: DomainRecord; readonly check: Check },
): Promise<void> {
  await deps.db.forSite(siteId, async (tx) => {
    // It may have been removed while the name servers were asked.
    if (!(await findDomain(tx, domain.id))) return;
    await saveCheck(tx, domain.id, check);
    const host = servedHost(deps.settings, domain.host);
    if (isServed(check.state)) await serveDomain(tx, { host, token: domain.token });
    else await stopServing(tx, host);
    // Links that the product writes lead to the main address: it must be one that works.
    if (check.state === 'away' && (await findOwnHosts(tx)).primary === host) await setPrimaryHost(tx, null);
    await askAgain(deps, tx, { ...domain, ...check });
  });
  await deps.sites.refresh(siteId);
}

/** Asks for the next check of a domain, where there is one; asked twice for one time it is one. */
export async function askAgain(
  { now, newId }: Pick<DomainDeps, 'now' | 'newId'>,
  tx: SiteTransaction,
  { id, state, createdAt }: Pick<DomainRecord, 'id' | 'state' | 'createdAt'>,
): Promise<void> {
  const after = nextCheckAfter(state, now() - createdAt.getTime());
  if (after === null) return;
  const slot = Math.ceil((now() + after) / after);
  await addToOutbox(tx, {
    id: newId(),
    topic: checkTopic,
    dedupeKey: `${checkTopic}:${id}:${state}:${slot}`,
    payload: { domain: id },
    dueAt: new Date(slot * after),
  });
}
