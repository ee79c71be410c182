import { describe, expect, it } from 'vitest';
import { runEdits } from '../../documents/transaction.ts';
import { isRefusal } from '../../refusal.ts';
import type { PageDocument } from '../document.ts';
import { gridColumns, maxBlocksPerSection } from '../document.ts';
import { collide, desktopGrid } from '../edits/row-shifts.ts';
import { phoneLayout } from '../layout.ts';
import { pageKind } from '../page-kind.ts';
import { blocksInOrder, sectionsInOrder } from '../reading-order.ts';
import { validateDocument } from '../validate.ts';
import type { SiteContent } from '../../blocks/sample.ts';
import { sectionGroups, type LibrarySection } from './library-section.ts';
import { copySection, placeSection, sectionBelow } from './place-section.ts';
import { librarySections, sectionsFor } from './section-library.ts';
import { librarySectionKeys } from './section-texts.data.ts';
import { emptySection } from './sketch.ts';

const noContent: SiteContent = {
  assets: [],
  products: [],
  stores: [],
  posts: [],
  forms: [],
  newsletters: [],
  funds: [],
};
const rich: SiteContent = {
  assets: ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9'],
  products: ['p1'],
  stores: ['c1'],
  posts: ['c2'],
  forms: ['f1'],
  newsletters: ['f2'],
  funds: ['d1'],
};
const one: SiteContent = { ...noContent, assets: ['a1'] };

function ids() {
  let count = 0;
  return () => `id${(count += 1)}`;
}

function make(section: LibrarySection, content: SiteContent, newId = ids()) {
  return section.make({ newId, position: 'a0', texts: (key) => `words of ${key}`, content });
}

function pageOf(section: LibrarySection, content: SiteContent): PageDocument {
  const made = make(section, content);
  return {
    schema: 1,
    sections: { [made.section.id]: made.section },
    blocks: Object.fromEntries(made.blocks.map((block) => [block.id, block])),
  };
}

const empty: PageDocument = { schema: 1, sections: {}, blocks: {} };

function run(document: PageDocument, edits: ReturnType<typeof placeSection>): PageDocument {
  const outcome = runEdits(pageKind, document, edits);
  if (isRefusal(outcome)) throw new Error(`an edit is refused: ${JSON.stringify(outcome)}`);
  return outcome.document;
}

describe('the library', () => {
  it('has at least 24 sections in eight groups, each with three or more', () => {
    expect(librarySections.length).toBeGreaterThanOrEqual(24);
    expect(sectionGroups).toHaveLength(8);
    for (const group of sectionGroups)
      expect(librarySections.filter((section) => section.group === group).length).toBeGreaterThanOrEqual(3);
  });

  it('has one section for each key', () => {
    expect(librarySections.map(({ key }) => key)).toEqual(librarySectionKeys);
  });

  it('offers what shows something: all of them to a site that has everything, 24 to one that has nothing', () => {
    expect(sectionsFor(rich)).toHaveLength(librarySections.length);
    expect(sectionsFor(noContent).length).toBeGreaterThanOrEqual(24);
    expect(sectionsFor(noContent).every(({ needs }) => needs === undefined)).toBe(true);
  });
});

const sites = [
  ['everything', rich],
  ['one picture', one],
  ['nothing', noContent],
] as const;

describe.each(sites)('a section made for a site with %s', (_name, content) => {
  it.each(librarySections.map((section) => [section.key, section] as const))(
    '%s is valid, fits the grid, overlaps nowhere and takes fresh ids',
    (_key, section) => {
      const document = pageOf(section, content);
      expect(validateDocument(document)).toBe(document);
      const blocks = Object.values(document.blocks);
      expect(blocks.length).toBeLessThanOrEqual(maxBlocksPerSection);
      expect(blocks).toHaveLength(make(section, content).blocks.length);
      for (const { layout } of blocks)
        expect(layout.desktop.x + layout.desktop.w).toBeLessThanOrEqual(gridColumns.desktop);
      const places = blocks.map(desktopGrid.placeOf);
      const crossing = places.filter((place, at) =>
        places.slice(at + 1).some((other) => collide(place, other)),
      );
      expect(crossing).toEqual([]);
    },
  );
});

