import { completeValue } from '@veranda/domain/blocks/registry';
import type { Block } from '@veranda/domain/pages/document';
import { runTemplate, type Session } from '../context/session.ts';
import { websiteContext } from '../context/website-context.ts';
import { element } from '../escape-html.ts';
import { frameOf } from './block-frame.ts';
import type { BlockPlaces, BlockView, CompleteBlock } from './block-view.ts';
import { blockViews } from './registry.ts';

/**
 * One block with its places on the two grids and its frame as custom properties: the same markup on the
 * published page and on the editor's canvas. A block that has nothing to show, or is of no kind, is an empty element that keeps
 * its place.
 */
export function renderBlock(session: Session, block: Block, places: BlockPlaces): string {
  const view = blockViews.get(block.type);
  const value = view ? completeValue(view.kind, block.value) : block.value;
  const frame = frameOf(block.style);
  const classes = [
    'v-block',
    `v-${view?.kind.key ?? 'unknown'}`,
    `v-align-${block.layout.desktop.align}`,
    ...(view?.classes?.(value) ?? []),
    ...frame.classes,
  ];
  const inner = view ? contentOf(session, view, { id: block.id, value, places }) : '';
  const attributes = {
    class: classes.join(' '),
    'data-block': block.id,
    'data-section-theme': frame.theme,
    style: [placeStyle(places), ...frame.properties].join(';'),
    'aria-hidden': view?.isSilent ? 'true' : '',
  };
  return element('div', attributes, inner);
}

// One text a kind, so that the engine finds the program of each without reading it anew.
const templates = new Map(
  [...blockViews].map(([type, { kind }]) => [type, `{block|apply block-${kind.key}}`]),
);

function contentOf(session: Session, { kind, context }: BlockView, block: CompleteBlock): string {
  const data = context ? context(session, block) : block.value;
  if (data === null) return '';
  const template = templates.get(kind.id) ?? '';
  return runTemplate(session, template, { ...websiteContext(session), block: data });
}

/** The custom properties of a block's places on the two grids, which count from 1; none for the z-order 0. */
export function placeStyle({ desktop, phone }: BlockPlaces): string {
  const z = desktop.z === 0 ? '' : `;--z:${desktop.z}`;
  return (
    `--x:${desktop.x + 1};--y:${desktop.y + 1};--w:${desktop.w};--h:${desktop.h}${z}` +
    `;--px:${phone.x + 1};--py:${phone.y + 1};--pw:${phone.w};--ph:${phone.h}`
  );
}
