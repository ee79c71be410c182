import { type RefObject, useEffect, useRef } from 'react';
import { type InsertDrag, type InsertGesture, startInsertDrag } from './insert-targets.ts';
import './insert-drag.css';

interface InsertDragInput {
  readonly begin: InsertGesture;
  /** The press has become a drag. */
  readonly onBegin?: () => void;
  /** It was let go where nothing is put in, or given up. */
  readonly onCancel: () => void;
}

/** Pixels that a pointer moves before a press is a drag. */
const slack = 5;

/**
 * Lets a tile be dragged onto the page by a mouse or a pen; a finger scrolls and taps.
 * @returns a function that is true while the press at hand is that of a drag
 */
export function useInsertDrag(tile: RefObject<HTMLElement | null>, input: InsertDragInput): () => boolean {
  const newest = useRef(input);
  const wasDragged = useRef(false);
  useEffect(() => {
    newest.current = input;
  });
  useEffect(() => {
    const element = tile.current;
    if (!element) return;
    const listen = (event: PointerEvent) => {
      wasDragged.current = false;
      if (event.button !== 0 || event.pointerType === 'touch') return;
      const onBegin = () => {
        wasDragged.current = true;
        newest.current.onBegin?.();
      };
      followPointer(element, event, { ...newest.current, onBegin });
    };
    const end = new AbortController();
    element.addEventListener('pointerdown', listen, { signal: end.signal });
    // A press of a key is no drag, whatever was before it.
    element.addEventListener('keydown', () => (wasDragged.current = false), { signal: end.signal });
    return () => end.abort();
  }, [tile]);
  return () => wasDragged.current;
}

function followPointer(
  tile: HTMLElement,
  start: PointerEvent,
  { begin, onCancel, onBegin }: InsertDragInput & { readonly onBegin: () => void },
): void {
  const end = new AbortController();
  let drag: InsertDrag | null = null;
  let ghost: HTMLElement | null = null;
  const finish = (isDropped: boolean) => {
    end.abort();
    ghost?.remove();
    if (!drag) return;
    if (!isDropped) drag.cancel();
    if (!isDropped || !drag.drop()) onCancel();
  };
  const listen = <Kind extends keyof WindowEventMap>(
    type: Kind,
    heard: (event: WindowEventMap[Kind]) => void,
  ) => addEventListener(type, heard, { signal: end.signal, capture: true });
  tile.setPointerCapture(start.pointerId);
  listen('pointermove', (event) => {
    const { clientX, clientY } = event;
    if (!drag && Math.hypot(clientX - start.clientX, clientY - start.clientY) < slack) return;
    if (!drag) onBegin();
    drag ??= startInsertDrag(begin);
    ghost ??= ghostOf(tile);
    ghost.style.translate = `${String(clientX + 8)}px ${String(clientY + 8)}px`;
    drag.move(clientX, clientY);
  });
  listen('pointerup', () => finish(true));
  listen('pointercancel', () => finish(false));
  listen('keydown', (event) => {
    if (event.key !== 'Escape' || !drag) return;
    event.preventDefault();
    event.stopPropagation();
    finish(false);
  });
}

function ghostOf(tile: HTMLElement): HTMLElement {
  const ghost = tile.cloneNode(true) as HTMLElement;
  ghost.classList.add('insert-ghost');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  document.body.append(ghost);
  return ghost;
}
