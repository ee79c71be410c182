import { flagAt, numberAt, textAt } from '@veranda/domain/blocks/kind';
import { logo } from '@veranda/domain/blocks/logo/logo';
import { imageOf, type Session, takesFirst } from '../../context/session.ts';
import { pictureHtml } from '../../images/picture.ts';
import type { BlockView, CompleteBlock } from '../block-view.ts';
import template from './block.html?raw';

export const logoView: BlockView = { kind: logo, template, context };

function context(session: Session, { value }: CompleteBlock) {
  const { settings, website } = session.snapshot;
  const isOwn = textAt(value, 'source') === 'own';
  const view = imageOf(session, isOwn ? textAt(value, 'assetId') : settings.logoAssetId);
  if (isOwn && view === null) return null;
  const width = numberAt(value, 'width', 160);
  return {
    width,
    isLinked: flagAt(value, 'linkHome'),
    title: website.title,
    picture:
      view === null
        ? ''
        : pictureHtml(view, {
            alt: view.altText || website.title,
            sizes: `${String(width)}px`,
            ratio: null,
            fit: 'contain',
            first: takesFirst(session),
          }),
  };
}
