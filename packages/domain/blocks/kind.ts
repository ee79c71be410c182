import type { EmbedServices } from '../embeds/embed-services.ts';
import type { MediaKind } from '../media/media-kind.ts';
import type { SampleTexts, SiteContent } from './sample.ts';

/** The value of a block as it is stored: plain JSON whose keys are the paths of the kind's fields. */
export type BlockValue = Readonly<Record<string, unknown>>;

/** A condition on another field of the same value: the field applies only when it holds. */
interface FieldCondition {
  readonly path: string;
  readonly is: readonly (string | boolean)[];
}

interface FieldBase {
  readonly path: string;
  /** One condition, or several of which one has to hold (`field-conditions.ts`). */
  readonly when?: FieldCondition | readonly FieldCondition[];
  /** Shown behind "More" in the inspector. */
  readonly advanced?: true;
  readonly optional?: true;
  /** May have another value on phones, at `phonePath`. */
  readonly device?: true;
  /** Fields of an item that the value may follow; the chosen one is at `boundPath`. */
  readonly bind?: readonly BoundSource[];
}

/** Field of an item of a collection that a field of a block may follow (`bound-value.ts`). */
export type BoundSource =
  | 'title'
  | 'excerpt'
  | 'author'
  | 'mainImage'
  | 'gallery'
  | 'sourceUrl'
  | 'place'
  | 'address';

export type SpacingSide = 'top' | 'end' | 'bottom' | 'start';

interface NumberBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Field of the inspector; it also decides which values are accepted. */
export type Field =
  | (FieldBase & {
      readonly kind: 'text';
      readonly maxLength: number;
      readonly multiline?: true;
      /** Path of the picture that the words stand for: some are suggested (`media/suggest-alt-text.ts`). */
      readonly standsFor?: string;
    })
  /** A tag or category of the collection at a path of the record around its group, by which items are shown; '' for all. */
  | (FieldBase & {
      readonly kind: 'tag-filter';
      readonly of: 'tags' | 'categories';
      readonly collection: string;
      readonly maxLength: number;
    })
  | (FieldBase & { readonly kind: 'richtext' })
  /** A number that is typed; the name of its field has its unit. */
  | (FieldBase & NumberBounds & { readonly kind: 'number' })
  /** A number that is judged by eye, on a line between its bounds. */
  | (FieldBase & NumberBounds & { readonly kind: 'range' })
  /** Latitude of a place, which is found by its name and brings the values of the fields beside it along. */
  | (FieldBase & {
      readonly kind: 'place';
      readonly min: number;
      readonly max: number;
      readonly step: number;
      /** Paths of its longitude, its name and its address. */
      readonly lng: string;
      readonly name: string;
      readonly address: string;
    })
  | (FieldBase & {
      readonly kind: 'select' | 'segmented';
      readonly options: readonly string[];
    })
  /** Shapes of a picture: widths to heights, and words such as `original`. */
  | (FieldBase & { readonly kind: 'ratio'; readonly options: readonly string[] })
  | (FieldBase & { readonly kind: 'switch' })
  /** Room at sides of something, in pixels by the side; a side that is left out is as the theme has it. */
  | (FieldBase & { readonly kind: 'spacing'; readonly sides: readonly SpacingSide[]; readonly max: number })
  /** A colour: '' for the theme's own, one of the section theme by its name, or one of its own (`design/colour-value.ts`). */
  | (FieldBase & { readonly kind: 'colour' })
  /** A font of the site by its role: '' for the theme's own choice, `heading` or `text` (`design/font-role.ts`). */
  | (FieldBase & { readonly kind: 'font' })
  /** A date with its time in the zone of the site, `2026-12-24T18:00`; '' for none. */
  | (FieldBase & { readonly kind: 'date-time' })
  | (FieldBase & {
      readonly kind: 'link';
      /** Path of the text that the link is called by. */
      readonly name?: string;
      /** Path of the switch that opens it in a new window. */
      readonly newWindow?: string;
    })
  | (FieldBase & { readonly kind: 'asset' })
  /** A file of the site that pages play: its id. */
  | (FieldBase & { readonly kind: 'file'; readonly accepts: MediaKind })
  | (FieldBase & {
      /** The point of a picture that a crop keeps in view. */
      readonly kind: 'focal';
      /** Path of the field that names the picture. */
      readonly asset: string;
    })
  | (FieldBase & { readonly kind: 'product' | 'collection' | 'form' | 'fund' | 'folder' })
  /** An item of the collection at a path of the record around its group: its id, which stays when it is renamed. */
  | (FieldBase & { readonly kind: 'item'; readonly collection: string })
  /** Variants of the kind, chosen by pictures; `variants.ts` has their numbers. */
  | (FieldBase & { readonly kind: 'variant'; readonly options: readonly string[] })
  /** What is on another service, by its address (`embeds/embed-services.ts`). */
  | (FieldBase & { readonly kind: 'embed'; readonly service: EmbedServices })
  /** Figures in rows and columns (`datasets/dataset.ts`). */
  | (FieldBase & { readonly kind: 'dataset' })
  /** A day as ISO 8601 writes it, `2026-11-30`, or '' for none. */
  | (FieldBase & { readonly kind: 'date' })
  /** Source text in a language, of at most `maxLength` characters. */
  | (FieldBase & {
      readonly kind: 'code';
      readonly language: CodeLanguage;
      /** Field beside it that names another language. */
      readonly languageFrom?: string;
      readonly maxLength: number;
    })
  | (FieldBase & { readonly kind: 'group'; readonly fields: readonly Field[] })
  | (FieldBase & {
      readonly kind: 'list';
      readonly max: number;
      readonly fields: readonly Field[];
      /** Entries are pictures by their `assetId`: they are arranged as such, one of them is edited at a time. */
      readonly pictures?: true;
    });