describe('a ready section', () => {
  it.each(librarySections.map((section) => [section.key, section] as const))(
    '%s begins its headings at level 2, skips none, and reads from top to bottom',
    (_key, section) => {
      const blocks = make(section, rich).blocks;
      const levels = blocks.flatMap(({ value }) =>
        [...JSON.stringify(value).matchAll(/"level":(\d)/g)].map(([, level]) => Number(level)),
      );
      levels.reduce((last, level) => {
        expect(level).toBeGreaterThanOrEqual(2);
        expect(level - last).toBeLessThanOrEqual(1);
        return level;
      }, 1);
      expect(blocks.map(({ position }) => position)).toEqual(
        blocks.map(({ position }) => position).toSorted(),
      );
    },
  );

  it.each(librarySections.map((section) => [section.key, section] as const))(
    '%s stacks on a phone without overlaps',
    (_key, section) => {
      const document = pageOf(section, rich);
      const [id = ''] = sectionsInOrder(document).map((each) => each.id);
      const places = [...phoneLayout(blocksInOrder(document, id)).values()];
      for (const [at, place] of places.entries()) {
        expect(place.x + place.w).toBeLessThanOrEqual(gridColumns.phone);
        expect(places.slice(at + 1).some((other) => collide(place, other))).toBe(false);
      }
    },
  );

  it('takes the site’s pictures in their order, and empty places where there are none', () => {
    const pair = librarySections.find(({ key }) => key === 'image-pair') as LibrarySection;
    const shown = (content: SiteContent) => make(pair, content).blocks.map(({ value }) => value['assetId']);
    expect(shown(rich)).toEqual(['a1', 'a2']);
    expect(shown(one)).toEqual(['a1', 'a1']);
    expect(shown(noContent)).toEqual(['', '']);
  });
});

describe('putting a section into a page', () => {
  const order = (document: PageDocument) => sectionsInOrder(document).map(({ id }) => id);
  const plain = (id: string) => emptySection({ newId: () => id, position: 'a0' });

  it('puts it after another one, or at the end, and is taken back', () => {
    const two = run(run(empty, placeSection(empty, plain('s1'), null)), []);
    const both = run(two, placeSection(two, plain('s2'), null));
    expect(order(both)).toEqual(['s1', 's2']);
    const between = run(both, placeSection(both, plain('s3'), sectionBelow(both, 's1')));
    expect(order(between)).toEqual(['s1', 's3', 's2']);
    expect(validateDocument(between)).toBe(between);
  });

  it('finds room a hundred times in one place', () => {
    let document = run(empty, placeSection(empty, plain('s0'), null));
    for (let count = 1; count < 100; count += 1)
      document = run(document, placeSection(document, plain(`s${count}`), sectionBelow(document, 's0')));
    expect(order(document).slice(0, 3)).toEqual(['s0', 's99', 's98']);
    expect(validateDocument(document)).toBe(document);
  });

  it('copies a section with its blocks under fresh ids', () => {
    const document = pageOf(librarySections[0] as LibrarySection, rich);
    const [first = ''] = order(document);
    const anchored = {
      ...document,
      sections: { [first]: { ...(document.sections[first] as never as object), anchor: 'top' } },
    } as PageDocument;
    let count = 0;
    const copy = copySection(anchored, first, () => `copy${(count += 1)}`);
    if (!copy) throw new Error('no copy');
    const both = run(anchored, placeSection(anchored, copy, sectionBelow(anchored, first)));
    expect(validateDocument(both)).toBe(both);
    expect(order(both)).toEqual([first, 'copy1']);
    expect(both.sections['copy1']?.anchor).toBe('');
    const without = (id: string) =>
      blocksInOrder(both, id).map(({ id: _id, sectionId: _section, ...block }) => block);
    expect(without('copy1')).toEqual(without(first));
    expect(copySection(document, 'gone', () => 'x')).toBeNull();
  });
});
