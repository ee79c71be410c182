import { failedHtml } from '@veranda/server/platform/pages/over-limits';
import { shops } from './shops.data.ts';
import type { Story } from './story.ts';

/** What everybody sees first, in every theme. */
export const pageStories: readonly Story[] = [
  ...shops.flatMap(({ site, shop, product }): Story[] => {
    const page = (name: string, path: string, type?: Story['type']): Story => ({
      ...{ group: 'Pages', name, site, path, ...(type ? { type } : {}) },
    });
    return [
      page('front page', '/', 'page'),
      page('list', `/${shop}`, 'collection'),
      page('list, nothing found', `/${shop}?min=99999`, 'collection'),
      page('product', `/${shop}/p/${product}`, 'item'),
      page('empty cart', '/cart', 'cart'),
      page('search', '/search?q=a', 'search'),
      page('search without result', '/search?q=xyzzy', 'search'),
      page('not found', '/nothing-here', 'not-found'),
    ];
  }),
  {
    ...{ group: 'Pages', name: 'cannot be made', site: 'levain', path: '/nothing-here', type: 'error' },
    // Nothing that a visitor does leads to it: it stands in for a page whose templates were cut, the first time it is asked for.
    act: (page) => page.setContent(failedHtml('Levain')),
  },
];
