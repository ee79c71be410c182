import { canonicalTag } from '@veranda/domain/languages/site-languages';
import type { DocumentTranslations } from '@veranda/db/multilingual/translations';
import type { ProductTexts } from '@veranda/domain/multilingual/product-texts';
import { siteMessages } from '@veranda/contracts/storefront-messages';
import { hasMessages } from '@veranda/messages/languages';
import { type SourceText, textsOf } from '@veranda/domain/multilingual/translatable-texts';
import { shownTranslations } from '@veranda/domain/multilingual/translations';
import type { PageDocument } from '@veranda/domain/pages/document';
import type { FormDraft } from '@veranda/db/forms/reader';
import type { ProductContent } from '@veranda/db/pages/product-contents';
import type { ItemRecord, PageRecord } from '@veranda/db/pages/reader';
import type { SiteRecord } from '@veranda/db/sites/reader';
import type { Asset } from '@veranda/domain/media/asset';
import { recordTypeOfItem } from '@veranda/domain/pages/record-types';
import { seoOf, typeNameOf } from '@veranda/domain/pages/stored-page';
import type { AnyPart, PartKind, PartValues, SnapshotPart } from '@veranda/domain/publishing/parts';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import type { StoredSettings } from '@veranda/domain/sites/stored-settings';

/** Rows of the documents that parts are made of. */
export interface PartRows {
  readonly site: { readonly record: SiteRecord; readonly settings: StoredSettings } | null;
  readonly pages: readonly PageRecord[];
  readonly items: readonly ItemRecord[];
  readonly forms: readonly FormDraft[];
  readonly products: readonly ProductContent[];
  /** Products that have translations, by id. */
  readonly translatedProducts?: ReadonlyMap<string, ProductTexts>;
  readonly translations?: readonly DocumentTranslations[];
}

/** A part without the files that it names. */
export type BarePart = {
  [Kind in PartKind]: Omit<SnapshotPart<Kind>, 'content'> & { readonly part: PartValues[Kind] };
}[PartKind];

/** The parts of rows, each with those of the files that it names. The same rows give the same text, key by key. */
export function partsOf(rows: PartRows, assets: ReadonlyMap<string, Asset>): AnyPart[] {
  return translatedParts(rows).map(({ part, ...key }) => {
    const named = idsIn(part).flatMap((id) => assets.get(id) ?? []);
    const content = { part, assets: Object.fromEntries(named.map((asset) => [asset.id, asset])) };
    // Safe: a kind comes with the value of its own.
    return { ...key, content } as AnyPart;
  });
}

