import { textDirection } from '@veranda/domain/languages/text-direction';
import { collectionTypes } from '@veranda/domain/pages/collection-types';
import { announcementView, footerView, headerView } from './header-footer-view.ts';
import type { Session } from './session.ts';
import { imageOf } from './session.ts';

/** Page types by word (storefront §2). */
export const pageTypes = {
  collection: 1,
  page: 2,
  splash: 3,
  item: 50,
  'not-found': 100,
  error: 101,
  search: 102,
  lock: 103,
  protected: 105,
  'access-denied': 106,
  paywall: 107,
  cart: 200,
  restock: 2,
  checkout: 201,
  'order-confirmed': 202,
  'order-status': 211,
  donate: 203,
  account: 2,
  'reviews-request': 209,
  'mailing-list': 300,
  sso: 400,
} as const;
export type PageTypeWord = keyof typeof pageTypes;

type Context = Readonly<Record<string, unknown>>;

const contexts = new WeakMap<Session, Context>();

/**
 * The keys that every template of the site finds at its root: website, settings, texts, shop. Made once in a
 * rendering, however many blocks and tags read it.
 */
export function websiteContext(session: Session): Context {
  const known = contexts.get(session);
  if (known) return known;
  const made = makeContext(session);
  contexts.set(session, made);
  return made;
}

function makeContext(session: Session): Context {
  const { snapshot, strings } = session;
  const { website, settings } = snapshot;
  const store = snapshot.collections.find((collection) => collection.type === collectionTypes.products);
  return {
    'base-url': session.origin,
    website: websiteView(session),
    header: headerView(session),
    footer: footerView(session),
    websiteSettings: {
      commentsEnabled: session.catalog.commentSettings.enabled,
      // Templates read either spelling.
      ...disqusOf(session),
      simpleLikingEnabled: session.catalog.socialSettings.simpleLiking,
      storeSettings: {
        multipleQuantityAllowedForServices: settings.store.multipleQuantityAllowedForServices,
        selectedCurrency: website.currency,
        merchandisingSettings: { restockSuccessText: session.catalog.merchandising.restockSuccessText },
      },
    },
    featureFlags: { useCLDRMoneyFormat: settings.store.useCldrMoneyFormat },
    localizedStrings: strings,
    tweaks: snapshot.theme.tweaks,
    shop: {
      enabled: store !== undefined,
      cartUrl: '/cart',
      storeUrl: store === undefined ? '/' : `/${store.urlSlug}`,
    },
  };
}

function disqusOf({ catalog }: Session): Context {
  const { disqusShortname: name } = catalog.commentSettings;
  return name === '' ? {} : { disqusShortname: name, disqusShortName: name };
}

/** Tag of the language that a page is drawn in. */
export function languageTag({ snapshot: { website } }: Pick<Session, 'snapshot'>): string {
  return website.locale?.tag ?? website.language;
}

// A site with one language has no choice to show.
function languagesOf({ languages, path }: Session): Context {
  return languages ? { languages: languages.addressesOf(path) } : {};
}

function websiteView(session: Session): Context {
  const { website, settings } = session.snapshot;
  const logoImage = imageOf(session, settings.logoAssetId);
  return {
    id: website.id,
    siteTitle: website.title,
    siteTagLine: settings.tagline,
    siteDescription: settings.description,
    identifier: website.slug,
    shareButtonOptions: Object.fromEntries(
      session.catalog.socialSettings.shareButtons.map((network) => [network, true]),
    ),
    captchaSettings: { siteKey: session.captchaSiteKey ?? '' },
    baseUrl: session.origin,
    language: languageTag(session),
    textDirection: textDirection(languageTag(session)),
    ...languagesOf(session),
    timeZone: website.timeZone,
    currency: website.currency,
    logoImage,
    // Public themes read these two.
    logoImageId: logoImage?.id ?? '',
    logoImageUrl: logoImage?.assetUrl ?? '',
    socialAccounts: settings.socialAccounts.map((account) => ({
      serviceName: account.service,
      profileUrl: account.url,
      userName: account.name,
    })),
    announcement: announcementView(session),
    businessName: settings.businessName,
    businessEmail: settings.businessEmail,
    address: settings.address,
    year: new Date(session.now).getUTCFullYear(),
  };
}
