/** Every address of the studio (decisions §paths). `site` is the word of the site's address, or its id. */
export const paths = {
  root: '/',
  signup: '/signup',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  account: '/account',
  /** The link that confirms an address; its token is after the hash sign. */
  confirmEmail: '/confirm-email',
  /** The link of an invitation; its token is after the hash sign. */
  invitation: '/invitation',
  templates: '/templates',
  sites: '/sites',
  home: (site: string) => `/config/${site}`,
  pages: (site: string) => `/config/${site}/pages`,
  page: (site: string, page: string) => `/config/${site}/pages/${page}`,
  /** An editor of sections by its own address, with a block or a section of it selected. */
  part: (editor: string, part: string) => `${editor}?part=${encodeURIComponent(part)}`,
  /** The editor of a page with what visitors do not see yet marked on it. */
  pageChanges: (site: string, page: string) => `/config/${site}/pages/${page}?show=changes`,
  pageHistory: (site: string, page: string) => `/config/${site}/pages/${page}/history`,
  /** What the addresses of collections and of items by their ids begin with; no screens. */
  collections: (site: string) => `/config/${site}/c`,
  items: (site: string) => `/config/${site}/items`,
  collection: (site: string, collection: string) => `/config/${site}/c/${collection}`,
  item: (site: string, collection: string, item: string) => `/config/${site}/c/${collection}/${item}`,
  /** An item by its id alone: it leads to the address above. */
  itemById: (site: string, item: string) => `/config/${site}/items/${item}`,
  itemHistory: (site: string, collection: string, item: string) =>
    `/config/${site}/c/${collection}/${item}/history`,
  productPage: (site: string, product: string) => `/config/${site}/commerce/products/${product}/page`,
  productPageHistory: (site: string, product: string) =>
    `/config/${site}/commerce/products/${product}/page/history`,
  products: (site: string) => `/config/${site}/commerce/products`,
  productTrash: (site: string) => `/config/${site}/commerce/products/trash`,
  newProduct: (site: string, store: string) => `/config/${site}/commerce/products/new?store=${store}`,
  product: (site: string, product: string) => `/config/${site}/commerce/products/${product}`,
  importProducts: (site: string) => `/config/${site}/commerce/import`,
  orders: (site: string) => `/config/${site}/commerce/orders`,
  order: (site: string, order: string) => `/config/${site}/commerce/orders/${order}`,
  mismatchedPayments: (site: string) => `/config/${site}/commerce/mismatched-payments`,
  drafts: (site: string) => `/config/${site}/commerce/drafts`,
  draft: (site: string, draft: string) => `/config/${site}/commerce/drafts/${draft}`,
  customers: (site: string) => `/config/${site}/commerce/customers`,
  customer: (site: string, customer: string) => `/config/${site}/commerce/customers/${customer}`,
  discounts: (site: string) => `/config/${site}/commerce/discounts`,
  subscriptions: (site: string) => `/config/${site}/commerce/subscriptions`,
  subscription: (site: string, subscription: string) =>
    `/config/${site}/commerce/subscriptions/${subscription}`,
  memberPlans: (site: string) => `/config/${site}/commerce/members`,
  donations: (site: string) => `/config/${site}/commerce/donations`,
  giftCards: (site: string) => `/config/${site}/commerce/gift-cards`,
  giftCard: (site: string, card: string) => `/config/${site}/commerce/gift-cards/${card}`,
  mailSettings: (site: string) => `/config/${site}/commerce/mail-settings`,
  mailSetting: (site: string, kind: string) => `/config/${site}/commerce/mail-settings/${kind}`,
  inventory: (site: string) => `/config/${site}/commerce/inventory`,
  restock: (site: string) => `/config/${site}/commerce/restock`,
  restockWords: (site: string) => `/config/${site}/commerce/restock/words`,
  reviews: (site: string) => `/config/${site}/commerce/reviews`,
  comments: (site: string) => `/config/${site}/comments`,
  tags: (site: string) => `/config/${site}/tags`,
  files: (site: string) => `/config/${site}/files`,
  importContent: (site: string) => `/config/${site}/import`,
  screens: (site: string) => `/config/${site}/screens`,
  slide: (site: string, screen: string) => `/config/${site}/screens/${screen}`,
  design: (site: string) => `/config/${site}/design`,
  designPanel: (site: string, panel: string) => `/config/${site}/design/${panel}`,
  /** A panel of the design with the way back to the editor that one comes from. */
  designFrom: (site: string, panel: string, editor: string) =>
    `/config/${site}/design/${panel}?from=${encodeURIComponent(editor)}`,
  forms: (site: string) => `/config/${site}/forms`,
  form: (site: string, form: string) => `/config/${site}/forms/${form}`,
  answers: (site: string, form: string) => `/config/${site}/forms/${form}/answers`,
  mailingLists: (site: string) => `/config/${site}/mailing-lists`,
  mailingList: (site: string, list: string) => `/config/${site}/mailing-lists/${list}`,
  deliveries: (site: string) => `/config/${site}/deliveries`,
  connections: (site: string) => `/config/${site}/connections`,
  settings: (site: string) => `/config/${site}/settings`,
  socialSettings: (site: string) => `/config/${site}/settings/social`,
  storeSettings: (site: string) => `/config/${site}/settings/store`,
  shipping: (site: string) => `/config/${site}/settings/shipping`,
  taxes: (site: string) => `/config/${site}/settings/taxes`,
  payments: (site: string) => `/config/${site}/settings/payments`,
  domains: (site: string) => `/config/${site}/settings/domains`,
  codeInjection: (site: string) => `/config/${site}/settings/code-injection`,
  redirects: (site: string) => `/config/${site}/settings/redirects`,
  languages: (site: string) => `/config/${site}/settings/languages`,
  translations: (site: string, language: string) => `/config/${site}/settings/languages/${language}`,
  /** Texts of a document, `page/{id}`, beside their translations. */
  translation: (site: string, language: string, document: string) =>
    `/config/${site}/settings/languages/${language}/${document}`,
  people: (site: string) => `/config/${site}/settings/people`,
  apiKeys: (site: string) => `/config/${site}/settings/api-keys`,
  webhooks: (site: string) => `/config/${site}/settings/webhooks`,
  webhook: (site: string, webhook: string) => `/config/${site}/settings/webhooks/${webhook}`,
  activity: (site: string) => `/config/${site}/settings/activity`,
  analytics: (site: string) => `/config/${site}/analytics`,
  report: (site: string, report: string) => `/config/${site}/analytics/${report}`,
  pageErrors: (site: string) => `/config/${site}/analytics/errors`,
} as const;

/** Address that leads to a site as somebody who works on it: such visits are not counted. */
export const openSitePath = (siteId: string): string => `/api/studio/sites/${siteId}/open`;

/** Address to go to after logging in: an address of the studio itself, never one that came from elsewhere. */
export function safeNext(next: string | null): string {
  return next && /^\/(?![/\\])/.test(next) ? next : paths.sites;
}
