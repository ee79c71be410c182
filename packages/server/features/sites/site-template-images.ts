import type { Asset } from '@veranda/domain/media/asset';
import type { SiteTemplate } from '@veranda/domain/sites/site-template';
import { writeImageFiles } from '../../platform/images/store-image.ts';
import type { SiteTemplateDeps } from './site-template-library.ts';
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

/** Keys of every picture that the pages, items, products, settings and funds of a template name. */
export function picturesOf(siteTemplate: SiteTemplate): Set<string> {
  const keys = new Set<string>();
  const look = (value: unknown, name: string): void => {
    if (typeof value === 'string') {
      if (pictureField.test(name) && pictureKey.test(value)) keys.add(value);
    } else if (Array.isArray(value)) value.forEach((part) => look(part, name));
    else if (typeof value === 'object' && value !== null)
      for (const [field, part] of Object.entries(value)) look(part, field);
  };
  const { collections, items, products, settings, funds = [] } = siteTemplate;
  look([collections, items, products, settings, funds], '');
  return keys;
}

const pictureField = /(?:assetIds?|^pictures?)$/i;
const pictureKey = /^[a-z]+\/[a-z0-9-]+$/;
