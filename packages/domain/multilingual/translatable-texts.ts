import type { BlockValue, Field } from '../blocks/kind.ts';
import { phonePath } from '../blocks/kind.ts';
import { blockKind } from '../blocks/registry.ts';
import type { Dataset } from '../datasets/dataset.ts';
import { fieldsInOrder, type FormField } from '../forms/document.ts';
import { kindOf } from '../forms/kinds/registry.ts';
import { headerFooterFields, headerFooterKeys } from '../header-footer/header-footer-document.ts';
import type { PageDocument } from '../pages/document.ts';
import { blocksInOrder, sectionsInOrder } from '../pages/reading-order.ts';
import { type Slide, slicesInOrder, slideFields } from '../pages/slides/slide.ts';
import type { ItemPart, PartValues } from '../publishing/parts.ts';
import type { NavigationNode, SnapshotCollection, SnapshotForm } from '../publishing/snapshot.ts';
import type { RichText } from '../rich-text/rich-text.ts';
import { sliceKind } from '../slices/registry.ts';
import { mapSegments } from './rich-text-segments.ts';

/** Takes a text at its path and gives the one that stands there instead: the same one where it is only read. */
export type ChangeText = (path: string, text: string) => string;

/** Languages of source texts that people read; programs and sheets are not translated. */
const readLanguages: ReadonlySet<string> = new Set(['markdown', 'menu', 'text']);

/**
 * A record with every text of its fields changed: what its kind declares as texts is translatable, in whatever it is.
 * An entry of a list is named by its place.
 */
function mapFields(
  fields: readonly Field[],
  value: BlockValue,
  { prefix, change }: { readonly prefix: string; readonly change: ChangeText },
): BlockValue {
  const changed: Record<string, unknown> = {};
  for (const field of fields) {
    for (const path of field.device ? [field.path, phonePath(field.path)] : [field.path]) {
      const before = value[path];
      if (before === undefined || before === null || before === '') continue;
      const after = mapField(field, before, { prefix: `${prefix}.${path}`, change });
      if (after !== before) changed[path] = after;
    }
  }
  return Object.keys(changed).length === 0 ? value : { ...value, ...changed };
}

interface At {
  readonly prefix: string;
  readonly change: ChangeText;
}

function mapField(field: Field, value: unknown, at: At): unknown {
  if (field.kind === 'text') return mapText(value, at);
  if (field.kind === 'code')
    return readLanguages.has(field.language) && !field.languageFrom ? mapText(value, at) : value;
  if (field.kind === 'list') return Array.isArray(value) ? mapList(field.fields, value, at) : value;
  if (!isRecord(value)) return value;
  const { prefix, change } = at;
  if (field.kind === 'group') return mapFields(field.fields, value, at);
  if (field.kind === 'dataset') return mapDataset(value as unknown as Dataset, at);
  if (field.kind !== 'richtext' || !Array.isArray(value['content'])) return value;
  return mapSegments(value as unknown as RichText, (place, segment) => change(`${prefix}.${place}`, segment));
}

function mapList(fields: readonly Field[], entries: readonly unknown[], { prefix, change }: At): unknown {
  return entries.map((entry, index) =>
    isRecord(entry) ? mapFields(fields, entry, { prefix: `${prefix}.${String(index)}`, change }) : entry,
  );
}

function mapText(value: unknown, { prefix, change }: At): unknown {
  return typeof value === 'string' && value.trim() !== '' ? change(prefix, value) : value;
}

function mapDataset(value: Dataset, { prefix, change }: At): Dataset {
  const text = (at: string, written: unknown) =>
    mapText(written, { prefix: `${prefix}.${at}`, change }) as string;
  return {
    label: text('label', value.label),
    columns: (value.columns ?? []).map((name, index) => text(`columns.${String(index)}`, name)),
    rows: (value.rows ?? []).map((row, index) => ({
      ...row,
      label: text(`rows.${String(index)}`, row.label),
    })),
  };
}

