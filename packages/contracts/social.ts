import { shareNetworks } from '@veranda/domain/social/social-settings';
import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { oneOf } from './one-of.ts';
import { SiteParams } from './sites.ts';

/**
 * Likes an item, once a visitor: the button of pages, which needs no JavaScript and is answered with 303 to where it
 * was pressed.
 */
export const likeItem = endpoint({
  name: 'like-item',
  host: 'site',
  method: 'POST',
  path: '/api/likes',
  access: { kind: 'visitor' },
  body: Type.Object(
    {
      itemId: Type.String({ maxLength: 64 }),
      /** Path of the page that it was pressed on. */
      page: Type.Optional(Type.String({ maxLength: 2_000 })),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'form',
  response: Type.Object({ isNew: Type.Boolean({ description: 'False where the visitor liked it before.' }) }),
  // Pages are the same for everybody and carry no crumb.
  crumb: 'same-origin',
  rateLimit: 'likes',
});

const Settings = Type.Object(
  {
    simpleLiking: Type.Boolean(),
    shareButtons: Type.Array(oneOf(shareNetworks), {
      maxItems: shareNetworks.length,
      uniqueItems: true,
    }),
  },
  { additionalProperties: false },
);
export type SocialSettingsBody = Static<typeof Settings>;

const Answer = Type.Object({
  settings: Settings,
  version: Type.String({ description: 'Opaque; given back when saving.' }),
});

export const getSocialSettings = endpoint({
  name: 'get-social-settings',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/social-settings',
  access: { kind: 'member', area: 'settings', level: 'read' },
  params: SiteParams,
  response: Answer,
  crumb: 'none',
});

/** Saves which buttons pages have; they are there at once. */
export const saveSocialSettings = endpoint({
  name: 'save-social-settings',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/social-settings',
  access: { kind: 'member', area: 'settings', level: 'write' },
  params: SiteParams,
  body: Type.Object(
    { settings: Settings, version: Type.String({ pattern: '^\\d{1,18}$' }) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Answer,
  crumb: 'required',
});
