import { flagAt, textAt } from '@veranda/domain/blocks/kind';
import { image } from '@veranda/domain/blocks/image/image';
import { ratioOf } from '@veranda/domain/blocks/ratios';
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
  inline: () => [{ path: 'caption', selector: '.v-caption' }],
  context,
  classes: (value) => (value['ratio'] === 'fill' ? ['v-fill'] : []),
};

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
    shape: shape === 'none' ? '' : shape,
  };
}
