import type { Asset } from '@veranda/domain/media/asset';
import type { SiteTemplate } from '@veranda/domain/sites/site-template';
import type { SiteTemplateDeps } from './site-template-library.ts';
import { writeImageFiles } from '../../platform/images/store-image.ts';
import type { FreshIds } from './site-template-rows.ts';

/** Stores the pictures that a site template uses under the new site's prefix, a few at a time. */
export async function storeSiteTemplateImages(
  deps: SiteTemplateDeps,
  { siteId, siteTemplate, ids }: NewSite,
): Promise<Asset[]> {
  const keys = [...picturesOf(siteTemplate)];
  const stored: Asset[] = [];
  for (let offset = 0; offset < keys.length; offset += atOnce) {
    const some = keys.slice(offset, offset + atOnce);
    stored.push(...(await Promise.all(some.map((key) => storeOne(deps, { siteId, ids }, key)))));
  }
  return stored;
}

interface NewSite {
  readonly siteId: string;
  readonly siteTemplate: SiteTemplate;
  readonly ids: FreshIds;
}

const atOnce = 8;

async function storeOne(
  deps: SiteTemplateDeps,
  { siteId, ids }: Omit<NewSite, 'siteTemplate'>,
  key: string,
): Promise<Asset> {
  const picture = await deps.siteTemplates.picture(key);
  const asset = await writeImageFiles(deps, siteId, {
    image: picture.image,
    fileName: picture.fileName,
    altText: picture.altText,
    caption: picture.caption,
    focalPoint: picture.focalPoint,
  });
  return { ...asset, id: ids.of(key) };
}

/** Keys of every picture that the starter's pages, items, products, settings and funds name. */
export function picturesOf(siteTemplate: SiteTemplate): Set<string> {
  const keys = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.startsWith(`${siteTemplate.theme}/`)) keys.add(value);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  look([
    siteTemplate.collections,
    siteTemplate.items,
    siteTemplate.products,
    siteTemplate.settings,
    siteTemplate.funds ?? [],
  ]);
  return keys;
}
