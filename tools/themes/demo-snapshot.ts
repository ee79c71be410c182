import type { DemoSite } from '@veranda/demo/demo-site';
import { pictures } from '@veranda/demo/pictures/catalogue';
import type { Asset } from '@veranda/domain/media/asset';
import { imageWidths } from '@veranda/domain/media/asset';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import { templateSnapshot } from '@veranda/server/features/sites/template-snapshot';

/** The id that a previewed site has; its pictures are at `/assets/preview/<key>`. */
const previewSiteId = 'preview';

/** A demo site as a published snapshot: readable keys stay the ids. */
export function demoSnapshot(site: DemoSite, placeholders: ReadonlyMap<string, string>): SiteSnapshot {
  const assets = pictures.map((entry) => assetOf(entry, placeholders.get(entry.key) ?? ''));
  return templateSnapshot(site, { id: previewSiteId, assets });
}

type Picture = (typeof pictures)[number];

function assetOf(entry: Picture, placeholder: string): Asset {
  return {
    id: entry.key,
    kind: 'image',
    fileName: `${entry.key.replace(/^.*\//, '')}.webp`,
    mimeType: 'image/webp',
    bytes: 0,
    sha256: '',
    storageKey: entry.key,
    width: entry.width,
    height: entry.height,
    focalPoint: entry.focalPoint,
    altText: entry.alt,
    caption: entry.caption ?? '',
    variants: imageWidths.filter((width) => width <= entry.width),
    placeholder,
  };
}
