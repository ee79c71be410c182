import { describe, expect, it } from 'vitest';
import type { PartContent } from './parts.ts';
import { type ComparedPart, needsOf, summarizeChange, withNeeds } from './changes.ts';

const block = (id: string, words: string, x = 0) => ({
  id,
  sectionId: 's',
  position: 'a0',
  type: 31,
  value: { text: words },
  style: {},
  layout: { desktop: { x, y: 0, w: 4, h: 2, z: 0, align: 'start' as const } },
});

function page(fields: object = {}, blocks: readonly ReturnType<typeof block>[] = []): PartContent {
  const document = {
    schema: 1,
    sections: {},
    blocks: Object.fromEntries(blocks.map((each) => [each.id, each])),
  };
  const part = { title: 'About', urlSlug: 'about', isHome: false, ...fields, document };
  return { part, assets: {} } as unknown as PartContent;
}

const compared = (
  id: string,
  live: PartContent | null,
  draft: PartContent | null,
  kind = 'page',
): ComparedPart => ({
  kind,
  id,
  live,
  draft,
});

describe('the summary of a change', () => {
  it('counts the blocks that were added, changed, moved and removed', () => {
    const live = page({}, [block('a', 'one'), block('b', 'two'), block('c', 'three')]);
    const draft = page({}, [block('a', 'One'), block('b', 'two', 3), block('d', 'four')]);
    expect(summarizeChange('page', live, draft)).toEqual({
      change: 'changed',
      blocks: { added: 1, changed: 1, moved: 1, removed: 1 },
      aspects: [],
    });
  });

  it.each([
    ['another title', page(), page({ title: 'Us' }), 'changed', ['title']],
    ['another address', page(), page({ urlSlug: 'us' }), 'moved', ['address']],
    ['a page that is new', null, page(), 'added', []],
    ['a page that goes', page(), null, 'removed', []],
  ] as const)('tells of %s', (_what, live, draft, change, aspects) => {
    expect(summarizeChange('page', live, draft)).toMatchObject({ change, aspects });
  });
});

describe('what a page needs to be published', () => {
  it('is the form that it shows, where that has changed too', () => {
    const about = compared('p', page(), page({}, [block('a', 'shows form-1')]));
    const form = compared('form-1', null, page(), 'form');
    const other = compared('form-2', null, page(), 'form');
    expect(needsOf(about, [about, form, other])).toEqual([{ kind: 'form', id: 'form-1', reason: 'form' }]);
  });

  it('is the page whose address it takes, and what that page needs', () => {
    const first = compared('1', page({ urlSlug: 'old' }), page({ urlSlug: 'a' }));
    const second = compared('2', page({ urlSlug: 'a' }), page({ urlSlug: 'b' }));
    const third = compared('3', page({ urlSlug: 'b' }), page({ urlSlug: 'c' }));
    expect(withNeeds([{ kind: 'page', id: '1' }], [first, second, third]).map(({ id }) => id)).toEqual([
      '1',
      '2',
      '3',
    ]);
  });

  it('is the page that was the home page, and the collection of an item', () => {
    const home = compared('1', page({ isHome: false }), page({ isHome: true }));
    const before = compared('2', page({ isHome: true }), page({ isHome: false }));
    const post = compared('3', null, page({ collectionId: '4' }), 'item');
    const blog = compared('4', null, page({ urlSlug: 'blog' }));
    const all = [home, before, post, blog];
    expect(needsOf(home, all)).toEqual([{ kind: 'page', id: '2', reason: 'home' }]);
    expect(needsOf(post, all)).toEqual([{ kind: 'page', id: '4', reason: 'collection' }]);
    expect(needsOf(blog, all)).toEqual([]);
  });
});
