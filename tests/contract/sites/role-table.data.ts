/** The table of the decisions, "rights of the contributor roles", as it is written there. */
export const roleTable = `
| role (code) | settings, domains | billing | people, keys | design, navigation | pages, files | custom code | comments | forms | answers | products, stock | orders, customers | discounts | restock | analytics | campaigns | scheduling | audit |
| admin 1 | W | W | W | W | P | W | W | W | R | W | W | W | W | R | W | W | R |
| billing 2 | – | W | – | – | – | – | – | – | – | – | – | – | – | – | – | – | R (billing) |
| reporting 3 | – | – | – | – | – | – | – | – | – | – | totals only | – | – | R | – | – | – |
| editor 4 | – | – | – | – | P | – | W | W | – | W | – | – | – | – | – | – | – |
| moderator 6 | – | – | – | – | R | – | W | – | – | – | – | – | – | – | – | – | – |
| commenter 7 | – | – | – | – | – | – | own | – | – | – | – | – | – | – | – | – | – |
| store manager 8 | – | – | – | – | P (store items) | – | – | – | – | W | W | W | W | R (store) | – | – | – |
| scheduling 9 | – | – | – | – | – | – | – | – | – | – | – | – | – | – | – | W | – |
| viewer 10 | – | – | – | – | view | – | – | – | – | – | – | – | – | – | – | – | – |
| campaigns editor 11 | – | – | – | – | – | – | – | – | lists | R | – | – | – | R (campaigns) | W | – | – |
| scheduling viewer 12 | – | – | – | – | – | – | – | – | – | – | – | – | – | – | – | R | – |
| scheduling editor 13 | – | – | – | – | – | – | – | – | – | – | – | – | – | – | – | W (not settings) | – |
| none 14 | – | – | – | – | – | – | – | – | – | – | – | – | – | – | – | – | – |
| website manager 15 | W (not domains) | – | – | W | P | W | W | W | R | W | R | – | R | R | – | – | – |
| draft editor 16 | – | – | – | – | D | – | – | – | – | – | – | – | – | – | – | – | – |
`;

/**
 * Rights that a call asks for: columns of the table of which one is enough, and the letter that it takes;
 * `any` takes one cell, `view` one that grants only a part.
 */
export type Needed = readonly [columns: readonly string[], letter: 'R' | 'D' | 'W' | 'P' | 'any' | 'view'];

/**
 * The column of each place below `/api/studio/sites/:site/`, longest first. Reading takes R and changing
 * takes W, unless `exceptions` says otherwise.
 */
