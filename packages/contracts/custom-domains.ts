import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { oneOf } from './one-of.ts';
import { SiteParams } from './sites.ts';

const write = { kind: 'member', area: 'domains', level: 'write' } as const;
const DomainParams = Type.Object({
  site: Type.String({ format: 'uuid' }),
  domain: Type.String({ format: 'uuid' }),
});

const DomainCertificate = Type.Object({
  state: oneOf(['waiting', 'issued', 'failed'], {
    description: 'It is ordered; it is there; or there is none, since the latest order failed.',
  }),
  until: Type.Union([Type.String(), Type.Null()], { description: 'Its end.' }),
  problem: Type.Union([
    oneOf(['unanswered', 'name-servers', 'caa', 'rejected', 'limited', 'authority'], {
      description: 'Reason why the latest order failed; of an issued one, why its renewal did.',
    }),
    Type.Null(),
  ]),
  nextAt: Type.Union([Type.String(), Type.Null()], { description: 'No new order before this instant.' }),
});

const DomainView = Type.Object({
  id: Type.String(),
  host: Type.String(),
  state: oneOf(['waiting', 'securing', 'live', 'away'], {
    description:
      'Its records are awaited; its certificate is; visitors get the site; or it points elsewhere now.',
  }),
  isPrimary: Type.Boolean({ description: 'All other addresses of the site lead to it.' }),
  problem: Type.Union([
    oneOf(['unproven', 'taken', 'no-address', 'other-address', 'no-certificate', 'unreachable'], {
      description: 'What the last check found.',
    }),
    Type.Null(),
  ]),
  checkedAt: Type.Union([Type.String(), Type.Null()]),
  proof: Type.Object(
    { name: Type.String(), value: Type.String() },
    { description: 'The TXT record that proves the domain.' },
  ),
  certificate: Type.Union([DomainCertificate, Type.Null()], {
    description:
      'Null before the domain is served, and where the servers in front of the product have certificates.',
  }),
});
export type DomainView = Static<typeof DomainView>;

const Domains = Type.Object({
  domains: Type.Array(DomainView),
  ownHost: Type.String({ description: 'Address that the site was made with: target of CNAME records.' }),
  addresses: Type.Array(Type.String(), {
    description: 'IP addresses for A records, where a CNAME is not possible.',
  }),
});
export type Domains = Static<typeof Domains>;

/** The custom domains of a site, with the records that each needs. */
export const listDomains = endpoint({
  name: 'list-domains',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/domains',
  access: write,
  params: SiteParams,
  response: Domains,
  crumb: 'none',
});

/** Claims a domain; it is served once its records are there. */
export const addDomain = endpoint({
  name: 'add-domain',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/domains',
  access: write,
  params: SiteParams,
  body: Type.Object({ host: Type.String({ minLength: 1, maxLength: 500 }) }, { additionalProperties: false }),
  bodyKind: 'json',
  response: Domains,
  crumb: 'required',
});

/** Looks for the records and the certificate of a domain now. */
export const checkDomain = endpoint({
  name: 'check-domain',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/domains/:domain/check',
  access: write,
  params: DomainParams,
  body: Type.Object({}, { additionalProperties: false }),
  bodyKind: 'json',
  response: Domains,
  crumb: 'required',
});

/** Makes a live domain the main address, or the one that the site was made with. */
export const setPrimaryDomain = endpoint({
  name: 'set-primary-domain',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/primary-domain',
  access: write,
  params: SiteParams,
  body: Type.Object(
    { domain: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Domains,
  crumb: 'required',
});

/** Removes a domain: visitors of it get the site no more. */
export const removeDomain = endpoint({
  name: 'remove-domain',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/domains/:domain',
  access: write,
  params: DomainParams,
  response: Domains,
  crumb: 'required',
});
