import Type from 'typebox';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';

const Lock = Type.Object({ locked: Type.Boolean() });

/** True when visitors are asked for a password. */
export const getSiteLock = endpoint({
  name: 'get-site-lock',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/lock',
  access: { kind: 'member', area: 'settings', level: 'write' },
  params: SiteParams,
  response: Lock,
  crumb: 'none',
});

/**
 * Sets the password that visitors are asked for, at once; null lets everyone in. Those who were in are asked
 * again.
 */
export const setSiteLock = endpoint({
  name: 'set-site-lock',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/lock',
  access: { kind: 'member', area: 'settings', level: 'write' },
  params: SiteParams,
  body: Type.Object(
    { password: Type.Union([Type.String({ minLength: 4, maxLength: 100 }), Type.Null()]) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Lock,
  crumb: 'required',
});

/** The form of the lock screen: on to `returnTo`, or the lock screen again. */
export const unlockSite = endpoint({
  name: 'unlock-site',
  host: 'site',
  method: 'POST',
  path: '/unlock',
  access: { kind: 'visitor' },
  body: Type.Object(
    {
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
