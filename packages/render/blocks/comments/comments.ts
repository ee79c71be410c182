import { comments } from '@veranda/domain/blocks/comments/comments';
import { textAt } from '@veranda/domain/blocks/kind';
import { commentsHtml } from '../../comments/comments-html.ts';
import type { Session } from '../../context/session.ts';
import type { BlockView, CompleteBlock } from '../block-view.ts';
import template from './block.html?raw';

export const commentsBlockView: BlockView = { kind: comments, template, context };

// A canvas draws a block alone, and what visitors write is no part of the document.
function context(session: Session, { value }: CompleteBlock) {
  if (session.isCanvas) return { html: '', canvasText: session.strings['commentsCanvasText'] };
  const { shownItem } = session.state;
  const html = shownItem === null ? '' : commentsHtml(session, shownItem, textAt(value, 'title'));
  return html === '' ? null : { html, canvasText: '' };
}
