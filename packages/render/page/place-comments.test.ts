import { shownSite } from '@veranda/domain/publishing/items/items-in-memory';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import { describe, expect, it } from 'vitest';
import { commentsKey } from '../context/catalog-view.ts';
import { findTarget } from '../context/target.ts';
import { createSiteEngine } from '../formatters/engine.ts';
import { catalogNeeds } from './catalog-needs.ts';
import { makeTheme } from './make-theme.ts';
import { renderPage } from './render-page.ts';
import { sampleCatalog, sampleSnapshot } from './sample-site.test-data.ts';

const region = '<html><body><main>{squarespace.main-content}</main></body></html>';

/** The page of the sample site's second post, which has one comment, by a theme with this template of it. */
function drawn(template: string): string {
  const sample = sampleSnapshot();
  const items = sample.items.map((item) => ({ ...item, hasComments: true }));
  const snapshot: SiteSnapshot = { ...sample, items };
  const files = { 'site.region': region, 'collections/blog.item': template };
  const theme = makeTheme('sample', new Map(Object.entries(files)));
  const target = findTarget(shownSite(snapshot, 0), '/journal/second', new URLSearchParams());
  if (target.kind !== 'item') throw new Error('the sample site has no second post');
  const { id } = target.item;
  const comment = {
    id: 'c1',
    author: 'Ada',
    text: 'Good.',
    writtenAt: 0,
    parentAuthor: null,
    isStaff: false,
  };
  const page = renderPage(
    {
      engine: createSiteEngine({ clock: Date.now }),
      theme,
      snapshot,
      fontPreloads: [],
      stylesheet: '',
      origin: 'https://sample.example',
      path: '/journal/second',
      now: Date.UTC(2026, 10, 21),
      catalog: {
        ...sampleCatalog([], catalogNeeds(snapshot, theme, target)),
        commentCounts: new Map([[id, 1]]),
        comments: new Map([[commentsKey({ itemId: id, from: 0, reply: '' }), [comment]]]),
      },
    },
    target,
  );
  expect(page.errors).toEqual([]);
  return page.main;
}

describe('comments on the page of an item', () => {
  it.each([
    ['stand where the theme prints them', '{item.commentsHtml}<footer></footer>'],
    [
      'administration §2 output: a comments area, in the place that the formatter keeps for them',
      '<p>{item|comments}</p><footer></footer>',
    ],
  ])('%s', (_where, template) => {
    const main = drawn(template);
    expect(main.match(/<section class="v-comment-area"/g)).toHaveLength(1);
    expect(main).not.toContain('squarespace-comments');
    expect(main.indexOf('Good.')).toBeLessThan(main.indexOf('<footer>'));
  });

  it('stand at the end where the theme has no place for them', () =>
    expect(drawn('<footer></footer>')).toMatch(/<footer><\/footer><section class="v-comment-area".*Good\./s));
});
