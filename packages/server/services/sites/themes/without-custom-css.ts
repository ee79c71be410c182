import { kitTweak } from '@veranda/domain/design/font-kit';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';

/** A theme as pages have it that neither code of the owner nor fonts of another host are on. */
export function withoutCustomCss({ key, tweaks }: SiteSnapshot['theme']): SiteSnapshot['theme'] {
  const { [kitTweak]: _kit, ...own } = tweaks;
  return { key, tweaks: own };
}
