import { attribute } from '../escape-html.ts';
import type { ImageView } from './image-view.ts';

/** Options for showing a picture. */
interface PictureOptions {
  readonly alt: string;
  readonly sizes: string;
  /** CSS aspect ratio; null for the picture's own. */
  readonly ratio: string | null;
  readonly fit: 'cover' | 'contain';
  /** The first picture of a page: fetched at once and before others. */
  readonly first: boolean;
  readonly className?: string;
}

/**
 * An `<img>` with its widths, its reserved space (width, height and ratio), its focal point and, until it is
 * there, a blurred placeholder as its background.
 */
export function pictureHtml(view: ImageView, options: PictureOptions): string {
  const style = [
    `object-position:${view.objectPosition}`,
    options.ratio === null ? '' : `aspect-ratio:${options.ratio}`,
    options.fit === 'contain' ? 'object-fit:contain' : '',
    // Only data addresses of our own pipeline: nothing else may be fetched by a style.
    /^data:image\/[a-z+]+;base64,[\w+/=]+$/.test(view.placeholder) ? `--lqip:url(${view.placeholder})` : '',
  ].filter(Boolean);
  return (
    `<img class="${['v-img', options.className].filter(Boolean).join(' ')}"` +
    attribute('src', view.fallbackUrl) +
    attribute('srcset', view.srcset) +
    (view.srcset === '' ? '' : attribute('sizes', options.sizes)) +
    (view.width > 0 ? attribute('width', view.width) + attribute('height', view.height) : '') +
    ` alt="${altAttribute(options.alt)}"` +
    (options.first ? ' fetchpriority="high"' : ' loading="lazy"') +
    ' decoding="async"' +
    attribute('style', style.join(';')) +
    '>'
  );
}

function altAttribute(alt: string): string {
  return attribute('x', alt).slice(4, -1);
}

/** `sizes` of a picture that takes `columns` of the 24 on a desktop and of the 8 on a phone. */
export function sizesOf(place: { readonly desktop: number; readonly phone: number }): string {
  const share = (columns: number, total: number): number => Math.max(1, Math.round((columns / total) * 100));
  return `(min-width: 768px) ${share(place.desktop, 24)}vw, ${share(place.phone, 8)}vw`;
}
