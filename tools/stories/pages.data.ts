import type { Page } from 'playwright-core';
import { shops } from './shops.data.ts';
import type { Story } from './story.ts';

// A form that names nothing: what a visitor without script is answered when a call is refused.
async function sendNothing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/api/site-users/account/session';
    document.body.append(form);
    form.submit();
  });
  await page.waitForURL('**/session');
}

/** Stories of the pages that everybody sees first, in every theme. */
export const pageStories: readonly Story[] = shops.flatMap(({ site, shop, product }): Story[] => {
  const page = (name: string, path: string, type?: Story['type']): Story => ({
    group: 'Pages',
    name,
    site,
    path,
    ...(type ? { type } : {}),
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
    { ...page('error', '/account/login', 'error'), act: sendNothing },
  ];
});
