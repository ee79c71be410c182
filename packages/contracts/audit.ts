import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';

const Hash = Type.Union([Type.String(), Type.Null()]);

/** An entry of the audit log: who did what, when and from where. */
export const AuditEntry = Type.Object({
  number: Type.String({ description: 'From 1, without a gap.' }),
  at: Type.String(),
  actor: Type.String({ description: 'Email address at the time.' }),
  role: Type.String(),
  ip: Type.String(),
  action: Type.String({ description: 'Name of the call.' }),
  area: Type.String({ description: 'Column of the role table.' }),
  subject: Type.String({ description: 'What it was done to, `product:<id>`.' }),
  before: Hash,
  after: Hash,
  hash: Type.String({ description: 'SHA-256 over the entry and the hash of the one before.' }),
});
export type AuditEntry = Static<typeof AuditEntry>;

/** Pages through the audit log, the newest entry first. */
export const listAuditEntries = endpoint({
  name: 'list-audit-entries',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/audit',
  access: { kind: 'member', area: 'audit', level: 'read' },
  params: SiteParams,
  query: Type.Object({
    before: Type.Optional(Type.String({ pattern: '^\\d{1,18}$', description: 'Only smaller numbers.' })),
  }),
  response: Type.Object({
    entries: Type.Array(AuditEntry),
    nextBefore: Type.Union([Type.String(), Type.Null()]),
  }),
  crumb: 'none',
});
