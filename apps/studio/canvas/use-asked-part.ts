import { useEffect, useRef } from 'react';
import type { CanvasHandle } from './create-canvas.ts';

/** A part of the page that somebody wants to go to. */
export interface AskedPart {
  readonly id: string | null;
  /** It is in view and has the focus. */
  readonly onReached: () => void;
}

/**
 * Brings a part into view and gives it the focus as soon as no dialog holds the focus; a section, which cannot have it,
 * leaves it to the frame.
 */
export function useAskedPart(canvas: CanvasHandle | null, { id, onReached }: AskedPart): void {
  const newest = useRef(onReached);
  useEffect(() => {
    newest.current = onReached;
  });
  useEffect(() => {
    if (!canvas || id === null) return;
    const reach = () => {
      if (!document.querySelector('.ui-scrim') && focusPart(canvas, id)) newest.current();
      else frame = requestAnimationFrame(reach);
    };
    let frame = requestAnimationFrame(reach);
    return () => cancelAnimationFrame(frame);
  }, [canvas, id]);
}

/** @returns false for a part that is not drawn yet, or not visible */
function focusPart(canvas: CanvasHandle, id: string): boolean {
  const block = canvas.blockElement(id);
  const part = block ?? canvas.sectionElement(id);
  if (!part) return false;
  part.scrollIntoView({ block: 'center', behavior: 'instant' });
  const frame = part.ownerDocument.defaultView?.frameElement as HTMLElement | null;
  (block ?? frame)?.focus({ preventScroll: true });
  return block === null || block.ownerDocument.activeElement === block;
}
