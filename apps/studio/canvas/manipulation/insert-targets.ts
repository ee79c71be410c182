import type { Gesture, GestureTools } from './drag-gesture.ts';
import { runGestures } from './pointer-driver.ts';

/** A canvas onto which new blocks can be dragged from outside of its frame. */
interface InsertTarget {
  readonly frame: HTMLElement;
  readonly tools: GestureTools;
}

const targets = new Set<InsertTarget>();

/** Offers a canvas to what is dragged; the result takes it back. */
export function offerInsertTarget(tools: GestureTools): () => void {
  const frame = tools.canvas.document.defaultView?.frameElement as HTMLElement | null;
  if (!frame) return () => {};
  const target = { frame, tools };
  targets.add(target);
  return () => void targets.delete(target);
}

/** Something new on its way to a page, handed over to the canvas below the pointer by coordinates. */
export interface InsertDrag {
  /** A point of the studio's window. */
  move(x: number, y: number): void;
  /** @returns false where there was no canvas below */
  drop(): boolean;
  cancel(): void;
}

/** The gesture of what is held over a canvas; null where nothing may be put in. */
export type InsertGesture = (tools: GestureTools) => Gesture | null;

/** Begins to drag something new; `begin` is asked for each canvas that the pointer comes to. */
export function startInsertDrag(begin: InsertGesture): InsertDrag {
  let over: { readonly target: InsertTarget; readonly running: ReturnType<typeof runGestures> } | null = null;
  const leave = () => {
    over?.running.finish(false);
    over = null;
  };
  return {
    move(x, y) {
      const target = [...targets].find(({ frame }) => contains(frame, x, y));
      if (target !== over?.target) leave();
      if (!target) return;
      if (!over) {
        over = { target, running: runGestures(target.tools.canvas.document, () => {}) };
        over.running.begin(begin(target.tools));
      }
      over.running.move(pointInFrame(target.frame, x, y));
    },
    drop: () => over?.running.finish(true) ?? false,
    cancel: leave,
  };
}

function contains(frame: HTMLElement, x: number, y: number): boolean {
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  return x >= left && x < right && y >= top && y < bottom;
}

// A frame may be drawn smaller than it is.
function pointInFrame(frame: HTMLElement, x: number, y: number) {
  const { left, top, width } = frame.getBoundingClientRect();
  const scale = frame.offsetWidth > 0 ? width / frame.offsetWidth : 1;
  return { x: (x - left) / scale, y: (y - top) / scale };
}