export const columnsOfPlaces: readonly (readonly [place: string, ...columns: string[]])[] = [
  ['commerce/merchandising', 'products'],
  ['commerce/checkout-rules', 'settings'],
  ['commerce/mail-settings', 'orders', 'settings'],
  ['commerce/mail-sender', 'orders', 'settings'],
  ['commerce/payments/stripe', 'people'],
  ['commerce/payments', 'settings'],
  ['commerce/rate-accounts/', 'people'],
  ['commerce/rate-accounts', 'settings'],
  ['commerce/placed-products', 'settings'],
  ['notifications/restock', 'restock'],
  ['forms/:form/answers', 'answers'],
  ['forms/:form/sheet.csv', 'answers'],
  ['answers/', 'answers'],
  ['forms', 'forms', 'answers'],
  ['page-errors', 'analytics'],
  ['analytics/', 'analytics', 'analytics of a part'],
  ['audit', 'audit'],
  ['availability', 'settings'],
  ['redirects', 'settings'],
  ['social-settings', 'settings'],
  ['domains', 'domains'],
  ['primary-domain', 'domains'],
  ['sample-content', 'pages'],
  ['notices', 'settings'],
  ['settings', 'settings'],
  ['memberships', 'orders'],
  ['members', 'people'],
  ['invitations', 'people'],
  ['map-look-ups', 'settings'],
  ['api-keys', 'people'],
  ['webhooks', 'people'],
  ['webhook-deliveries', 'people'],
  ['sso', 'people'],
  ['page-comments', 'pages', 'products'],
  ['translations', 'pages'],
  ['translation-files', 'pages'],
  ['pages', 'pages'],
  ['collections', 'pages'],
  ['items', 'pages'],
  ['documents', 'pages', 'forms', 'design', 'products'],
  ['canvas', 'pages', 'products'],
  ['video-check', 'pages'],
  ['section-colours', 'pages', 'products'],
  ['swatches', 'pages', 'design', 'products'],
  ['design', 'design'],
  ['custom-css', 'custom code'],
  ['injected-code', 'custom code'],
  ['/api/v1/commerce-preferences/merchandising', 'products'],
  ['/api/v1/commerce-preferences/notifications', 'orders', 'settings'],
  ['/api/v1/commerce-preferences/inventory', 'products'],
  ['/api/v1/commerce-preferences/', 'settings'],
  ['/api/site-header-footer', 'design'],
  ['/api/commondata/', 'design'],
  ['/api/widget/', 'design'],
  ['/api/google-maps/', 'pages'],
  ['/api/multilingual/', 'settings'],
  ['link-targets', 'pages', 'forms', 'design'],
  ['page-trash', 'pages'],
  ['publishing', 'pages'],
  ['publish', 'pages'],
  ['unpublish', 'pages'],
  ['revisions', 'pages'],
  ['preview', 'pages', 'forms'],
  ['products', 'products'],
  ['product-visibility', 'products'],
  ['product-trash', 'products'],
  ['stores', 'products'],
  ['categories', 'products'],
  ['category-removals', 'products'],
  ['tags', 'pages', 'products'],
  ['tag-names', 'pages', 'products'],
  ['imports', 'products'],
  ['inventory.csv', 'products'],
  ['inventory', 'products'],
  ['assets', 'pages', 'products'],
  ['asset-folders', 'pages', 'products'],
  ['asset-moves', 'pages', 'products'],
  ['uploads', 'pages', 'products'],
  ['content-imports', 'pages'],
  ['customers', 'orders'],
  ['order-totals', 'orders', 'totals'],
  ['orders', 'orders'],
  ['mismatched-payments', 'orders'],
  ['unread-orders', 'orders'],
  ['packing-slips.pdf', 'orders'],
  ['gift-cards', 'orders'],
  ['subscriptions', 'orders'],
  ['drafts', 'orders'],
  ['draft-items', 'orders'],
  ['address-forms', 'orders'],
  ['member-plans', 'products'],
  ['funds', 'products'],
  ['discounts', 'discounts'],
  ['reviews', 'comments', 'products'],
  ['comment-settings', 'comments'],
  ['comment-bans', 'comments'],
  ['comment-mails', 'comments'],
  ['comments', 'comments'],
  ['mailing-lists', 'campaigns'],
  ['subscribers', 'campaigns'],
  ['deliveries', 'answers'],
  ['connections', 'settings'],
  ['list-options', 'settings'],
  ['automation-hooks', 'settings'],
];

