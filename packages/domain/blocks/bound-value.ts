import { itemsOfAssets } from './gallery/gallery-items.ts';
import { type BlockValue, boundPath, type BoundSource, type Field } from './kind.ts';

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

type BindableField = Pick<Field, 'path' | 'bind'>;

/** The item's field that a field of a block follows; null where it has a value of its own. */
export function boundSource({ path, bind = [] }: BindableField, value: BlockValue): BoundSource | null {
  return bind.find((source) => source === value[boundPath(path)]) ?? null;
}

/** The value as the page of an item shows it: fields that follow the item have its values, empty where it has none. */
export function boundValue(fields: readonly BindableField[], value: BlockValue, item: BoundItem): BlockValue {
  const followed = fields.flatMap((field) => {
    const source = boundSource(field, value);
    return source === null ? [] : [[field.path, sources[source](item)] as const];
  });
  return followed.length === 0 ? value : { ...value, ...Object.fromEntries(followed) };
}
