import type { BlockValue } from '@veranda/domain/blocks/kind';
import type { Fund } from '@veranda/domain/donations/fund';
import { formOf, newField } from '@veranda/domain/forms/new-form';
import type { Asset } from '@veranda/domain/media/asset';
import type {
  NavigationNode,
  SiteSnapshot,
  SnapshotCollection,
  SnapshotItem,
} from '@veranda/domain/publishing/snapshot';
import type { CatalogView } from '../context/catalog-view.ts';
import { createSession, type Session } from '../context/session.ts';
import type { SiteTheme } from '../context/site-theme.ts';
import { createSiteEngine } from '../formatters/engine.ts';
import { bareNeeds } from '../page/catalog-needs.ts';
import { makeTheme } from '../page/make-theme.ts';
import { sampleCatalog, sampleProduct, sampleSnapshot } from '../page/sample-site.test-data.ts';
import { allLateDrawing } from './all-late-drawing.ts';
import { provideLateDrawing } from './late-drawing.ts';
import { blockViews } from './registry.ts';
import { renderBlock } from './render-block.ts';

provideLateDrawing(allLateDrawing);

function pictureOf(id: string): Asset {
  return {
    id,
    kind: 'image',
    fileName: `${id}.jpg`,
    mimeType: 'image/jpeg',
    bytes: 1,
    sha256: '',
    storageKey: `x/${id}.jpg`,
    width: 1200,
    height: 800,
    focalPoint: { x: 0.5, y: 0.5 },
    altText: `A ${id}`,
    caption: 'Baked at four',
    variants: [100, 750],
    placeholder: '',
  } as Asset;
}

function fileOf(id: string, mimeType: string): Asset {
  const { variants: _none, ...picture } = pictureOf(id);
  return {
    ...picture,
    kind: 'file',
    mimeType,
    storageKey: `x/${id}`,
    width: null,
    height: null,
    variants: [],
  };
}

function fundOf(id: string, name: string): Fund {
  return { id, name, suggestedMinor: [1000n, 2500n], isOpen: true } as unknown as Fund;
}

function pageNode(id: string, title: string, children: readonly NavigationNode[] = []): NavigationNode {
  return {
    id,
    title,
    target: { kind: 'external', href: `/${title.toLowerCase()}`, newWindow: false },
    children,
  };
}

const formNamed = (name: string) => ({
  ...formOf([newField('email', { id: 'email', position: 'a0' })]),
  name,
  versionId: '',
});

const plain = sampleSnapshot();
const [first] = plain.items as readonly [SnapshotItem];
const journal = plain.collections.find(({ id }) => id === 'journal') as SnapshotCollection;
const shop = { kind: 'collection', collectionId: 'shop' } as const;

/** A site that has what the samples name: pictures, forms, a folder, accounts, events. */
export const blockSampleSite: SiteSnapshot = sampleSnapshot({
  assets: {
    loaf: pictureOf('loaf'),
    crumb: pictureOf('crumb'),
    film: fileOf('film', 'video/mp4'),
    sound: fileOf('sound', 'audio/mpeg'),
    subtitles: fileOf('subtitles', 'text/vtt'),
  },
  forms: { contact: formNamed('Contact'), booking: formNamed('Booking') },
  settings: {
    ...plain.settings,
    socialAccounts: [{ service: 'instagram', url: 'https://instagram.com/sample', name: '@sample' }],
  },
  navigation: {
    main: [
      ...plain.navigation.main,
      pageNode('n3', 'About', [
        pageNode('n31', 'Team'),
        { id: 'n32', title: 'Goods', target: shop, children: [] },
      ]),
    ],
    footer: [pageNode('n4', 'Help', [pageNode('n41', 'Shipping')])],
  },
  collections: [
    ...plain.collections,
    { ...journal, id: 'events', typeName: 'events', title: 'Events', urlSlug: 'events' },
    {
      ...journal,
      id: 'club',
      typeName: 'page',
      title: 'Club',
      urlSlug: 'club',
      access: { kind: 'paywall', productIds: ['p-club'] } as const,
    },
  ].map((collection) => ({ ...collection, description: `All of ${collection.title}.` })),
  items: [
    ...plain.items.map((item, index) => ({
      ...item,
      author: 'Ada',
      imageAssetId: index === 0 ? 'loaf' : null,
      categories: index === 0 ? ['Recipes'] : ['News', 'Recipes'],
      tags: index === 0 ? ['bread'] : ['bread', 'apple', 'spelt', 'oats', 'malt', 'salt'],
    })),
    {
      ...first,
      id: 'tasting',
      collectionId: 'events',
      recordType: 12,
      title: 'Tasting',
      urlSlug: 'tasting',
      startDate: Date.UTC(2026, 10, 28, 18),
      endDate: Date.UTC(2026, 10, 28, 20),
    },
  ],
});

/** Goods and funds that the samples name. */
function blockSampleCatalog(needs: readonly (readonly [number, BlockValue])[]): CatalogView {
  const listings = needs.flatMap(
    ([type, value]) => blockViews.get(type)?.needs?.(value, blockSampleSite).listing ?? [],
  );
  const goods = [
    sampleProduct('shirt: S 12.00 3, M 14.00 2', { imageIds: ['loaf'] }),
    sampleProduct('cap: S 9.00 *'),
    sampleProduct('club: Year 90.00 *', { kind: 'paywall' }),
  ];
  return {
    ...sampleCatalog(goods, { ...bareNeeds, listings }),
    funds: new Map([
      ['roof', fundOf('roof', 'Roof')],
      ['oven', fundOf('oven', 'Oven')],
    ]),
  };
}

/** A rendering of the sample site with what these blocks, by number and value, need. */
export function blockSampleSession(
  blocks: readonly (readonly [number, BlockValue])[],
  theme: SiteTheme = makeTheme('sample', new Map()),
): Session {
  return createSession({
    engine: createSiteEngine({ clock: Date.now }),
    theme,
    snapshot: blockSampleSite,
    catalog: blockSampleCatalog(blocks),
    origin: 'https://sample.example',
    path: '/',
    now: Date.UTC(2026, 10, 21),
    stylesheet: '',
    fontPreloads: [],
  });
}

const place = { x: 0, y: 0, w: 12, h: 4, z: 0, align: 'start' } as const;

/** The markup of one block on the sample site, and the errors of its templates. */
export function drawSample(
  type: number,
  value: BlockValue,
): { readonly html: string; readonly errors: readonly string[] } {
  const session = blockSampleSession([[type, value]]);
  // Blocks that show something of an item are on its page.
  const item = { ...first, hasComments: true };
  session.state.shownItem = { kind: 'item', item, collection: journal, commentsFrom: 0, reply: '' };
  const block = { id: 'block', sectionId: 's1', position: 'a0', type, value, style: {} };
  const html = renderBlock(
    session,
    { ...block, layout: { desktop: place } },
    { desktop: place, phone: { ...place, w: 8 } },
  );
  return { html, errors: session.errors.map(({ code, message }) => `${code}: ${message}`) };
}
