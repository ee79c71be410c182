import { domainToASCII } from 'node:url';
import {
  addDomain,
  checkDomain as checkCall,
  type Domains,
  type DomainView,
  listDomains,
  removeDomain,
  setPrimaryDomain,
} from '@veranda/contracts/custom-domains';
import { findCertificates } from '@veranda/db/custom-domains/certificates';
import {
  deleteDomain,
  type DomainRecord,
  findDomain,
  findDomains,
  findOwnHosts,
  insertDomain,
  setPrimaryHost,
} from '@veranda/db/custom-domains/domains';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { type CertificateOrders, certificateState } from '@veranda/domain/custom-domains/certificate-states';
import { isServed } from '@veranda/domain/custom-domains/domain-states';
import {
  checkedDomainName,
  domainText,
  maxDomains,
  proofName,
  proofOf,
} from '@veranda/domain/custom-domains/domain-name';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { type Route, route } from '../../platform/http/route.ts';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { askAgain, checkDomain, type DomainDeps } from './check-domain.ts';
import { servedHost } from './served-host.ts';

const tokenBytes = 18;

/** The custom domains of a site. */
export function customDomainRoutes(deps: DomainDeps): Route[] {
  return [
    route(listDomains, async (call) => readDomains(deps, siteOf(call).id)),
    route(addDomain, async (call) => {
      const { id } = siteOf(call);
      const added = await add(deps, id, call.body.host);
      return isRefusal(added) ? added : readDomains(deps, id);
    }),
    route(checkCall, async (call) => {
      const { id: siteId } = siteOf(call);
      const { domain } = call.params;
      return change(deps, { siteId, domain, work: ({ id }) => checkDomain(deps, siteId, id) });
    }),
    route(removeDomain, async (call) => {
      const { id: siteId } = siteOf(call);
      const work = ({ id, host }: DomainRecord) =>
        deps.db.forSite(siteId, (tx) => deleteDomain(tx, { id, host: servedHost(deps.settings, host) }));
      return change(deps, { siteId, domain: call.params.domain, work });
    }),
    route(setPrimaryDomain, async (call) => {
      const { id } = siteOf(call);
      const chosen = await transactionWithRefusal(deps.db, id, (tx) =>
        choosePrimary(deps, tx, call.body.domain),
      );
      if (isRefusal(chosen)) return chosen;
      await deps.sites.refresh(id);
      return readDomains(deps, id);
    }),
  ];
}

async function readDomains(deps: DomainDeps, siteId: string): Promise<Domains> {
  const { domains, certificates, own, primary } = await deps.db.forSite(
    siteId,
    async (tx) => ({
      domains: await findDomains(tx),
      certificates: new Map((await findCertificates(tx)).map((each) => [each.domainId, each])),
      ...(await findOwnHosts(tx)),
    }),
    { readOnly: true },
  );
  const ownHost = own.replace(/:\d+$/, '');
  // A name server that does not answer costs the owner the hint alone.
  const addresses = domains.length === 0 ? [] : await deps.domainProbe.addresses(ownHost).catch(() => []);
  return {
    domains: domains.map((domain) => ({
      ...presentDomain(domain, servedHost(deps.settings, domain.host) === primary),
      certificate:
        deps.certificates && isServed(domain.state)
          ? presentCertificate(certificates.get(domain.id) ?? null, deps.now())
          : null,
    })),
    ownHost,
    addresses: [...addresses],
  };
}

function presentCertificate(orders: CertificateOrders | null, now: number): DomainView['certificate'] {
  const problem = orders?.problem ?? null;
  return {
    state: certificateState(orders, now),
    until: orders?.expiresAt?.toISOString() ?? null,
    problem,
    nextAt: orders && problem ? orders.nextAt.toISOString() : null,
  };
}

function presentDomain(domain: DomainRecord, isPrimary: boolean): Omit<DomainView, 'certificate'> {
  const { id, host, state, problem, checkedAt, token } = domain;
  return {
    id,
    host,
    state,
    isPrimary,
    problem,
    checkedAt: checkedAt?.toISOString() ?? null,
    proof: { name: `${proofName}.${host}`, value: proofOf(token) },
  };
}

async function add(deps: DomainDeps, siteId: string, sent: string): Promise<null | Refusal> {
  const { settings, newId, random } = deps;
  const host = checkedDomainName(domainToASCII(domainText(sent).replace(/:\d+$/, '')), {
    studio: new URL(settings.studioOrigin).hostname,
    sites: settings.sitesDomain.replace(/:\d+$/, ''),
    isLaptop: settings.scheme === 'http',
  });
  if (isRefusal(host)) return host;
  return transactionWithRefusal(deps.db, siteId, async (tx) => {
    const domains = await findDomains(tx);
    if (domains.some((domain) => domain.host === host)) return refuse('domain-there', { field: 'host' });
    if (domains.length >= maxDomains)
      return refuse('too-many-domains', { field: 'host', params: { max: maxDomains } });
    const id = newId();
    await insertDomain(tx, { id, host, token: Buffer.from(random(tokenBytes)).toString('base64url') });
    await askAgain(deps, tx, { id, state: 'waiting', createdAt: new Date(deps.now()) });
    return null;
  });
}

interface Change {
  readonly siteId: string;
  /** Id of the domain. */
  readonly domain: string;
  readonly work: (domain: DomainRecord) => Promise<void>;
}

async function change(deps: DomainDeps, { siteId, domain: id, work }: Change): Promise<Domains | Refusal> {
  const domain = await deps.db.forSite(siteId, (tx) => findDomain(tx, id), { readOnly: true });
  if (!domain) return refuse('unknown-domain');
  await work(domain);
  await deps.sites.refresh(siteId);
  return readDomains(deps, siteId);
}

async function choosePrimary(
  { settings }: DomainDeps,
  tx: SiteTransaction,
  id: string | null,
): Promise<null | Refusal> {
  if (id === null) {
    await setPrimaryHost(tx, null);
    return null;
  }
  const domain = await findDomain(tx, id);
  if (!domain) return refuse('unknown-domain');
  // Every link that the product writes leads to it.
  if (domain.state !== 'live') return refuse('domain-not-live', { field: 'domain' });
  await setPrimaryHost(tx, servedHost(settings, domain.host));
  return null;
}
