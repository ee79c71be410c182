import type { Asset } from '../media/asset.ts';
import type { PageDocument } from '../pages/document.ts';
import type { Translations } from '../languages/translations.ts';
import type { SiteSnapshot, SnapshotCollection, SnapshotForm, SnapshotItem } from './snapshot.ts';

/** A document that publishing knows by its kind and id. */
export interface PartKey {
  readonly kind: string;
  readonly id: string;
}

/** Name of a document among those of its site. */
export function partName({ kind, id }: PartKey): string {
  return `${kind} ${id}`;
}

/** Part of a site that is neither page, item nor form. */
type SitePart = Pick<
  SiteSnapshot,
  | 'website'
  | 'settings'
  | 'theme'
  | 'navigation'
  | 'header'
  | 'footer'
  | 'slides'
  | 'languages'
  | 'translations'
>;

/** An item with its place among the items of its collection. */
export type ItemPart = SnapshotItem & { readonly position: string };

/** Content of a product's page below what every product has. */
interface ProductPart {
  readonly id: string;
  readonly document: PageDocument;
  /** Texts of the product itself, where they are to be translated; no revision has them: the catalogue is live. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly translations?: Translations;
}

/** Values of parts by the kinds of documents that pages are made of. */
export interface PartValues {
  readonly site: SitePart;
  readonly page: SnapshotCollection;
  readonly item: ItemPart;
  readonly form: SnapshotForm;
  readonly product: ProductPart;
}

export type PartKind = keyof PartValues;

/** Revision of a document: its value, and the files that it names as they were then. */
export interface PartContent<Kind extends PartKind = PartKind> {
  readonly part: PartValues[Kind];
  readonly assets: Readonly<Record<string, Asset>>;
}

/** A document with its content. */
export interface SnapshotPart<Kind extends PartKind = PartKind> {
  readonly kind: Kind;
  readonly id: string;
  readonly content: PartContent<Kind>;
}

export type AnyPart = { [Kind in PartKind]: SnapshotPart<Kind> }[PartKind];

const kinds: ReadonlySet<string> = new Set<PartKind>(['site', 'page', 'item', 'form', 'product']);

/** True for a kind that snapshots are made of. */
export function isPartKind(kind: string): kind is PartKind {
  return kinds.has(kind);
}
