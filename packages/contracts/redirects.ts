import { maxRedirectPath, maxRedirects, redirectStatuses } from '@veranda/domain/publishing/redirects';
import Type from 'typebox';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';

const From = Type.String({ minLength: 1, maxLength: maxRedirectPath });
const Redirect = Type.Object(
  {
    from: From,
    to: Type.String({ minLength: 1, maxLength: 2_000 }),
    status: Type.Unsafe<(typeof redirectStatuses)[number]>(
      Type.Union(redirectStatuses.map((status) => Type.Literal(status))),
    ),
  },
  { additionalProperties: false },
);
const Redirects = Type.Object({ redirects: Type.Array(Redirect) });
const write = { kind: 'member', area: 'settings', level: 'write' } as const;

/** The owner's redirects as they are with the next publication. */
export const listRedirects = endpoint({
  name: 'list-redirects',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/redirects',
  access: write,
  params: SiteParams,
  response: Redirects,
  crumb: 'none',
});

/** Adds redirects; one from the same address takes the place of the former. */
export const addRedirects = endpoint({
  name: 'add-redirects',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/redirects',
  access: write,
  params: SiteParams,
  body: Type.Object(
    {
      redirects: Type.Array(Redirect, { minItems: 1, maxItems: maxRedirects }),
      replaces: Type.Optional(From),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Redirects,
  crumb: 'required',
});

/** Removes redirects by the addresses that they lead from. */
export const removeRedirects = endpoint({
  name: 'remove-redirects',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/redirects/removal',
  access: write,
  params: SiteParams,
  body: Type.Object(
    { from: Type.Array(From, { minItems: 1, maxItems: maxRedirects }) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Redirects,
  crumb: 'required',
});
