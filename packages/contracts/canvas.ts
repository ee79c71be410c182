import type { Asset } from '@veranda/domain/media/asset';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SectionColoursView } from './section-colours-view.ts';

const Uuid = Type.String({ format: 'uuid' });
const SiteOnly = Type.Object({ site: Uuid });
// Whoever keeps the store draws the contents of its products' pages.
const access = { kind: 'member', area: ['pages', 'products'], level: 'read' } as const;
const Catalog = Type.Unknown({
  description: 'Written by `encodeCatalog` of `render/context/catalog-json.ts`.',
});

const Canvas = Type.Object({
  snapshot: Type.Unsafe<SiteSnapshot>(
    Type.Unknown({
      description:
        'The draft of the site without the sections of other pages and items, and without who may see a page.',
    }),
  ),
  theme: Type.Object({
    key: Type.String(),
    files: Type.Record(Type.String(), Type.String(), {
      description: 'The texts of the theme by path, its sheets apart.',
    }),
  }),
  catalog: Catalog,
  origin: Type.String({ description: 'Of the published site.' }),
  now: Type.Number({ description: 'Milliseconds since 1970.' }),
  stylesheet: Type.String({ description: 'Address on the studio’s host.' }),
  fontPreloads: Type.Array(Type.String()),
  italicPreloads: Type.Array(Type.String(), {
    description: 'Of a page whose first heading has words in italics.',
  }),
  tweakClasses: Type.Array(Type.String(), { description: 'Classes of the body by the tweaks of the site.' }),
});
export type Canvas = Static<typeof Canvas>;

/** Everything that a browser draws a page or an item of the draft from, as `renderPage` does. */
export const getCanvas = endpoint({
  name: 'get-canvas',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/canvas/:kind/:document',
  access,
  params: Type.Object({
    site: Uuid,
    kind: Type.Union([Type.Literal('page'), Type.Literal('item'), Type.Literal('product')]),
    document: Uuid,
  }),
  response: Canvas,
  crumb: 'none',
});

const Listing = Type.Object(
  {
    collectionId: Uuid,
    offset: Type.Integer({ minimum: 0, maximum: 10_000 }),
    limit: Type.Integer({ minimum: 1, maximum: 200 }),
    category: Type.String({ maxLength: 300 }),
    tag: Type.String({ maxLength: 100 }),
  },
  { additionalProperties: false },
);

/** Goods and files that blocks of a document have come to show. */
const CanvasNeeds = Type.Object(
  {
    productIds: Type.Array(Uuid, { maxItems: 60 }),
    fundIds: Type.Array(Uuid, { maxItems: 60 }),
    groupsOf: Type.Array(Uuid, {
      maxItems: 60,
      description: 'Stores whose products are counted by tag and by category.',
    }),
    listings: Type.Array(Listing, { maxItems: 60 }),
    assetIds: Type.Array(Uuid, { maxItems: 500 }),
  },
  { additionalProperties: false },
);
export type CanvasNeeds = Static<typeof CanvasNeeds>;

const CanvasData = Type.Object({
  catalog: Catalog,
  assets: Type.Record(
    Type.String(),
    Type.Unsafe<Asset>(Type.Unknown({ description: 'A file of the site.' })),
  ),
});
export type CanvasData = Static<typeof CanvasData>;

/** Reads what blocks show that were added or changed after the canvas was read. */
export const getCanvasData = endpoint({
  name: 'get-canvas-data',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/canvas-data',
  access,
  params: SiteOnly,
  body: CanvasNeeds,
  bodyKind: 'json',
  response: CanvasData,
  crumb: 'required',
  recorded: false,
});

/** The compiled sheet of the draft, at the studio's host, so that its fonts are of the same origin. */
export const getCanvasSheet = endpoint({
  name: 'get-canvas-sheet',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/canvas-sheets/:sheet',
  access,
  params: Type.Object({ site: Uuid, sheet: Type.String({ pattern: '^[0-9a-f]{32}$' }) }),
  response: Type.Unknown(),
  crumb: 'none',
});

/** The colours of the draft's section themes, for choosing among them, and its fonts; themes that its sheet lacks are left out. */
export const getSectionColours = endpoint({
  name: 'get-section-colours',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/section-colours',
  access,
  params: SiteOnly,
  response: Type.Object({
    themes: Type.Record(Type.String(), SectionColoursView),
    // Names of families by their role.
    fonts: Type.Record(Type.String(), Type.String()),
  }),
  crumb: 'none',
});

/** The CLDR data of a language, for a canvas that formats money or dates. */
export const getLocalePack = endpoint({
  name: 'get-locale-pack',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/locale-packs/:language',
  access: { kind: 'account' },
  params: Type.Object({ language: Type.String({ pattern: '^[a-z]{2,3}$' }) }),
  response: Type.Unknown(),
  crumb: 'none',
});
