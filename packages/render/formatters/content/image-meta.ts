import { imageWidths } from '@veranda/domain/media/asset';
import { nextWidth } from '@veranda/domain/media/asset-address';
import { escapeAttribute, escapeQuotes } from '@veranda/template/formatters/escape';
import type { Scope } from '@veranda/template/registry';
import { isObject, member, text, truthy } from '@veranda/template/values';
import { altText } from './alt-text.ts';

/** The attributes that scripts load an image by (§2.2); empty for what is no image. */
export function imageMeta(image: unknown, scope: Scope): string {
  if (!isObject(image)) return '';
  const url = escapeQuotes(text(member(image, 'assetUrl')));
  return [...placed(image, [`data-image="${url}"`]), `alt="${escapeAttribute(altText(image, scope))}"`].join(
    ' ',
  );
}

/** The attributes of the picture of a video (§7): what a script loads and places it by. */
export function posterMeta(image: unknown): string {
  return isObject(image) ? placed(image, []).join(' ') : '';
}

function placed(image: Record<string, unknown>, more: readonly string[]): string[] {
  const key = text(member(image, 'componentKey'));
  const url = escapeQuotes(text(member(image, 'assetUrl')));
  return [
    ...(isObject(member(image, 'licensedAssetPreview')) ? ['data-licensed-asset-preview="true"'] : []),
    ...(key === '' ? [] : [`data-component-key="${escapeAttribute(key)}"`]),
    `data-src="${url}"`,
    ...more,
    `data-image-dimensions="${escapeAttribute(text(member(image, 'originalSize')))}"`,
    `data-image-focal-point="${focalPoint(member(image, 'mediaFocalPoint'))}"`,
  ];
}

// Whole numbers have their decimal: `0.5,1.0` (§5.2).
function focalPoint(point: unknown): string {
  const [x, y] = [member(point, 'x'), member(point, 'y')];
  if (typeof x !== 'number' || typeof y !== 'number') return '0.5,0.5';
  return [x, y].map((value) => (Number.isInteger(value) ? `${value}.0` : String(value))).join(',');
}

/** `srcset` by `systemDataVariants`; the original stands in for the next larger width that is served. */
export function imageSrcset(image: unknown): string {
  const url = escapeQuotes(text(member(image, 'assetUrl')));
  const widths = text(member(image, 'systemDataVariants')).match(/\b\d{1,5}w\b/g) ?? [];
  const largest = Math.max(0, ...widths.map((width) => Number.parseInt(width, 10)));
  const index = imageWidths.findIndex((width) => width === largest);
  const next = index < 0 ? undefined : imageWidths[index + 1];
  const sources = [
    ...widths.map((width) => `${url}?format=${width} ${width}`),
    ...(next === undefined ? [] : [`${url}?format=original ${next}w`]),
  ];
  return sources.length === 0 ? '' : `srcset="${sources.join(',')}"`;
}

const formatWidths = imageWidths.filter((width) => width <= 1500);

/** The format that serves at least a width: `100w` to `1500w` (§2.2). */
export function servedFormat(width: number): string {
  return `${nextWidth(width, formatWidths)}w`;
}

const POSITIONS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'center'];

/** The colours of an image as attributes, of the positions that have one. */
export function colorAttributes(colors: unknown, nameOf = (position: string) => position): string {
  return POSITIONS.flatMap((position) => {
    const color = member(colors, `${position}Average`);
    return truthy(color) ? [`data-color-${nameOf(position)}="#${escapeQuotes(text(color))}"`] : [];
  }).join(' ');
}