function isRecord(value: unknown): value is BlockValue {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A document of sections with every text of its blocks changed, in reading order. */
export function mapDocument(document: PageDocument, change: ChangeText): PageDocument {
  const changed = Object.fromEntries(
    sectionsInOrder(document)
      .flatMap(({ id }) => blocksInOrder(document, id))
      .flatMap((block) => {
        const kind = blockKind(block.type);
        if (!kind) return [];
        const value = mapFields(kind.fields, block.value, { prefix: `block.${block.id}`, change });
        return value === block.value ? [] : [[block.id, { ...block, value }] as const];
      }),
  );
  return Object.keys(changed).length === 0
    ? document
    : { ...document, blocks: { ...document.blocks, ...changed } };
}

/** A slide with every text of its slices changed. */
export function mapSlide(slide: Slide, prefix: string, change: ChangeText): Slide {
  const values = mapFields(slideFields(slide.type), slide.values, { prefix, change });
  const slices = Object.fromEntries(
    slicesInOrder(slide).map((slice) => {
      const kind = sliceKind(slice.name);
      const at = { prefix: `${prefix}.${slice.id}`, change };
      return [slice.id, kind ? { ...slice, value: mapFields(kind.fields, slice.value, at) } : slice];
    }),
  );
  return { ...slide, values, slices };
}

/** Changes texts of a record by the names of its properties; those that are empty or absent stay so. */
function mapProperties<T extends object>(
  record: T,
  names: readonly (keyof T & string)[],
  { prefix, change }: At,
): T {
  const changed = names.flatMap((name) => {
    const before = record[name];
    const at = prefix === '' ? name : `${prefix}.${name}`;
    const after = mapText(before, { prefix: at, change });
    return after === before ? [] : [[name, after] as const];
  });
  return changed.length === 0 ? record : { ...record, ...Object.fromEntries(changed) };
}

/** What lists, links and search engines say of a page. */
export function mapPageSummary<
  T extends Pick<SnapshotCollection, 'title' | 'navigationTitle' | 'description'>,
>(page: T, change: ChangeText): T {
  return mapProperties(page, ['title', 'navigationTitle', 'description'], { prefix: '', change });
}

/** Title and description of a page for search engines. */
export function mapSeo(seo: SnapshotCollection['seo'], change: ChangeText): SnapshotCollection['seo'] {
  return mapProperties(seo, ['title', 'description'], { prefix: 'seo', change });
}

function mapPage(page: PartValues['page'], change: ChangeText): PartValues['page'] {
  const card = mapPageSummary(page, change);
  return {
    ...card,
    seo: mapSeo(page.seo, change),
    document: page.document && mapDocument(page.document, change),
    ...(page.slide ? { slide: mapSlide(page.slide, 'slide', change) } : {}),
  };
}

type ItemCard = Pick<
  ItemPart,
  'title' | 'excerpt' | 'seoTitle' | 'seoDescription' | 'location' | 'customFields'
>;

/** An item besides its content. */
export function mapItemCard<T extends ItemCard>(item: T, change: ChangeText): T {
  const named = mapProperties<ItemCard>(item, ['title', 'excerpt', 'seoTitle', 'seoDescription'], {
    prefix: '',
    change,
  });
  const { location, customFields } = item;
  const place = location && mapProperties(location, ['title'], { prefix: 'location', change });
  const own = mapProperties(customFields ?? {}, Object.keys(customFields ?? {}), {
    prefix: 'custom',
    change,
  });
  return { ...item, ...named, location: place, customFields: own };
}

function mapItem(item: PartValues['item'], change: ChangeText): PartValues['item'] {
  const card = mapItemCard(item, change);
  return { ...card, document: item.document && mapDocument(item.document, change) };
}

/** A form as visitors read it. */
export function mapForm(form: SnapshotForm, change: ChangeText): SnapshotForm {
  const fields = fieldsInOrder(form).map((field) => [field.id, mapFormField(field, change)] as const);
  const { advanced, disclaimer } = form;
  const rich = (prefix: string, doc: RichText) =>
    mapSegments(doc, (at, segment) => change(`${prefix}.${at}`, segment));
  return {
    ...form,
    fields: Object.fromEntries(fields),
    advanced: {
      ...mapProperties(advanced, ['submitLabel'], { prefix: 'advanced', change }),
      message: { ...advanced.message, doc: rich('advanced.message', advanced.message.doc) },
    },
    disclaimer: { ...disclaimer, doc: rich('disclaimer', disclaimer.doc) },
  };
}

// What a hidden field holds is read by programs.
function mapFormField(field: FormField, change: ChangeText): FormField {
  if (field.kind === 'hidden') return field;
  const prefix = `field.${field.id}`;
  const named = mapProperties(field, ['title'], { prefix, change });
  const value = mapFields(kindOf(field).properties, field.value, { prefix, change });
  return { ...named, value: value === field.value ? value : withAnswers(field.value, value) };
}

// Answers are given, checked and kept in the words of the form, whatever language they are chosen in.
function withAnswers(before: BlockValue, after: BlockValue): BlockValue {
  const [asked, shown] = [before['options'], after['options']];
  if (!Array.isArray(asked) || !Array.isArray(shown) || asked === shown) return after;
  const options = shown.map((option: BlockValue, index) => {
    const label = (asked[index] as BlockValue | undefined)?.['label'];
    return option['label'] === label ? option : { ...option, answer: label };
  });
  return { ...after, options };
}

/** Entries of a navigation. */
function mapNavigation(nodes: readonly NavigationNode[], change: ChangeText): readonly NavigationNode[] {
  return nodes.map((node) => ({
    ...mapProperties(node, ['title'], { prefix: `menu.${node.id}`, change }),
    children: mapNavigation(node.children, change),
  }));
}

/** What of a site is neither page, item, form nor product: its names, menus, header, footer and slides. */
export function mapSite(site: PartValues['site'], change: ChangeText): PartValues['site'] {
  const { settings, navigation, header, footer, slides } = site;
  const parts = { header, footer };
  const frame = Object.fromEntries(
    headerFooterKeys.flatMap((key) => {
      const value = parts[key];
      return value ? [[key, mapFields(headerFooterFields[key], value, { prefix: key, change })]] : [];
    }),
  );
  const drawn = slides
    ? Object.fromEntries(Object.entries(slides).map(([type, slide]) => [type, mapSlide(slide, type, change)]))
    : null;
  const announcement =
    settings.announcement &&
    mapProperties(settings.announcement, ['text'], { prefix: 'announcement', change });
  return {
    ...site,
    website: mapProperties(site.website, ['title'], { prefix: 'website', change }),
    settings: {
      ...mapProperties(settings, ['tagline', 'description'], { prefix: 'settings', change }),
      strings: mapProperties(settings.strings, Object.keys(settings.strings), { prefix: 'strings', change }),
      announcement,
    },
    navigation: {
      main: mapNavigation(navigation.main, change),
      footer: mapNavigation(navigation.footer, change),
    },
    ...frame,
    ...(drawn ? { slides: drawn } : {}),
  };
}

function mapProduct(product: PartValues['product'], change: ChangeText): PartValues['product'] {
  const texts = mapProperties(product.texts ?? {}, Object.keys(product.texts ?? {}), { prefix: '', change });
  return { ...product, ...(product.texts ? { texts } : {}), document: mapDocument(product.document, change) };
}

const mappers: {
  readonly [Kind in keyof PartValues]: (part: PartValues[Kind], change: ChangeText) => PartValues[Kind];
} = {
  site: mapSite,
  page: mapPage,
  item: mapItem,
  form: mapForm,
  product: mapProduct,
};

/** A part with every text that people read changed: the one place that knows which those are. */
function mapTexts<Kind extends keyof PartValues>(
  kind: Kind,
  part: PartValues[Kind],
  change: ChangeText,
): PartValues[Kind] {
  return mappers[kind](part, change);
}

/** A text of a document that can be translated. */
export interface SourceText {
  readonly path: string;
  readonly text: string;
}

/** The translatable texts of a part in the order in which they are read. */
export function textsOf<Kind extends keyof PartValues>(
  kind: Kind,
  part: PartValues[Kind],
): readonly SourceText[] {
  const texts: SourceText[] = [];
  mapTexts(kind, part, (path, text) => {
    texts.push({ path, text });
    return text;
  });
  return texts;
}
