import { shownSite } from '@veranda/domain/publishing/items/items-in-memory';
import { sampleSnapshot } from '@veranda/render/page/sample-site.test-data';
import type { SearchResult } from 'minisearch';
import { describe, expect, it } from 'vitest';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { drawnDraft } from '../../services/sites/pages/published-items.ts';
import { findInSite } from './find-in-site.ts';

const writings = Array.from(
  { length: 30 },
  (_, at): SearchResult => ({
    id: `item:post-${at}`,
    terms: [],
    queryTerms: [],
    score: 1,
    match: {},
  }),
);
const deps = {
  // No product is found, so nothing is read.
  db: {} as Deps['db'],
  indices: { of: () => Promise.resolve({ search: () => ({ products: [], writings }) }) },
};
const { items: _items, ...frame } = sampleSnapshot();
const published = { ...drawnDraft(shownSite(sampleSnapshot(), 0)), number: 1, frame };
const at = { site: {} as SiteEntry, published };

describe('the search of a site', () => {
  it('tells how many pages and posts there are, and shows all of them page by page', async () => {
    const first = await findInSite(deps, at, { query: 'bread', offset: 0 });
    const second = await findInSite(deps, at, { query: 'bread', offset: 24 });
    expect([first.total, second.total]).toEqual([30, 30]);
    expect(second.paging).toEqual({ offset: 24, limit: 24, total: 30 });
    expect([...first.writings, ...second.writings].map(({ id }) => `item:${id}`)).toEqual(
      writings.map(({ id }) => id),
    );
  });
});