/** Calls that ask for something else than their place and method say, and why. */
export const exceptions: Readonly<Record<string, Needed>> = {
  // Every member of a studio sees which site it is.
  'get-site': [[], 'any'],
  'open-site': [[], 'any'],
  'get-overview': [[], 'any'],
  // Whoever has a role sees the site as a visitor would, although it is closed.
  'visit-site': [[], 'view'],
  // How far one's own upload has come, which nobody else asks for.
  'get-upload': [['pages', 'products'], 'W'],
  // A preview of texts that are not saved changes nothing.
  'preview-mail': [['orders', 'settings'], 'R'],
  // A document is kept as a draft; what visitors see changes by publishing.
  'send-transactions': [['pages', 'forms', 'design', 'products'], 'D'],
  'keep-version': [['pages', 'forms', 'design', 'products'], 'D'],
  'name-version': [['pages', 'forms', 'design', 'products'], 'D'],
  // Who looks at a document is seen by the others.
  'send-presence': [['pages', 'forms', 'design', 'products'], 'R'],
  // Commenters see and delete what they have written.
  'list-comments': [['comments', 'own comments'], 'R'],
  'remove-comments': [['comments', 'own comments'], 'W'],
  'restore-comments': [['comments', 'own comments'], 'W'],
  // Whoever writes drafts discusses them, and so does whoever looks after comments.
  ...Object.fromEntries(
    [
      'start-page-thread',
      'reply-in-page-thread',
      'resolve-page-thread',
      'edit-page-comment',
      'remove-page-comment',
      'restore-page-comment',
    ].map((name) => [name, [['pages', 'products', 'comments'], 'D'] as const]),
  ),
  // Looks at values that are not saved.
  'preview-design': [['design'], 'R'],
  // Asks for what the blocks of a page need, and changes nothing.
  'get-canvas-data': [['pages', 'products'], 'R'],
  // Whoever writes drafts gives an item its address in them.
  'find-free-slug': [['pages'], 'D'],
  // Places are looked up for what is drafted.
  'check-video': [['pages'], 'D'],
  'autocomplete-places': [['pages'], 'D'],
  'get-place-details': [['pages'], 'D'],
  'publish-site': [['pages'], 'P'],
  'unpublish-site': [['pages'], 'P'],
  'switch-revision': [['pages'], 'P'],
  'create-schedule': [['pages'], 'P'],
  'accept-proposal': [['pages'], 'P'],
  'send-back-proposal': [['pages'], 'P'],
  'ask-for-review': [['pages'], 'D'],
  'change-schedule': [['pages'], 'P'],
  'cancel-schedule': [['pages'], 'P'],
  // Nobody holds more than R of answers: who may read them may also mark and erase them.
  'delete-answers': [['answers'], 'R'],
  'mark-answers': [['answers'], 'R'],
  'erase-person-answers': [['answers'], 'R'],
  'forget-page-error': [['settings', 'custom code'], 'W'],
  // The right to make forms includes the targets of their answers.
  'create-form': [['forms'], 'W'],
  'duplicate-form': [['forms'], 'W'],
  'delete-form': [['forms'], 'W'],
  'list-mailing-lists': [['forms', 'campaigns'], 'R'],
  'create-mailing-list': [['forms', 'campaigns'], 'W'],
  'change-mailing-list': [['forms', 'campaigns'], 'W'],
  'replay-delivery': [['forms'], 'W'],
  'replay-deliveries': [['forms'], 'W'],
  'get-connections': [['forms', 'settings', 'campaigns'], 'R'],
  'list-list-options': [['forms', 'settings', 'campaigns'], 'R'],
  // Subscribers are answers to the form of a newsletter, and the addresses of a campaign.
  'list-subscribers': [['answers', 'campaigns'], 'R'],
  'export-subscribers': [['answers', 'campaigns'], 'R'],
  'export-subscriber': [['answers', 'campaigns'], 'R'],
};

/** Paths that a scope of an API key opens: the places below `/api/commerce/v1/`; with `.read` only by GET. */
export const placesOfScopes: Readonly<Record<string, readonly string[]>> = {
  orders: ['orders'],
  products: ['products', 'stores'],
  inventory: ['inventory'],
  customers: ['customers'],
};

/** Places of the studio's host that anybody may call: nothing else may be without a session. */
export const openPlaces = [
  '/api/studio/accounts',
  '/api/studio/session',
  '/api/studio/site-address',
  '/api/studio/templates',
  '/api/payments/stripe/events',
  '/api/commerce/v1/openapi.json',
  '/theme-pictures/',
  '/template-previews/',
  '/template-sheets/',
  '/assets/',
  '/_identity/',
  '/_mail',
  '/_embeds',
];
