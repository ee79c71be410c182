import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { levain } from '@veranda/demo/sites/levain';
import { blockKinds } from '@veranda/domain/blocks/registry';
import type { Block, PageDocument, Section } from '@veranda/domain/pages/document';
import { shownSite } from '@veranda/domain/publishing/items/items-in-memory';
import type { SiteSnapshot, SnapshotCollection } from '@veranda/domain/publishing/snapshot';
import { allLateDrawing } from '@veranda/render/blocks/all-late-drawing';
import { provideLateDrawing } from '@veranda/render/blocks/late-drawing';
import { blockSampleSite } from '@veranda/render/blocks/sample-block.test-data';
import { blockSamples } from '@veranda/render/blocks/samples.test-data';
import type { CatalogNeeds, CatalogView } from '@veranda/render/context/catalog-view';
import { findTarget } from '@veranda/render/context/target';
import { createSiteEngine } from '@veranda/render/formatters/engine';
import { catalogNeeds } from '@veranda/render/page/catalog-needs';
import { makeTheme } from '@veranda/render/page/make-theme';
import { renderPage } from '@veranda/render/page/render-page';
import { templateCatalog } from '@veranda/server/features/sites/template-catalog';
import { readThemeFiles } from '@veranda/server/services/sites/themes/theme-files';
import { demoSnapshot } from '../../tools/themes/demo-snapshot.ts';
import { report } from '../support/report.ts';
import { scaled } from '../support/trial.ts';

/** Processor time of a page with one block of every kind at most, as a multiple of the demo home page's. */
const goal = 2.5;
const rounds = scaled(9, 1);
const pagesInTurn = scaled(150, 2);
// A template becomes JavaScript after 400 runs: what is measured is a server that has run for a while.
const warmUps = scaled(6, 0);
const blocksInSection = 20;

provideLateDrawing(allLateDrawing);
const engine = createSiteEngine({ clock: Date.now });
const themes = fileURLToPath(new URL('../../packages/themes', import.meta.url));
const theme = makeTheme('levain', await readThemeFiles(`${themes}/levain`));

// The demo site with all that the samples of blocks name, so that both pages are of one site.
const demo = demoSnapshot(levain, new Map());
const samples = blockSampleSite;
const known = new Set(demo.collections.map(({ id }) => id));
const site: SiteSnapshot = {
  ...demo,
  assets: { ...demo.assets, ...samples.assets },
  ...(samples.forms ? { forms: { ...demo.forms, ...samples.forms } } : {}),
  collections: [
    ...demo.collections,
    ...samples.collections.filter(({ id, isHome }) => !isHome && !known.has(id)),
  ],
  items: [...demo.items, ...samples.items],
  navigation: { ...demo.navigation, main: [...demo.navigation.main, ...samples.navigation.main] },
};
const home = collectionWith(({ isHome }) => isHome);
const every: SnapshotCollection = { ...home, id: 'every', isHome: false, urlSlug: 'every-kind' };

function collectionWith(isIt: (collection: SnapshotCollection) => boolean): SnapshotCollection {
  const found = site.collections.find(isIt);
  if (!found) throw new Error('the demo site has no home page');
  return found;
}

function everyKind(): PageDocument {
  const [section] = Object.values(home.document?.sections ?? {});
  if (!section) throw new Error('the home page has no section');
  const sections = new Map<string, Section>();
  const blocks = blockKinds.map((kind, index): Block => {
    const sectionId = `s${Math.floor(index / blocksInSection)}`;
    const row = index % blocksInSection;
    sections.set(sectionId, {
      ...section,
      id: sectionId,
      position: `a${sectionId}`,
      background: { kind: 'none' },
    });
    const place = { x: 0, y: row * 4, w: 24, h: 4, z: 0, align: 'start' } as const;
    return {
      id: kind.key,
      sectionId,
      position: `a${String(row).padStart(2, '0')}V`,
      type: kind.id,
      value: { ...kind.defaults, ...blockSamples[kind.key]?.value },
      style: {},
      layout: { desktop: place },
    };
  });
  return {
    schema: 1,
    sections: Object.fromEntries(sections),
    blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
  };
}

/** A copy in which every text is another one than in any copy before, so that nothing is drawn twice. */
function anew<Value>(value: Value, mark: string): Value {
  if (typeof value === 'object' && value !== null)
    return (
      Array.isArray(value)
        ? value.map((part) => anew(part, mark))
        : Object.fromEntries(
            Object.entries(value).map(([key, part]) => [
              key,
              prose.has(key) && typeof part === 'string' ? `${part} ${mark}` : anew(part, mark),
            ]),
          )
    ) as Value;
  return value;
}

// Keys of values that are words which people read, in documents of pages.
const prose = new Set(['text', 'label', 'title', 'source', 'caption', 'name', 'description']);

// What a server has read from its database. A template's notation of products is parsed here once a page, not measured.
const catalogs = new Map<string, CatalogView>();
function catalogOf(path: string, needs: CatalogNeeds): CatalogView {
  const known = catalogs.get(path) ?? templateCatalog(levain, needs);
  catalogs.set(path, known);
  return known;
}

let drawn = 0;
function draw(snapshot: SiteSnapshot, path: string): string {
  const target = findTarget(shownSite(snapshot, 0), path, new URLSearchParams());
  const { html, status, errors } = renderPage(
    {
      engine,
      theme,
      snapshot,
      catalog: catalogOf(path, catalogNeeds(snapshot, theme, target)),
      origin: 'http://levain.localhost:4400',
      path,
      now: Date.now(),
      stylesheet: '/assets-css/bench.css',
      fontPreloads: [],
    },
    target,
  );
  if (status !== 200 || errors.length > 0) throw new Error(`${path}: ${JSON.stringify(errors)}`);
  return html;
}

interface Page {
  readonly path: string;
  readonly collection: SnapshotCollection;
}

// Inputs that were just made would be moved by the collector in the middle of what is measured, the long page's more than the other's.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Milliseconds of this process's time that a page takes, over one turn of pages that were made before. */
function measure({ path, collection }: Page): number {
  const inputs = Array.from({ length: pagesInTurn }, () => {
    drawn += 1;
    const changed = { ...collection, document: anew(collection.document, `no. ${drawn}`) };
    return {
      ...site,
      collections: [...site.collections.filter(({ id }) => id !== collection.id), changed],
    };
  });
  collectGarbage();
  const before = process.cpuUsage();
  for (const snapshot of inputs) draw(snapshot, path);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / pagesInTurn;
}

const pages = {
  home: { path: '/', collection: home },
  every: { path: '/every-kind', collection: { ...every, document: everyKind() } },
};
const figures: { readonly home: number; readonly every: number }[] = [];
for (let turn = 0; turn < warmUps; turn += 1) for (const page of Object.values(pages)) measure(page);
for (let round = 0; round < rounds; round += 1)
  figures.push({ home: measure(pages.home), every: measure(pages.every) });
const middle = figures.toSorted((a, b) => a.every / a.home - b.every / b.home)[figures.length >> 1];
if (!middle) throw new Error('no round was run');
report('render/every-kind', [
  {
    name: `${blockKinds.length} kinds`,
    blocks: blockKinds.length,
    'blocks of the home page': Object.keys(home.document?.blocks ?? {}).length,
    'home ms': Number(middle.home.toFixed(3)),
    'ours ms': Number(middle.every.toFixed(3)),
    ratio: middle.every / middle.home,
    goal,
    most: true,
  },
]);
