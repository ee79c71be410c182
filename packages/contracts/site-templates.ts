import type { TemplateGoal } from '@veranda/domain/sites/site-template';
import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';

/** A template in the gallery. */
export const TemplateCard = Type.Object({
  key: Type.String(),
  title: Type.String(),
  goal: Type.Unsafe<TemplateGoal>(Type.String({ description: 'One of `templateGoals`.' })),
  pitch: Type.String({ description: 'For whom it is and how it speaks, one sentence.' }),
  previewUrl: Type.String({
    description: 'Address of its first page; `?name=` puts the name of a site into it.',
  }),
  pictureUrl: Type.Union([Type.String(), Type.Null()], {
    description: 'The first picture of its first page; null where there is none.',
  }),
});
export type TemplateCard = Static<typeof TemplateCard>;

/** The gallery of templates, in its order. */
export const listTemplates = endpoint({
  name: 'list-templates',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/templates',
  access: { kind: 'anonymous' },
  response: Type.Object({ templates: Type.Array(TemplateCard) }),
  crumb: 'none',
});

const Key = Type.String({ maxLength: 40 });

/** The first page of a template under a name, to be looked at in a frame without scripts. */
export const showTemplatePreview = endpoint({
  name: 'show-template-preview',
  host: 'studio',
  method: 'GET',
  path: '/template-previews/:template',
  access: { kind: 'anonymous' },
  params: Type.Object({ template: Key }),
  query: Type.Object({ name: Type.Optional(Type.String({ maxLength: 200 })) }),
  response: Type.Unknown(),
  crumb: 'none',
  rateLimit: 'preview',
});

/** The sheet of a template’s preview. */
export const showTemplateSheet = endpoint({
  name: 'show-template-sheet',
  host: 'studio',
  method: 'GET',
  path: '/template-sheets/:template',
  access: { kind: 'anonymous' },
  params: Type.Object({ template: Key }),
  response: Type.Unknown(),
  crumb: 'none',
});

/** A picture of a template: `/assets/template/levain/hero?format=750w`, without a format the widest. */
export const showTemplatePicture = endpoint({
  name: 'show-template-picture',
  host: 'studio',
  method: 'GET',
  path: '/assets/template/:set/:picture',
  access: { kind: 'anonymous' },
  params: Type.Object({ set: Key, picture: Key }),
  query: Type.Object({ format: Type.Optional(Type.String({ maxLength: 10 })) }),
  response: Type.Unknown(),
  crumb: 'none',
});

/**
 * A picture of a theme for the list of sites: `/theme-pictures/levain/1.webp`, the first the most telling.
 */
export const showThemePicture = endpoint({
  name: 'show-theme-picture',
  host: 'studio',
  method: 'GET',
  path: '/theme-pictures/:theme/:file',
  access: { kind: 'anonymous' },
  params: Type.Object({ theme: Type.String({ maxLength: 40 }), file: Type.String({ maxLength: 12 }) }),
  response: Type.Unknown(),
  crumb: 'none',
});
