import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';

/** A theme as pages have it that no code of the owner is on. */
export function withoutCustomCss({ key, tweaks }: SiteSnapshot['theme']): SiteSnapshot['theme'] {
  return { key, tweaks };
}
