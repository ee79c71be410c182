import { imageWidths } from '@veranda/domain/media/asset';

/** The address of a picture at the least width that is at least `width` pixels (storefront §9). */
export function sized(url: string, width: number): string {
  if (!url || url.includes('?') || !url.includes('/assets/')) return url;
  const served = imageWidths.find((each) => each >= width) ?? imageWidths[imageWidths.length - 1];
  return `${url}?format=${String(served)}w`;
}
