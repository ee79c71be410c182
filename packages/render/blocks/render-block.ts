import { blockKind } from '@veranda/domain/blocks/registry';
import type { Block } from '@veranda/domain/pages/document';
import { attribute } from '../escape-html.ts';
import { runTemplate, type Session } from '../context/session.ts';
import { websiteContext } from '../context/website-context.ts';
import { type BlockPlaces, blockContext } from './block-context.ts';

/**
 * One block with its places on the two grids as custom properties: the same markup on the published page and on the
 * editor's canvas. A block that has nothing to show is an empty element that keeps its place.
 */
export function renderBlock(session: Session, block: Block, places: BlockPlaces): string {
  const kind = blockKind(block.type);
  const key = kind?.key ?? 'unknown';
  const context = blockContext(session, block, places);
  const inner =
    context === null
      ? ''
      : runTemplate(session, `{block|apply block-${key}}`, { ...websiteContext(session), block: context });
  const classes = ['v-block', `v-${key}`, ...modifiers(block)].join(' ');
  const hidden = key === 'spacer' ? ' aria-hidden="true"' : '';
  return `<div class="${classes}" data-block="${block.id}"${attribute('style', placeStyle(places))}${hidden}>${inner}</div>`;
}

function modifiers(block: Block): readonly string[] {
  const names = [`v-align-${block.layout.desktop.align}`];
  if (block.type === imageType && (block.value['ratio'] === undefined || block.value['ratio'] === 'fill'))
    names.push('v-fill');
  return names;
}

const imageType = 5;

function placeStyle({ desktop, phone }: BlockPlaces): string {
  return [
    `--x:${desktop.x + 1};--y:${desktop.y + 1};--w:${desktop.w};--h:${desktop.h}`,
    desktop.z === 0 ? '' : `--z:${desktop.z}`,
    `--px:${phone.x + 1};--py:${phone.y + 1};--pw:${phone.w};--ph:${phone.h}`,
  ]
    .filter(Boolean)
    .join(';');
}
