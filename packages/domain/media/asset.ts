import type { FocalPoint } from './focal-point.ts';

/** Widths an image is served in, in pixels (storefront §9). */
export const imageWidths = [100, 300, 500, 750, 1000, 1500, 2500] as const;

/** Bytes that the originals of a site on trial may take (decisions §numbers). */
export const siteFileQuota = 5_000_000_000n;

/** An image or file of a site, as pages and listings know it. */
export interface Asset {
  readonly id: string;
  readonly kind: 'image' | 'file';
  readonly fileName: string;
  readonly mimeType: string;
  readonly bytes: number;
  /** Hex SHA-256 of the stored original. */
  readonly sha256: string;
  /** Key below the site's prefix in the file store; the address is `/assets/{siteId}/{storageKey}`. */
  readonly storageKey: string;
  /** Pixels; null for a file. */
  readonly width: number | null;
  readonly height: number | null;
  /** 0.5, 0.5 by default (storefront §9). */
  readonly focalPoint: FocalPoint;
  readonly altText: string;
  readonly caption: string;
  /** Widths that exist, ascending, of `imageWidths`. */
  readonly variants: readonly number[];
  /** A data address of a few bytes, shown blurred until the image is there; empty for none. */
  readonly placeholder: string;
  /**
   * Average colours as hex digits without `#`, by `<position>Average` (administration §3, image asset); empty for
   * a file. Absent in what was published before pages had it.
   */
  readonly colorData?: Readonly<Record<string, string>>;
}
