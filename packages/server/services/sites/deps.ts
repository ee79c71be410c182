import type { PlatformDeps } from '../../platform/deps.ts';
import type { Fetched } from '../../platform/egress/fetch-public.ts';
import type { CachedMaps } from '../../platform/maps/cached-maps.ts';
import type { FontKits } from '../../platform/font-kits/font-kits.ts';
import type { SiteDirectory } from './directory/site-directory.ts';
import type { PageRenderer } from './pages/page-renderer.ts';
import type { HitBuffer } from './visits/hit-buffer.ts';

/** Dependencies of use cases about sites and their pages beside the platform. */
export interface SitesDeps extends PlatformDeps {
  readonly sites: SiteDirectory;
  readonly pages: PageRenderer;
  readonly fontKits: FontKits;
  readonly hits: HitBuffer;
  /** Provider of places, with its answers of a day. */
  readonly maps: CachedMaps;
  /** Fetches a picture from a public address, within the limits of an import. */
  readonly fetchPicture: (address: string) => Promise<Fetched>;
  /** First words of a site's addresses that the platform answers itself: no page is there. */
  readonly reservedSlugs: () => ReadonlySet<string>;
}
