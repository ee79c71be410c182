import { textAt } from '@veranda/domain/blocks/kind';
import { markdown } from '@veranda/domain/blocks/markdown/markdown';
import type { BlockView } from '../block-view.ts';
import { lateDrawing } from '../late-drawing.ts';
import template from './block.html?raw';

export const markdownView: BlockView = {
  kind: markdown,
  template,
  context: (_session, { value }) => {
    const html = lateDrawing()?.markdownHtml(textAt(value, 'source')) ?? '';
    return html === '' ? null : { html };
  },
};
