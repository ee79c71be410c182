import { itemsOfAssets } from './gallery/gallery-items.ts';
import { type BlockValue, boundPath, type BoundSource } from './kind.ts';

/** What blocks on the page of an item may follow of it. */
export interface BoundItem {
  readonly title: string;
  readonly excerpt: string;
  readonly author?: string;
  readonly imageAssetId: string | null;
  readonly galleryAssetIds: readonly string[];
  readonly sourceUrl: string;
  readonly location: {
    readonly title: string;
    readonly addressLine1: string;
    readonly addressLine2: string;
    readonly addressCountry: string;
  } | null;
}

const sources: Readonly<Record<BoundSource, (item: BoundItem) => string | readonly BlockValue[]>> = {
  title: ({ title }) => title,
  excerpt: ({ excerpt }) => excerpt,
  author: ({ author = '' }) => author,
  mainImage: ({ imageAssetId }) => imageAssetId ?? '',
  gallery: ({ galleryAssetIds }) => itemsOfAssets(galleryAssetIds),
  sourceUrl: ({ sourceUrl }) => sourceUrl,
  place: ({ location }) => location?.title ?? '',
  address: ({ location }) =>
    [location?.addressLine1, location?.addressLine2, location?.addressCountry].filter(Boolean).join('\n'),
};

/** What is to be known of a field to say what it follows. */
interface BindableField {
  readonly path: string;
  readonly bind?: readonly BoundSource[];
  /** Of a group; a list's entries follow nothing. */
  readonly fields?: readonly BindableField[];
}

/** The item's field that a field of a block follows; null where it has a value of its own. */
export function boundSource({ path, bind = [] }: BindableField, value: BlockValue): BoundSource | null {
  return bind.find((source) => source === value[boundPath(path)]) ?? null;
}

/** The value as the page of an item shows it: fields that follow the item have its values, empty where it has none. */
export function boundValue(fields: readonly BindableField[], value: BlockValue, item: BoundItem): BlockValue {
  const followed = fields.flatMap((field) => {
    const own = value[field.path];
    const shown = shownValue(field, value, item);
    return shown === own ? [] : [[field.path, shown] as const];
  });
  return followed.length === 0 ? value : { ...value, ...Object.fromEntries(followed) };
}

function shownValue(field: BindableField, value: BlockValue, item: BoundItem): unknown {
  const source = boundSource(field, value);
  if (source !== null) return sources[source](item);
  const own = value[field.path];
  const isGroup = field.fields && typeof own === 'object' && own !== null && !Array.isArray(own);
  return isGroup ? boundValue(field.fields, own as BlockValue, item) : own;
}
