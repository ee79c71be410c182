import { gallery, presetOfDesign } from '@veranda/domain/blocks/gallery/gallery';
import { type BlockValue, flagAt, textAt, textsAt } from '@veranda/domain/blocks/kind';
import { ratioOf } from '@veranda/domain/blocks/ratios';
import { galleryMessages } from '../../context/gallery-messages.ts';
import { assetOf, imageOf, type Session, takesFirst } from '../../context/session.ts';
import { pictureHtml, sizesOf } from '../../images/picture.ts';
import type { BlockPlaces, BlockView } from '../block-view.ts';
import template from './block.html?raw';

export const galleryView: BlockView = {
  kind: gallery,
  template,
  context: (session, { value, places }) => context(session, presetOfDesign(value), places),
};

function context(session: Session, value: BlockValue, places: BlockPlaces) {
  const design = textAt(value, 'design');
  const perRow = design === 'grid' ? Number(value['perRow']) || 1 : 1;
  return {
    design,
    perRow,
    padding: Number(value['padding']) || 0,
    lightbox: flagAt(value, 'lightbox'),
    // A row that scrolls must be reachable by the keyboard.
    tabindex: design === 'slideshow' || design === 'slider',
    galleryLabel: session.strings['galleryLabel'] ?? '',
    pictures: picturesOf(session, value, {
      sizes: sizesOf({ desktop: places.desktop.w / perRow, phone: places.phone.w / Math.min(perRow, 2) }),
      ratio: design === 'stacked' ? null : ratioOf(textAt(value, 'aspectRatio')),
    }),
    islandProps: JSON.stringify(islandProps(session, value)),
  };
}

function picturesOf(
  session: Session,
  value: BlockValue,
  frame: { readonly sizes: string; readonly ratio: string | null },
) {
  const showsCaptions = flagAt(value, 'showCaptions');
  return textsAt(value, 'assetIds').flatMap((id, index) => {
    const view = imageOf(session, id);
    if (view === null) return [];
    const { altText: alt, largeUrl } = view;
    const picture = pictureHtml(view, { ...frame, alt, fit: 'cover', first: takesFirst(session) });
    return [
      { index, picture, largeUrl, caption: showsCaptions ? (assetOf(session, id)?.caption ?? '') : '' },
    ];
  });
}

function islandProps(session: Session, value: BlockValue) {
  return {
    design: textAt(value, 'design'),
    lightbox: flagAt(value, 'lightbox'),
    lightboxTheme: textAt(value, 'lightboxTheme'),
    autoplay: flagAt(value, 'autoplay'),
    autoplayDuration: Number(value['autoplayDuration']) || 5,
    controls: flagAt(value, 'controls'),
    texts: galleryMessages(session),
  };
}
