import { sitePasswordLength } from '@veranda/domain/sites/availability';
import Type from 'typebox';
import { endpoint } from './endpoint.ts';
import { SiteAvailability, SiteParams } from './sites.ts';

const Availability = Type.Object({ availability: SiteAvailability });

/** Who sees the published site: everyone, those who know its password, or its own people alone. */
export const getSiteAvailability = endpoint({
  name: 'get-site-availability',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/availability',
  access: { kind: 'member', area: 'settings', level: 'write' },
  params: SiteParams,
  response: Availability,
  crumb: 'none',
});

/**
 * Sets who sees the published site, at once. With `password` comes the password, without which the present
 * one stays; those who were in by another one are asked again.
 */
export const setSiteAvailability = endpoint({
  name: 'set-site-availability',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/availability',
  access: { kind: 'member', area: 'settings', level: 'write' },
  params: SiteParams,
  body: Type.Object(
    {
      availability: SiteAvailability,
      password: Type.Optional(
        Type.String({ minLength: sitePasswordLength.min, maxLength: sitePasswordLength.max }),
      ),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Availability,
  crumb: 'required',
});

/**
 * Leads somebody of the site to it, as a visitor sees it, through the lock screen of a private or locked one
 * or of one whose trial is over (decisions §rights, viewer).
 */
export const visitSite = endpoint({
  name: 'visit-site',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/visit',
  access: { kind: 'member', area: 'pages', level: 'view' },
  params: SiteParams,
  query: Type.Object({ path: Type.Optional(Type.String({ maxLength: 2000 })) }),
  response: Type.String(),
  crumb: 'none',
});

/**
 * The end of that way: marks the browser as that of somebody of the site, whose visits are not counted unless they only
 * view it (decisions §tracking); on to `returnTo`.
 */
export const enterSite = endpoint({
  name: 'enter-site',
  host: 'site',
  method: 'GET',
  path: '/unlock',
  access: { kind: 'visitor' },
  query: Type.Object({
    mark: Type.Optional(Type.String({ maxLength: 200 })),
    returnTo: Type.Optional(Type.String({ maxLength: 2000 })),
  }),
  response: Type.String(),
  crumb: 'none',
  changes: true,
  rateLimit: 'preview',
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
