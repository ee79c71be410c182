import type { FormDraft } from '@veranda/db/forms/reader';
import type { ProductContent } from '@veranda/db/pages/product-contents';
import type { ItemRecord, PageRecord } from '@veranda/db/pages/reader';
import type { SiteRecord } from '@veranda/db/sites/reader';
import type { Asset } from '@veranda/domain/media/asset';
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
}

/** A part without the files that it names. */
type BarePart = {
  [Kind in PartKind]: Omit<SnapshotPart<Kind>, 'content'> & { readonly part: PartValues[Kind] };
}[PartKind];

/** The parts of rows, each with those of the files that it names. The same rows give the same text, key by key. */
export function partsOf(rows: PartRows, assets: ReadonlyMap<string, Asset>): AnyPart[] {
  return bareParts(rows).map(({ part, ...key }) => {
    const named = idsIn(part).flatMap((id) => assets.get(id) ?? []);
    const content = { part, assets: Object.fromEntries(named.map((asset) => [asset.id, asset])) };
    // Safe: a kind comes with the value of its own.
    return { ...key, content } as AnyPart;
  });
}

/** Ids that the parts of rows name, of files among others. */
export function namedIds(rows: PartRows): string[] {
  return [...new Set(bareParts(rows).flatMap(({ part }) => idsIn(part)))];
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

function idsIn(part: object): string[] {
  return [...new Set(JSON.stringify(part).match(uuid))].sort();
}

function bareParts({ site, pages, items, forms, products }: PartRows): BarePart[] {
  return [
    ...(site ? [siteEntry(site)] : []),
    ...pages.map((page) => ({ kind: 'page' as const, id: page.id, part: pagePart(page) })),
    ...items.map((item) => ({ kind: 'item' as const, id: item.id, part: itemPart(item) })),
    ...forms.map((form) => ({ kind: 'form' as const, id: form.id, part: formPart(form) })),
    ...products.map((product) => ({ kind: 'product' as const, id: product.id, part: product })),
  ];
}

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
  };
  return { kind: 'site' as const, id, part };
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
    document: doc.document ?? null,
    ...(doc.slide ? { slide: doc.slide } : {}),
  };
}

function itemPart(row: ItemRecord): PartValues['item'] {
  return {
    ...row.doc,
    id: row.id,
    collectionId: row.collectionId,
    recordType: row.recordType,
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
