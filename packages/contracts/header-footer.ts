import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SiteQuery } from './site-query.ts';

const Values = Type.Record(Type.String(), Type.Unknown(), {
  description: 'Values by the paths of the fields; those that are left out stay as they are.',
});

/** Header and footer of a site (administration §7), with the values of all their fields. */
export const HeaderFooter = Type.Object({ header: Values, footer: Values }, { additionalProperties: false });
export type HeaderFooter = Static<typeof HeaderFooter>;

/** The header and footer of the draft. */
export const getHeaderFooter = endpoint({
  name: 'get-header-footer',
  host: 'studio',
  method: 'GET',
  path: '/api/site-header-footer',
  access: { kind: 'member', area: 'design', level: 'read' },
  query: SiteQuery,
  response: HeaderFooter,
  crumb: 'none',
});

/** Puts values into the header and footer of the draft: a transaction of each that changes, in their logs. */
export const putHeaderFooter = endpoint({
  name: 'put-header-footer',
  host: 'studio',
  method: 'PUT',
  path: '/api/site-header-footer',
  access: { kind: 'member', area: 'design', level: 'write' },
  query: SiteQuery,
  body: Type.Object(
    { header: Type.Optional(Values), footer: Type.Optional(Values) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  bodyLimit: 100_000,
  response: HeaderFooter,
  crumb: 'required',
  // The logs of both documents say who changed what and when.
  recorded: false,
});
