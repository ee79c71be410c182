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

/** The type of a stored file by the ending of its name; undefined for an ending that nothing is stored under. */
export function typeOfStored(file: string): string | undefined {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  return Object.keys(extensions).find((type) => extensions[type] === ending);
}

/**
 * A file name that is safe in a key: letters, digits, dots and hyphens, at most 80, with the extension of its
 * type.
 */
export function storedName(fileName: string, mimeType: string): string {
  const extension = extensions[mimeType] ?? 'bin';
  const stem = fileName
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${stem === '' ? 'picture' : stem}.${extension}`;
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'text/vtt': 'vtt',
};
