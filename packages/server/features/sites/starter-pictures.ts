import type { Asset } from '@veranda/domain/media/asset';
import type { StarterSite } from '@veranda/domain/sites/starter';
import type { StarterDeps } from './starter-library.ts';
import { writeImageFiles } from '../../platform/images/store-image.ts';
import type { FreshIds } from './starter-rows.ts';

/** Stores the pictures that a starter uses under the new site's prefix, a few at a time. */
export async function storeStarterPictures(
  deps: StarterDeps,
  { siteId, starter, ids }: NewSite,
): Promise<StoredPicture[]> {
  const keys = [...picturesOf(starter)];
  const stored: StoredPicture[] = [];
  for (let at = 0; at < keys.length; at += atOnce) {
    const some = keys.slice(at, at + atOnce);
    stored.push(...(await Promise.all(some.map((key) => storeOne(deps, { siteId, ids }, key)))));
  }
  return stored;
}

interface NewSite {
  readonly siteId: string;
  readonly starter: StarterSite;
  readonly ids: FreshIds;
}

interface StoredPicture {
  readonly asset: Asset;
  readonly colorData: Readonly<Record<string, string>>;
}

const atOnce = 8;

async function storeOne(
  deps: StarterDeps,
  { siteId, ids }: Omit<NewSite, 'starter'>,
  key: string,
): Promise<StoredPicture> {
  const picture = await deps.starters.picture(key);
  const asset = await writeImageFiles(deps, siteId, {
    image: picture.image,
    fileName: picture.fileName,
    altText: picture.altText,
    caption: picture.caption,
    focalPoint: picture.focalPoint,
  });
  return { asset: { ...asset, id: ids.of(key) }, colorData: picture.image.colorData };
}

/** Keys of every picture that the starter's pages, items, products, settings and funds name. */
export function picturesOf(starter: StarterSite): Set<string> {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.startsWith(`${starter.theme}/`)) found.add(value);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  look([starter.collections, starter.items, starter.products, starter.settings, starter.funds ?? []]);
  return found;
}
