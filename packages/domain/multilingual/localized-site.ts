import type { ItemAnswers, ItemAsk, ItemSource, ShownSite } from '../publishing/items/item-asks.ts';
import type { SnapshotCollection, SnapshotItem } from '../publishing/snapshot.ts';
import type { SiteLanguage } from '../languages/site-languages.ts';
import {
  type ChangeText,
  mapDocument,
  mapForm,
  mapItemCard,
  mapPageSummary,
  mapSeo,
  mapSite,
  mapSlide,
} from './translatable-texts.ts';
import type { Translations } from '../languages/translations.ts';

/**
 * The site in another of its languages. Texts without a translation stay as they are. Documents are translated when they
 * are read, so that whoever watches what a page is made of sees the same.
 * @param textLanguage language of the storefront's own texts: that of the site for a custom language
 */
export function localizedSite(site: ShownSite, language: SiteLanguage, textLanguage: string): ShownSite {
  const { tag } = language;
  // Its getters say what is read of it: they are kept.
  const whole = Object.getOwnPropertyDescriptors(site);
  const { website, settings, navigation, header, footer, slides } = mapSite(site, changeOf(site, tag));
  const { forms, productTranslations } = site;
  const frame = {
    website: { ...website, language: textLanguage, ownLanguage: site.website.language, locale: language },
    settings: { ...settings, strings: { ...settings.strings, ...storefrontTexts(site, tag) } },
    navigation,
    ...(header ? { header } : {}),
    ...(footer ? { footer } : {}),
    ...(slides ? { slides } : {}),
    collections: site.collections.map((page) => localizedPage(page, tag)),
    ...(forms
      ? { forms: mapLazily(forms, (id) => [forms[id], (form) => mapForm(form, changeOf(form, tag))]) }
      : {}),
    items: localizedItems(site.items, tag),
  };
  // Read when they are asked for: a page is made again when a product gets its first content.
  const products = () =>
    site.products &&
    mapLazily(site.products, (id) => [
      site.products?.[id],
      (document) => mapDocument(document, changeOf({ translations: productTranslations?.[id] }, tag)),
    ]);
  return Object.defineProperties({} as ShownSite, {
    ...whole,
    ...Object.getOwnPropertyDescriptors(frame),
    products: { enumerable: true, get: products },
  });
}

/** Takes the translation of each text where there is one. */
export function changeOf(
  { translations }: { readonly translations?: Translations | undefined },
  tag: string,
): ChangeText {
  const known = translations && Object.hasOwn(translations, tag) ? translations[tag] : undefined;
  return (path, text) => (known && Object.hasOwn(known, path) ? known[path] : undefined) ?? text;
}

// Of a custom language, which has no dictionary.
function storefrontTexts({ translations }: Pick<ShownSite, 'translations'>, tag: string) {
  const known = translations && Object.hasOwn(translations, tag) ? (translations[tag] ?? {}) : {};
  return Object.fromEntries(
    Object.entries(known).flatMap(([path, text]) =>
      path.startsWith('strings.') ? [[path.slice('strings.'.length), text] as const] : [],
    ),
  );
}

function localizedPage(page: SnapshotCollection, tag: string): SnapshotCollection {
  const change = changeOf(page, tag);
  const { document: _document, slide: _slide, seo: _seo, ...rest } = Object.getOwnPropertyDescriptors(page);
  const card = mapPageSummary(Object.defineProperties({} as SnapshotCollection, rest), change);
  return Object.defineProperties(card, {
    document: { enumerable: true, get: () => page.document && mapDocument(page.document, change) },
    ...('slide' in page
      ? { slide: { enumerable: true, get: () => page.slide && mapSlide(page.slide, 'slide', change) } }
      : {}),
    seo: { enumerable: true, get: () => mapSeo(page.seo, change) },
  });
}

function localizedItem(item: SnapshotItem, tag: string): SnapshotItem {
  const change = changeOf(item, tag);
  const { document: _document, ...rest } = Object.getOwnPropertyDescriptors(item);
  const card = mapItemCard(Object.defineProperties({} as SnapshotItem, rest), change);
  return Object.defineProperty(card, 'document', {
    enumerable: true,
    get: () => item.document && mapDocument(item.document, change),
  });
}

function localizedItems(items: ItemSource, tag: string): ItemSource {
  const one = (item: SnapshotItem | null) => item && localizedItem(item, tag);
  const all = (each: readonly SnapshotItem[]) => each.map((item) => localizedItem(item, tag));
  const answers: { [Kind in ItemAsk['kind']]: (answer: ItemAnswers[Kind]) => ItemAnswers[Kind] } = {
    item: one,
    at: one,
    content: (document) => document,
    beside: ({ before, after }) => ({ before: one(before), after: one(after) }),
    related: all,
    list: ({ items: listed, total }) => ({ items: all(listed), total }),
    groups: (groups) => groups,
  };
  return {
    ask: (ask) => answers[ask.kind](items.ask(ask)),
    assetOf: (id) => items.assetOf(id),
  };
}

function mapLazily<T>(
  record: Readonly<Record<string, T>>,
  at: (id: string) => readonly [T | undefined, (value: T) => T],
): Record<string, T> {
  const descriptors = Object.fromEntries(
    Object.keys(record).map((id) => [
      id,
      {
        enumerable: true,
        get() {
          const [value, map] = at(id);
          return value && map(value);
        },
      },
    ]),
  );
  return Object.defineProperties({} as Record<string, T>, descriptors);
}
