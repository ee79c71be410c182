import { type BlockValue, flagAt, textAt } from '@veranda/domain/blocks/kind';
import { image } from '@veranda/domain/blocks/image/image';
import { ratioOf } from '@veranda/domain/blocks/ratios';
import { variantNumber } from '@veranda/domain/blocks/variants';
import { resolveLink } from '@veranda/domain/links/resolve-link';
import { imageOf, type Session, takesFirst } from '../../context/session.ts';
import { withFocal } from '../../images/image-view.ts';
import { pictureHtml, sizesOf } from '../../images/picture.ts';
import { linkTarget } from '../../rich-text/rich-text.ts';
import type { BlockView, CompleteBlock } from '../block-view.ts';
import template from './block.html?raw';

export const imageView: BlockView = {
  kind: image,
  template,
  inline: (value) => [
    ...(layoutOf(value) === 'inline' ? [] : wordsOf.filter(({ path }) => textAt(value, path) !== '')),
    { path: 'caption', selector: '.v-caption' },
  ],
  context,
  // Beside or below its words a picture has a shape of its own.
  classes: (value) =>
    value['ratio'] === 'fill' && ['inline', 'poster'].includes(layoutOf(value)) ? ['v-fill'] : [],
};

const wordsOf = [
  { path: 'title', selector: '.v-figure-title' },
  { path: 'text', selector: '.v-figure-text' },
] as const;

function layoutOf(value: BlockValue): string {
  return textAt(value, 'layout') || 'inline';
}

/** Words beside the picture, and their position; null for a picture alone. */
function wordsContext(value: BlockValue, href: string) {
  const layout = layoutOf(value);
  if (layout === 'inline') return null;
  const [title, text] = [textAt(value, 'title'), textAt(value, 'text')];
  const button = href === '' ? '' : textAt(value, 'button');
  if (title === '' && text === '' && button === '') return null;
  return { title, text, button };
}

/** Classes of an arrangement: its name, and where its words are. */
function arrangementOf(value: BlockValue): string {
  const layout = layoutOf(value);
  if (layout === 'inline') return '';
  const [first = '', second] = (textAt(value, 'textPosition') || 'center').split('-');
  const row = ['top', 'bottom'].includes(first) ? first : 'middle';
  const column = second ?? (['left', 'right'].includes(first) ? first : 'center');
  return `v-arranged v-arranged-${layout} v-words-${row} v-words-${column}`;
}

function context(session: Session, { value, places }: CompleteBlock) {
  const found = imageOf(session, textAt(value, 'assetId'));
  if (found === null) return null;
  const view = withFocal(found, value['focal']);
  const href = resolveLink(textAt(value, 'href'), session.snapshot);
  const shape = textAt(value, 'shape');
  return {
    picture: pictureHtml(view, {
      alt: flagAt(value, 'decorative') ? '' : textAt(value, 'altText') || view.altText,
      sizes: sizesOf({ desktop: places.desktop.w, phone: places.phone.w }),
      ratio: ratioOf(textAt(value, 'ratio')),
      fit: value['fit'] === 'contain' ? 'contain' : 'cover',
      first: takesFirst(session),
    }),
    href,
    linkTarget: linkTarget(href, flagAt(value, 'newWindow')),
    caption: textAt(value, 'caption'),
    arrangement: arrangementOf(value),
    variant: variantNumber('image', layoutOf(value)),
    words: wordsContext(value, href),
    shape: shape === 'none' ? '' : shape,
  };
}
