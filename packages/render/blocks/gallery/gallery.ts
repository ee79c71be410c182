import { gallery } from '@veranda/domain/blocks/gallery/gallery';
import { galleryItems } from '@veranda/domain/blocks/gallery/gallery-items';
import { galleryOptions } from '@veranda/domain/blocks/gallery/gallery-options';
import { type BlockValue, flagAt, numberAt, textAt } from '@veranda/domain/blocks/kind';
import { ratioOf } from '@veranda/domain/blocks/ratios';
import { variantNumber } from '@veranda/domain/blocks/variants';
import { galleryMessages } from '../../context/gallery-messages.ts';
import type { Session } from '../../context/session.ts';
import { sizesOf } from '../../images/picture.ts';
import type { BlockPlaces, BlockView, CompleteBlock } from '../block-view.ts';
import template from './block.html?raw';
import { collectionItems, collectionNeeds } from './collection-items.ts';
import { itemContext, type ShownItem, thumbnailsOf } from './gallery-item.ts';

export const galleryView: BlockView = { kind: gallery, template, context, needs: collectionNeeds };

function context(session: Session, { id, value, places }: CompleteBlock) {
  const options = galleryOptions(value);
  const design = textAt(options, 'design');
  const scrolls = design === 'slideshow' || design === 'slider';
  const sizes = pictureSizes(options, places);
  const all = value['source'] === 'collection' ? collectionItems(session, value) : galleryItems(value);
  const count = all.length;
  const items = all.flatMap((item, index): readonly ShownItem[] => {
    const shown = itemContext(session, item, { blockId: id, options, sizes, index, count });
    return shown ? [shown] : [];
  });
  if (items.length === 0) return null;
  const { strings } = session;
  return {
    options,
    design,
    variant: variantNumber('gallery', design),
    look: lookOf(options),
    style: styleOf(options),
    // A row that scrolls must be reachable by the keyboard.
    scrolls,
    items,
    thumbnails: thumbnailsOf(options, items),
    galleryLabel: strings['galleryLabel'] ?? '',
    previousText: strings['galleryPreviousText'] ?? '',
    nextText: strings['galleryNextText'] ?? '',
    playText: strings['galleryPlayText'] ?? '',
    pauseText: strings['galleryPauseText'] ?? '',
    slidesProps: slidesProps(session, options),
    lightboxProps: items.some(({ largeUrl }) => largeUrl !== '')
      ? JSON.stringify({ theme: textAt(options, 'lightboxTheme'), texts: galleryMessages(session) })
      : '',
  };
}

// Nothing is operated in a row that only scrolls.
function slidesProps({ strings }: Session, options: BlockValue): string {
  const autoplay = flagAt(options, 'autoplay');
  if (!autoplay && !flagAt(options, 'controls') && !hasStrip(options)) return '';
  return JSON.stringify({
    autoplay,
    seconds: numberAt(options, 'autoplay-duration', 5),
    placeText: strings['galleryPlaceText'] ?? '',
  });
}

function hasStrip(options: BlockValue): boolean {
  return flagAt(options, 'thumbnails') && numberAt(options, 'thumbnail-strip-height') > 0;
}

function lookOf(options: BlockValue): string {
  const position = textAt(options, 'meta-position');
  const looks = {
    bare: flagAt(options, 'transparentBackground'),
    whole: options['auto-crop'] === false,
    controlled: flagAt(options, 'controls'),
    hovered: flagAt(options, 'show-meta-on-hover'),
    'square-thumbs': flagAt(options, 'square-thumbs'),
    auto: options['thumbnails-per-row'] === 'auto',
    [`meta-${position}`]: position !== '',
    [`align-${textAt(options, 'active-alignment')}`]: textAt(options, 'active-alignment') !== '',
  };
  return Object.entries(looks)
    .filter(([, isSo]) => isSo)
    .map(([look]) => ` v-gallery-${look}`)
    .join('');
}

function styleOf(options: BlockValue): string {
  const ratio = ratioOf(textAt(options, 'aspect-ratio'));
  const properties = [
    `--gap:${String(numberAt(options, 'padding'))}px`,
    ...(typeof options['thumbnails-per-row'] === 'number'
      ? [`--per-row:${String(options['thumbnails-per-row'])}`]
      : []),
    ...(options['max-width'] === undefined ? [] : [`--column:${String(numberAt(options, 'max-width'))}px`]),
    ...(ratio === null ? [] : [`--shape:${ratio}`]),
    ...(hasStrip(options)
      ? [
          `--strip:${String(numberAt(options, 'thumbnail-strip-height'))}px`,
          `--strip-gap:${String(numberAt(options, 'thumbnail-strip-margin'))}px`,
        ]
      : []),
  ];
  return properties.join(';');
}

function pictureSizes(options: BlockValue, { desktop, phone }: BlockPlaces): string {
  if (options['max-width'] !== undefined) return `${String(numberAt(options, 'max-width', 300))}px`;
  const perRow = numberAt(options, 'thumbnails-per-row', 1);
  return sizesOf({ desktop: desktop.w / perRow, phone: phone.w / Math.min(perRow, 2) });
}
