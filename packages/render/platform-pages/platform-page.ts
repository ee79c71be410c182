import { textDirection } from '@veranda/domain/languages/text-direction';
import layout from './layout.html?raw';
import { platformTemplate } from './platform-template.ts';

/** A document of the platform: what is around its body. */
export interface PlatformPage {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  /** HTML of the body, rendered by a template. */
  readonly body: string;
  /** Code of the page's type (storefront §2), in the class that published pages carry. */
  readonly pageType?: number;
  /** Addresses of style sheets. */
  readonly sheets?: readonly string[];
  /** A style sheet of the platform's own that is in the page; its policy names the hash. */
  readonly style?: string;
  /** Addresses of scripts: modules where they are ours. */
  readonly scripts?: readonly string[];
  /** A script pinned by its hash, with the map that pins what it loads. */
  readonly entry?: PinnedScript;
  /** Address that the page leads to on its own. */
  readonly refresh?: string;
}

/** A script and the hashes of what it loads. */
interface PinnedScript {
  readonly src: string;
  /** Empty where it is not pinned. */
  readonly integrity: string;
  /** JSON of the import map. */
  readonly importMap: string;
}

const document = platformTemplate(layout);

/**
 * The one layout of the platform's own pages: those outside of a site's theme. No owner's code is on them.
 */
export function renderPlatformPage(page: PlatformPage): string {
  const { entry, scripts = [] } = page;
  return document({
    ...page,
    direction: textDirection(page.language),
    scripts: scripts.map((src) => ({ src, isModule: src.startsWith('/') })),
    entry: entry ? { src: entry.src, integrity: entry.integrity, importMap: entry.importMap } : null,
  });
}
