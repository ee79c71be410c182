import { album } from '@veranda/domain/blocks/album/album';
import { type BlockValue, flagAt, recordsAt, textAt } from '@veranda/domain/blocks/kind';
import { mediaFileOf } from '../../context/media-file.ts';
import { imageOf, type Session, takesFirst } from '../../context/session.ts';
import { pictureHtml, sizesOf } from '../../images/picture.ts';
import type { BlockView, CompleteBlock } from '../block-view.ts';
import template from './block.html?raw';

export const albumView: BlockView = {
  kind: album,
  template,
  inline: (value) =>
    [
      { path: 'title', selector: '.v-album-title' },
      { path: 'artist', selector: '.v-album-artist' },
    ].filter(({ path }) => textAt(value, path) !== '' && recordsAt(value, 'tracks').length > 0),
  context,
};

function context(session: Session, block: CompleteBlock) {
  const { value } = block;
  const tracks = recordsAt(value, 'tracks').map((track) =>
    trackOf(session, track, flagAt(value, 'download')),
  );
  if (tracks.length === 0) return null;
  return {
    cover: coverOf(session, block),
    title: textAt(value, 'title'),
    artist: textAt(value, 'artist'),
    numbered: flagAt(value, 'numbered'),
    tracks,
  };
}

function trackOf(session: Session, track: BlockValue, isDownload: boolean) {
  const file = mediaFileOf(session, textAt(track, 'fileId'), 'audio');
  const title = textAt(track, 'title') || (file?.fileName ?? '–');
  return {
    title,
    file: file && { ...file, downloadText: isDownload ? session.strings['downloadText'] : '' },
  };
}

function coverOf(session: Session, { value, places }: CompleteBlock): string {
  const view = imageOf(session, textAt(value, 'coverId'));
  if (view === null) return '';
  const sizes = sizesOf({ desktop: (places.desktop.w * 2) / 5, phone: places.phone.w });
  const first = takesFirst(session);
  return pictureHtml(view, { alt: view.altText, sizes, ratio: '1 / 1', fit: 'cover', first });
}
