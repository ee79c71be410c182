import type { Asset } from '@veranda/domain/media/asset';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import type { SiteTemplate } from '@veranda/domain/sites/site-template';

/** A template as a published snapshot: readable keys stay the ids. */
export function templateSnapshot(template: SiteTemplate, { id, assets, forms }: SnapshotParts): SiteSnapshot {
  const { title, slug, language, timeZone, currency, settings, navigation, collections, items } = template;
  return {
    schema: 1,
    website: { id, slug, title, language, timeZone, currency },
    settings,
    theme: { key: template.theme, tweaks: template.tweaks },
    navigation,
    collections,
    items,
    assets: Object.fromEntries(assets.map((asset) => [asset.id, asset])),
    ...(forms ? { forms } : {}),
  };
}

interface SnapshotParts {
  readonly id: string;
  readonly assets: readonly Asset[];
  readonly forms?: SiteSnapshot['forms'];
}
