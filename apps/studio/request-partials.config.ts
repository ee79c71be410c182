const folders = ['access', 'account', 'cart', 'gift-cards', 'newsletter', 'orders', 'subscriptions'];
const others = [
  'error-page',
  'item-comment',
  'item-comments',
  'not-found',
  'restock-page',
  'reviews-request',
  'search-page',
  'search-result',
];
/** Partials of those folders that headers, footers and blocks apply. */
const ofEveryPage = ['account-links', 'cart-link', 'plan-card'];

const partial = /\/packages\/render\/partials\/([a-z-]+)\/([a-z-]+)\.html(?:\?raw)?$/;

/** True for the file of a system partial that only answers to visitors show: cart, account, a gate. */
export function isRequestPartial(file: string): boolean {
  const [, folder = '', name = ''] = partial.exec(file) ?? [];
  return (folders.includes(folder) && !ofEveryPage.includes(name)) || others.includes(name);
}

/** Drawing of what visitors have written, which no document holds. */
const comments = /\/packages\/render\/context\/comments-html\.ts$/;

/** Features whose texts those partials alone show; their English is in no bundle of the studio. */
export const requestFeatures = ['comments', 'entitlements', 'mailing-lists'] as const;
const requestTexts = new RegExp(`/packages/messages/(?:${requestFeatures.join('|')})/en\\.data\\.ts$`);

/** A plugin of Vite that leaves these partials and texts empty: a canvas draws pages and items, and applies none. */
export function requestPartials() {
  return {
    name: 'request-partials',
    enforce: 'pre',
    load(id: string): string | null {
      if (requestTexts.test(id)) return 'export const en = {};';
      if (comments.test(id)) return "export const commentsHtml = () => '';";
      return id.endsWith('?raw') && isRequestPartial(id) ? "export default '';" : null;
    },
  } as const;
}
