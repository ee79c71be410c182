import type { allLateDrawing } from './all-late-drawing.ts';

/** Parts of drawing that bring much code along: scales and shapes, grammars, the parser of Markdown, months of days. */
type LateDrawing = typeof allLateDrawing;

let drawing: LateDrawing | null = null;
let pending: Promise<void> | null = null;

/** Gives the parts, as servers do before their first page. */
export function provideLateDrawing(parts: LateDrawing): void {
  drawing = parts;
}

/** The parts; null in a browser until they are there, which is told by `pendingDrawing`. */
export function lateDrawing(): LateDrawing | null {
  if (drawing) return drawing;
  pending ??= import('./all-late-drawing.ts').then(
    (file) => {
      drawing = file.allLateDrawing;
      pending = null;
    },
    // Asked for again by the next block that needs them.
    () => {
      pending = null;
    },
  );
  return null;
}

/** Settles when parts are there that a block was drawn without; null where none was. */
export function pendingDrawing(): Promise<void> | null {
  return pending;
}
