import { type Asset, imageWidths } from './asset.ts';

/** The address of a stored original below the host, which also answers `?format=500w` (storefront §9). */
export function assetPath(siteId: string, asset: Pick<Asset, 'storageKey'>): string {
  return `/assets/${siteId}/${asset.storageKey}`;
}

/** Key of a served width beside its original: `ab12/loaf.jpg` at 500 is `ab12/500w.webp`. */
export function variantKey(storageKey: string, width: number): string {
  return `${storageKey.slice(0, storageKey.indexOf('/'))}/${width}w.webp`;
}

/**
 * The width that a picture is served in where `pixels` are wanted: the narrowest that is at least as wide,
 * else the widest (storefront §9). `widths` ascend; the choice is made here and nowhere else. Undefined where
 * there is no width.
 */
export function nextWidth<T extends number>(pixels: number, widths: readonly T[]): T | undefined {
  return widths.find((width) => width >= pixels) ?? widths.at(-1);
}

/** Address of a picture at the width that serves `pixels`; other addresses stay as they are. */
export function addressAtWidth(url: string, pixels: number): string {
  return url.includes('?') || !url.includes('/assets/')
    ? url
    : `${url}?format=${nextWidth(pixels, imageWidths)}w`;
}

/** The width that answers `?format=500w`; null for the original. */
export function servedWidth(variants: readonly number[], format: string | undefined): number | null {
  const wanted = /^(\d{1,5})w$/.exec(format ?? '')?.[1];
  if (wanted === undefined) return null;
  return nextWidth(Number(wanted), variants) ?? null;
}