/** Path of the value that a field with `device` has on phones; absent there for the one of the desktop. */
export function phonePath(path: string): string {
  return `${path}OnPhone`;
}

/** Path of the name of the item's field that a field with `bind` follows; absent there for a value of its own. */
export function boundPath(path: string): string {
  return `${path}From`;
}

/** The paths at which a record has values of a field: its own, and those beside it. */
export function pathsOf({ path, device, bind }: Field): readonly string[] {
  return [path, ...(device ? [phonePath(path)] : []), ...(bind ? [boundPath(path)] : [])];
}

/** Languages that the code editor knows; `menu` is the notation of `menu/menu-notation.ts`. */
export const codeLanguages = ['html', 'css', 'javascript', 'markdown', 'menu', 'text'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

/** One step of a stored value to the next version of its kind; named, so that a log can name it. */
interface BlockMigration {
  readonly name: string;
  readonly to: number;
  readonly up: (value: BlockValue) => BlockValue;
}

/** Something about a block that visitors would stumble over; `repair` mends it with one value, or takes the block out. */
export interface BlockFinding {
  readonly code: 'block-empty' | 'image-alt' | 'link-missing';
  /** The field that mends it; absent for the block as a whole. */
  readonly path?: string;
  readonly repair?: 'remove' | { readonly path: string; readonly value: unknown };
}

/** Files by id, for checks. */
export type CheckedFiles = Readonly<Record<string, { readonly altText: string }>>;

/** A kind of block as the domain knows it: `packages/render/blocks/<key>` draws it. */
export interface BlockKind {
  /** The spec's number (administration §3, block type). */
  readonly id: number;
  /** Lower-case word: the folder, the class `v-<key>`, the template `block-<key>`. */
  readonly key: string;
  readonly group: 'basic' | 'media' | 'commerce' | 'lists' | 'site' | 'code' | 'services';
  readonly fields: readonly Field[];
  readonly defaults: BlockValue;
  /** Value of a new block where it is not the defaults: words that say what belongs there, and what the site has. */
  readonly sample?: (texts: SampleTexts, content: SiteContent) => BlockValue;
  /** Cells of the desktop's grid that an inserted block takes. */
  readonly size: { readonly w: number; readonly h: number };
  /** The fewest cells of the desktop’s grid that it can be read in; absent where one will do. */
  readonly minSize?: { readonly w: number; readonly h: number };
  /** Words for search and excerpts; absent where the value holds none. */
  readonly text?: (value: BlockValue) => string;
  /** Ids of the assets that the block shows; absent where it shows none. */
  readonly assets?: (value: BlockValue) => readonly string[];
  /** Findings of the check list before publishing; absent where nothing can be wrong with the block alone. */
  readonly checks?: (value: BlockValue, files: CheckedFiles) => readonly BlockFinding[];
  /**
   * Block that an owner is offered instead. Kinds with one are drawn where a page has them, and are not
   * offered for new blocks.
   */
  readonly replacement?: (value: BlockValue) => { readonly type: number; readonly value: BlockValue };
  /**
   * The value as it is kept after the field `changed` was set, or when the block is new: without what no longer
   * applies. Absent where every field is kept.
   */
  readonly normalize?: (value: BlockValue, changed?: string) => BlockValue;
  /** Steps from older versions of the value, in order; absent while there is one version. */
  readonly migrations?: readonly BlockMigration[];
}

/** The string at `key`, or '' when there is none. */
export function textAt(value: BlockValue, key: string): string {
  const field = value[key];
  return typeof field === 'string' ? field : '';
}

/** The list of strings at `key`. */
export function textsAt(value: BlockValue, key: string): readonly string[] {
  const field = value[key];
  return Array.isArray(field) ? field.filter((item): item is string => typeof item === 'string') : [];
}

/** The records of the list at `key`. */
export function recordsAt(value: BlockValue, key: string): readonly BlockValue[] {
  const field = value[key];
  return Array.isArray(field) ? field.filter(isRecord) : [];
}

function isRecord(item: unknown): item is BlockValue {
  return typeof item === 'object' && item !== null && !Array.isArray(item);
}

/** The number at `key`; `fallback` where it is none. */
export function numberAt(value: BlockValue, key: string, fallback = 0): number {
  const field = value[key];
  return typeof field === 'number' && Number.isFinite(field) ? field : fallback;
}

/** True only when the value at `key` is `true`. */
export function flagAt(value: BlockValue, key: string): boolean {
  return value[key] === true;
}

/** The finding of a block that shows nothing, which can be taken out. */
export function emptyWhen(isEmpty: boolean, path: string): readonly BlockFinding[] {
  return isEmpty ? [{ code: 'block-empty', path, repair: 'remove' }] : [];
}
