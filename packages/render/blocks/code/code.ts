import { code, isRun } from '@veranda/domain/blocks/code/code';
import { numberAt, textAt } from '@veranda/domain/blocks/kind';
import type { Session } from '../../context/session.ts';
import { escapeHtml } from '../../escape-html.ts';
import { keepVerbatim } from '../../context/verbatim.ts';
import type { BlockView, CompleteBlock } from '../block-view.ts';
import { lateDrawing } from '../late-drawing.ts';
import { admitOwnCode } from './own-code.ts';
import template from './block.html?raw';

export const codeView: BlockView = { kind: code, template, context };

/**
 * The code as part of the page, within a frame of its own, or as text. On a canvas nothing of it runs: it is
 * shown as text there.
 */
function context(session: Session, { value }: CompleteBlock) {
  const source = textAt(value, 'code');
  const mode = textAt(value, 'mode');
  if (source.trim() === '') return null;
  const label = session.strings['codeLabel'];
  if (mode === 'markdown') return { prose: lateDrawing()?.markdownHtml(source) ?? '' };
  if (!isRun(value) || session.isCanvas)
    return { label, source: lateDrawing()?.highlighted(source, mode) ?? escapeHtml(source) };
  const markup = markupOf(source, mode);
  admitOwnCode(session, markup);
  const height = numberAt(value, 'height', 400);
  return value['placement'] === 'frame'
    ? { label, height, srcdoc: escapeHtml(markup) }
    : { markup: keepVerbatim(markup, session.verbatim) };
}

// A style or script that would end its element early ends what it is: nothing of it gets into the page.
function markupOf(source: string, mode: string): string {
  if (mode === 'css') return `<style>${source.replace(/<\/style/gi, '<\\/style')}</style>`;
  if (mode === 'javascript') return `<script>${source.replace(/<\/script/gi, '<\\/script')}</script>`;
  return source;
}
