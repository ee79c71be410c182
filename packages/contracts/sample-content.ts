import type { MenuName } from '@veranda/domain/navigation/navigation-document';
import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';

const kind = Type.Union([Type.Literal('page'), Type.Literal('item'), Type.Literal('product')]);
const id = Type.String({ format: 'uuid' });
const title = Type.String({ maxLength: 300 });

/** Sample content that was removed, with the menus that its page was in. */
const SampleEntry = Type.Object(
  {
    kind,
    id,
    title,
    menus: Type.Array(Type.Unsafe<MenuName>(Type.Union([Type.Literal('main'), Type.Literal('footer')])), {
      maxItems: 2,
    }),
  },
  { additionalProperties: false },
);
export type SampleEntry = Static<typeof SampleEntry>;

const access = { kind: 'member', area: 'pages', level: 'write' } as const;

/** Pages, items and products of the template that nobody has changed. */
export const getSampleContent = endpoint({
  name: 'get-sample-content',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/sample-content',
  access: { ...access, level: 'read' },
  params: SiteParams,
  response: Type.Object({
    samples: Type.Array(Type.Object({ kind, id, title }), {
      description: 'Products for whoever may change products; the home page is none.',
    }),
  }),
  crumb: 'none',
});

/** Moves sample content to the trash; what somebody has changed in the meantime stays. */
export const removeSampleContent = endpoint({
  name: 'remove-sample-content',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/sample-content/remove',
  access,
  params: SiteParams,
  body: Type.Object({ ids: Type.Array(id, { minItems: 1, maxItems: 200 }) }, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({ removed: Type.Array(SampleEntry) }),
  crumb: 'required',
});

/**
 * Takes back what was removed. Pages and items whose address has been taken in the meantime stay in the trash; a product
 * gets another one.
 */
export const restoreSampleContent = endpoint({
  name: 'restore-sample-content',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/sample-content/restore',
  access,
  params: SiteParams,
  body: Type.Object(
    { entries: Type.Array(SampleEntry, { minItems: 1, maxItems: 200 }) },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Type.Object({ restored: Type.Integer() }),
  crumb: 'required',
});
