import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';

/**
 * Access to a page, as the studio sets it. A password is never given back: `hasPassword` says that there is
 * one.
 */
export const PageAccessView = Type.Union([
  Type.Object({ kind: Type.Literal('everyone') }),
  Type.Object({ kind: Type.Literal('password') }),
  Type.Object({ kind: Type.Literal('members') }),
  Type.Object({ kind: Type.Literal('paywall'), productIds: Type.Array(Type.String()) }),
]);
export type PageAccessView = Static<typeof PageAccessView>;

/** A change of it; a password that is left out stays as it is. */
export const PageAccessBody = Type.Union([
  Type.Object({ kind: Type.Literal('everyone') }, { additionalProperties: false }),
  Type.Object(
    {
      kind: Type.Literal('password'),
      password: Type.Optional(Type.String({ minLength: 4, maxLength: 100 })),
    },
    { additionalProperties: false },
  ),
  Type.Object({ kind: Type.Literal('members') }, { additionalProperties: false }),
  Type.Object(
    {
      kind: Type.Literal('paywall'),
      productIds: Type.Array(Type.String({ format: 'uuid' }), { minItems: 1, maxItems: 50 }),
    },
    { additionalProperties: false },
  ),
]);
export type PageAccessBody = Static<typeof PageAccessBody>;

/** The form of a protected page: on to the page, or the form again. */
export const unlockPage = endpoint({
  name: 'unlock-page',
  host: 'site',
  method: 'POST',
  path: '/unlock-page',
  access: { kind: 'visitor' },
  body: Type.Object(
    {
      page: Type.String({ maxLength: 64 }),
      password: Type.String({ maxLength: 200 }),
      returnTo: Type.Optional(Type.String({ maxLength: 2000 })),
    },
    { additionalProperties: Type.String({ maxLength: 200 }) },
  ),
  bodyKind: 'form',
  response: Type.String(),
  crumb: 'required',
  rateLimit: 'unlock-site',
});
