import { describe, expect, it } from 'vitest';
import { createSiteEngine } from '../formatters/engine.ts';
import { emptyCatalog } from '../context/catalog-view.ts';
import { sampleSnapshot } from './sample-site.test-data.ts';
import { renderSearch } from './search-view.ts';
import { makeTheme } from './make-theme.ts';

describe('the results of a search', () => {
  it('go on page by page where only pages and posts are left', () => {
    const { html } = renderSearch(
      {
        engine: createSiteEngine({ clock: Date.now }),
        theme: makeTheme('sample', new Map([['site.region', '{squarespace.main-content}']])),
        snapshot: sampleSnapshot(),
        catalog: emptyCatalog,
        origin: 'https://sample.example',
        path: '/search',
        now: Date.UTC(2026, 10, 21),
        stylesheet: '/assets-css/x.css',
        fontPreloads: [],
      },
      {
        query: 'post',
        cards: [],
        assets: new Map(),
        writings: [{ kind: 'item', id: 'item-second', words: [] }],
        total: 50,
        paging: { offset: 24, limit: 24, total: 50 },
      },
    );
    expect(html).toContain('50 results');
    expect(html).toContain('rel="prev" href="/search?q=post"');
    expect(html).toMatch(/The second post[\s\S]*rel="next" href="\/search\?q=post&amp;offset=48"/);
  });
});
