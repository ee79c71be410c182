import type { PageDocument, Section } from '@veranda/domain/pages/document';
import { layoutSection } from '@veranda/domain/pages/layout';
import { blocksInOrder, sectionsInOrder } from '@veranda/domain/pages/reading-order';
import { element } from '../escape-html.ts';
import type { Session } from '../context/session.ts';
import { renderBlock } from './render-block.ts';
import { backgroundHtml } from './section-background.ts';

/** Every section of a document, in reading order. */
export function renderDocument(session: Session, document: PageDocument | null): string {
  if (document === null) return '';
  return sectionsInOrder(document)
    .map((section) => renderSection(session, document, section))
    .join('\n');
}

/** One section: its theme, its background, and its blocks on the grid in reading order. */
export function renderSection(session: Session, document: PageDocument, section: Section): string {
  const background = backgroundHtml(session, section);
  const blocks = blocksInOrder(document, section.id);
  const layout = layoutSection(blocks);
  // Added up, not joined: a join would copy every block once more.
  let inner = '\n';
  for (const block of blocks) {
    const [desktop, phone] = [layout.desktop.get(block.id), layout.phone.get(block.id)];
    if (desktop && phone) inner += `${renderBlock(session, block, { desktop, phone })}\n`;
  }
  const classes = [
    'v-section',
    `v-width-${section.width}`,
    `v-space-${section.spacing}`,
    `v-valign-${section.verticalAlign}`,
    background === '' ? '' : 'v-has-background',
  ].filter(Boolean);
  const attributes = {
    class: classes.join(' '),
    'data-section': section.id,
    'data-section-theme': section.theme,
    id: section.anchor,
    style: section.minHeight > 0 ? `--min-height:${section.minHeight}svh` : '',
  };
  const grid = element('div', { class: 'v-grid' }, inner);
  return element('section', attributes, background + grid);
}