/** Ids that the parts of rows name, of files among others. */
export function namedIds(rows: PartRows): string[] {
  return [...new Set(translatedParts(rows).flatMap(({ part }) => idsIn(part)))];
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

function idsIn(part: object): string[] {
  return [...new Set(JSON.stringify(part).match(uuid))].sort();
}

/**
 * The texts of a part that are translated into a language: a custom one has those of the storefront too, which no
 * dictionary brings along.
 */
export function sourceTexts<Kind extends PartKind>(
  { kind, part }: { readonly kind: Kind; readonly part: PartValues[Kind] },
  tag: string,
): readonly SourceText[] {
  const texts = textsOf(kind, part);
  if (!('website' in part) || hasMessages(tag)) return texts;
  const own = siteMessages(part.settings.strings, part.website.language);
  return [
    ...texts.filter(({ path }) => !path.startsWith('strings.')),
    ...Object.entries(own).flatMap(([key, text]) =>
      text.trim() === '' ? [] : [{ path: `strings.${key}`, text }],
    ),
  ];
}

// Each with the translations that visitors get of it. The texts of a product are live: no revision has them.
function translatedParts(rows: PartRows): BarePart[] {
  const { translations = [] } = rows;
  if (translations.length === 0) return bareParts(rows);
  return bareParts(rows).map((bare) => {
    const own = translations.filter(({ kind, id }) => kind === bare.kind && id === bare.id);
    const shown = own.flatMap(({ language, texts: stored }) => {
      const inLanguage = shownTranslations(sourceTexts(bare, language), stored);
      return Object.keys(inLanguage).length === 0 ? [] : [[language, inLanguage] as const];
    });
    const { texts: _texts, ...part } = bare.part as PartValues['product'];
    if (shown.length === 0) return { ...bare, part } as BarePart;
    return { ...bare, part: { ...part, translations: Object.fromEntries(shown) } } as BarePart;
  });
}

/** The parts of rows without the files that they name. */
export function bareParts({ site, pages, items, forms, products, translatedProducts }: PartRows): BarePart[] {
  return [
    ...(site ? [siteEntry(site)] : []),
    ...pages.map((page) => ({ kind: 'page' as const, id: page.id, part: pagePart(page) })),
    ...items.map((item) => ({ kind: 'item' as const, id: item.id, part: itemPart(item) })),
    ...forms.map((form) => ({ kind: 'form' as const, id: form.id, part: formPart(form) })),
    ...wordedProducts(products, translatedProducts),
  ];
}

function wordedProducts(
  products: PartRows['products'],
  translated: PartRows['translatedProducts'] = new Map(),
) {
  const described = new Set(products.map(({ id }) => id));
  const others = [...translated.keys()].filter((id) => !described.has(id));
  return [...products, ...others.map((id) => ({ id, document: emptyDocument }))].map(({ id, document }) => {
    const texts = translated.get(id);
    return {
      kind: 'product' as const,
      id,
      part: { id, document, ...(texts ? { texts: { ...texts } } : {}) },
    };
  });
}

const emptyDocument: PageDocument = { schema: 1, sections: {}, blocks: {} };

/** The theme of a site with what its owner has made of it. */
export function themeOf(
  key: string,
  { tweaks, customCss }: Pick<StoredSettings, 'tweaks' | 'customCss'>,
): SiteSnapshot['theme'] {
  return { key, tweaks, ...(customCss === undefined ? {} : { customCss }) };
}

function siteEntry({ record, settings }: NonNullable<PartRows['site']>) {
  const { id, slug, title, language, timeZone, currency } = record;
  const part = {
    website: { id, slug, title, language, timeZone, currency },
    settings: settings.settings,
    theme: themeOf(record.theme, settings),
    navigation: settings.navigation,
    ...(settings.header ? { header: settings.header } : {}),
    ...(settings.footer ? { footer: settings.footer } : {}),
    ...(settings.slides ? { slides: settings.slides } : {}),
    ...languagesOf(record, settings),
  };
  return { kind: 'site' as const, id, part };
}

// Without one that has become the site's own since.
function languagesOf({ language }: SiteRecord, { languages = [] }: StoredSettings) {
  const others = languages.filter(({ tag }) => tag !== canonicalTag(language));
  return others.length === 0 ? {} : { languages: others };
}

function pagePart(page: PageRecord): PartValues['page'] {
  const { doc } = page;
  return {
    id: page.id,
    type: page.type,
    typeName: typeNameOf(page.type, page.doc),
    title: page.title,
    navigationTitle: page.navigationTitle,
    urlSlug: page.urlSlug,
    description: page.description,
    isHome: page.isHome,
    seo: seoOf(doc),
    ...(doc.access ? { access: doc.access } : {}),
    ...(doc.withoutRedirect ? { withoutRedirect: doc.withoutRedirect } : {}),
    ...(doc.headerCode ? { headerCode: doc.headerCode } : {}),
    ...(doc.folder ? { folder: doc.folder } : {}),
    ...(doc.list ? { list: doc.list } : {}),
    document: doc.document ?? null,
    ...(doc.slide ? { slide: doc.slide } : {}),
  };
}

function itemPart(row: ItemRecord): PartValues['item'] {
  return {
    ...row.doc,
    id: row.id,
    collectionId: row.collectionId,
    recordType: recordTypeOfItem(row.doc, row.recordType),
    title: row.title,
    urlSlug: row.urlSlug,
    publishOn: row.publishAt.getTime(),
    position: row.position,
  };
}

// The targets of answers are nothing that a page could show.
function formPart({ name, doc, versionId }: FormDraft): PartValues['form'] {
  const { storage: _storage, ...shown } = doc;
  return { name, versionId, ...shown };
}
