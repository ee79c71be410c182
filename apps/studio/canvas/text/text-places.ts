import { boundSource } from '@veranda/domain/blocks/bound-value';
import type { Field } from '@veranda/domain/blocks/kind';
import { completeValue } from '@veranda/domain/blocks/registry';
import { fieldAt } from '@veranda/domain/blocks/value-paths';
import type { Block } from '@veranda/domain/pages/document';
import { blockViews } from '@veranda/render/blocks/registry';
import type { CanvasHandle } from '../create-canvas.ts';
import type { FrameClick } from '../canvas-events.ts';

/** Part of a drawn block that shows a text of its value and can be written in. */
export interface TextPlace {
  readonly path: string;
  readonly field: Extract<Field, { readonly kind: 'text' | 'richtext' }>;
  readonly element: HTMLElement;
}

/** The texts of a block that are edited where they stand, in reading order; none for a block that is not drawn. */
export function textPlaces(canvas: CanvasHandle, block: Block): readonly TextPlace[] {
  const view = blockViews.get(block.type);
  const drawn = canvas.blockElement(block.id);
  if (!view?.inline || !drawn) return [];
  return view.inline(completeValue(view.kind, block.value)).flatMap(({ path, selector, at = 0 }) => {
    const element = selector === undefined ? drawn : drawn.querySelectorAll<HTMLElement>(selector)[at];
    const field = fieldAt(view.kind, path);
    // What follows the item is written there.
    const isOwn = field && boundSource(field, block.value) === null;
    return element && isOwn && (field.kind === 'text' || field.kind === 'richtext')
      ? [{ path, field, element }]
      : [];
  });
}

/** The text that was clicked on; that of a heading which opens something is the whole heading. */
export function placeAt(places: readonly TextPlace[], { target }: FrameClick): TextPlace | undefined {
  return places.find(
    ({ element }) => element.contains(target) || element.closest('summary')?.contains(target) === true,
  );
}
