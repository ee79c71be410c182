/** Every address of the studio (decisions, paths). `site` is the word of the site's address, or its id. */
export const paths = {
  root: '/',
  signup: '/signup',
  login: '/login',
  templates: '/templates',
  sites: '/sites',
  home: (site: string) => `/config/${site}`,
  pages: (site: string) => `/config/${site}/pages`,
  page: (site: string, page: string) => `/config/${site}/pages/${page}`,
  products: (site: string) => `/config/${site}/commerce/products`,
  newProduct: (site: string, store: string) => `/config/${site}/commerce/products/new?store=${store}`,
  product: (site: string, product: string) => `/config/${site}/commerce/products/${product}`,
  importProducts: (site: string) => `/config/${site}/commerce/import`,
  orders: (site: string) => `/config/${site}/commerce/orders`,
  order: (site: string, order: string) => `/config/${site}/commerce/orders/${order}`,
  customers: (site: string) => `/config/${site}/commerce/customers`,
  customer: (site: string, customer: string) => `/config/${site}/commerce/customers/${customer}`,
  discounts: (site: string) => `/config/${site}/commerce/discounts`,
  subscriptions: (site: string) => `/config/${site}/commerce/subscriptions`,
  subscription: (site: string, subscription: string) =>
    `/config/${site}/commerce/subscriptions/${subscription}`,
  giftCards: (site: string) => `/config/${site}/commerce/gift-cards`,
  giftCard: (site: string, card: string) => `/config/${site}/commerce/gift-cards/${card}`,
  restock: (site: string) => `/config/${site}/commerce/restock`,
  restockWords: (site: string) => `/config/${site}/commerce/restock/words`,
  reviews: (site: string) => `/config/${site}/commerce/reviews`,
  forms: (site: string) => `/config/${site}/forms`,
  form: (site: string, form: string) => `/config/${site}/forms/${form}`,
  answers: (site: string, form: string) => `/config/${site}/forms/${form}/answers`,
  lists: (site: string) => `/config/${site}/lists`,
  list: (site: string, list: string) => `/config/${site}/lists/${list}`,
  deliveries: (site: string) => `/config/${site}/deliveries`,
  connections: (site: string) => `/config/${site}/connections`,
  settings: (site: string) => `/config/${site}/settings`,
  storeSettings: (site: string) => `/config/${site}/settings/store`,
  shipping: (site: string) => `/config/${site}/settings/shipping`,
  taxes: (site: string) => `/config/${site}/settings/taxes`,
  payments: (site: string) => `/config/${site}/settings/payments`,
  people: (site: string) => `/config/${site}/settings/people`,
  activity: (site: string) => `/config/${site}/settings/activity`,
  pageErrors: (site: string) => `/config/${site}/analytics/errors`,
} as const;

/** Where to go after logging in: an address of the studio itself, never one that came from elsewhere. */
export function safeNext(next: string | null): string {
  return next && /^\/(?![/\\])/.test(next) ? next : paths.sites;
}
