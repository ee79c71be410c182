import { type BlockValue, flagAt, numberAt, textAt } from '@veranda/domain/blocks/kind';
import { ratioOf } from '@veranda/domain/blocks/ratios';
import { video } from '@veranda/domain/blocks/video/video';
import { readEmbed } from '@veranda/domain/embeds/embed-services';
import { mediaFileOf } from '../../context/media-file.ts';
import { imageOf, type Session, takesFirst } from '../../context/session.ts';
import { embedContext } from '../../embeds/embed-context.ts';
import { pictureHtml, sizesOf } from '../../images/picture.ts';
import type { BlockView, CompleteBlock } from '../block-view.ts';
import template from './block.html?raw';

export const videoView: BlockView = {
  kind: video,
  template,
  inline: (value) => (textAt(value, 'caption') === '' ? [] : [{ path: 'caption', selector: '.v-caption' }]),
  context,
};

/** Height of a frame before it fills the shape of its block, in pixels. */
const frameHeight = 360;

function context(session: Session, block: CompleteBlock) {
  const { value } = block;
  const isFile = textAt(value, 'source') === 'file';
  const film = isFile ? filmOf(session, value) : null;
  const embed = isFile ? null : embedOf(session, value);
  if (film === null && embed === null) return null;
  return {
    film,
    embed,
    poster: embed === null ? '' : posterOf(session, block),
    caption: textAt(value, 'caption'),
    style: `--shape:${ratioOf(textAt(value, 'ratio')) ?? '16 / 9'};--overlay:${String(numberAt(value, 'overlay', 70))}%`,
  };
}

function filmOf(session: Session, value: BlockValue) {
  const file = mediaFileOf(session, textAt(value, 'fileId'), 'video');
  return (
    file && {
      ...file,
      title: textAt(value, 'title') || file.fileName,
      posterUrl: imageOf(session, textAt(value, 'posterId'))?.largeUrl ?? '',
      captions: mediaFileOf(session, textAt(value, 'captionsId'), 'captions'),
      captionsLabel: session.strings['captionsText'] ?? '',
      language: session.snapshot.website.language,
      loop: flagAt(value, 'loop'),
      muted: flagAt(value, 'muted'),
    }
  );
}

function embedOf(session: Session, value: BlockValue) {
  const target = readEmbed('video', textAt(value, 'address'));
  const label = session.strings['videoPlayText'] ?? '';
  const frameTitle = textAt(value, 'title');
  return target && embedContext(session, { target, label, frameTitle, height: frameHeight, isFramed: true });
}

function posterOf(session: Session, { value, places }: CompleteBlock): string {
  const view = imageOf(session, textAt(value, 'posterId'));
  if (view === null) return '';
  const sizes = sizesOf({ desktop: places.desktop.w, phone: places.phone.w });
  return pictureHtml(view, { alt: '', sizes, ratio: null, fit: 'cover', first: takesFirst(session) });
}
