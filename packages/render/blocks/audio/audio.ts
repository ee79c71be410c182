import { audio } from '@veranda/domain/blocks/audio/audio';
import { flagAt, textAt } from '@veranda/domain/blocks/kind';
import { mediaFileOf } from '../../context/media-file.ts';
import type { BlockView } from '../block-view.ts';
import template from './block.html?raw';

export const audioView: BlockView = {
  kind: audio,
  template,
  inline: (value) =>
    [
      { path: 'title', selector: '.v-sound-title' },
      { path: 'author', selector: '.v-sound-author' },
    ].filter(({ path }) => flagAt(value, 'showMeta') && textAt(value, path) !== ''),
  context(session, { value }) {
    const file = mediaFileOf(session, textAt(value, 'fileId'), 'audio');
    if (file === null) return null;
    const isMeta = flagAt(value, 'showMeta');
    return {
      ...file,
      label: textAt(value, 'title') || file.fileName,
      title: isMeta ? textAt(value, 'title') : '',
      author: isMeta ? textAt(value, 'author') : '',
      loop: flagAt(value, 'loop'),
      downloadText: flagAt(value, 'download') ? session.strings['downloadText'] : '',
    };
  },
};
