import { type ResizeHandle, resizeHandles } from '@veranda/domain/pages/arrange/resize';
import { type GestureTools, startDrag } from './drag-gesture.ts';
import type { Gesture } from './gesture.ts';
import { startMarquee } from './marquee-gesture.ts';
import { overlayParts } from './overlay.ts';
import { type PagePoint, pagePoint } from './page-point.ts';
import { startResize } from './resize-gesture.ts';

/** A pointer that is down on the canvas. */
interface Press {
  readonly pointerId: number;
  readonly client: PagePoint;
  /** Where it went down on the page. */
  readonly from: PagePoint;
  readonly isAdding: boolean;
  readonly part: PressedPart;
}

type PressedPart =
  | { readonly kind: 'handle'; readonly handle: ResizeHandle }
  | { readonly kind: 'grip' | 'ground' }
  | { readonly kind: 'block'; readonly id: string };

/** Turns what a pointer does on the canvas into gestures. */
export interface PointerDriver {
  /** True from a press until its click is over: the selection is the driver’s. */
  isPressed(): boolean;
  /** True while the click of a press that adds to the selection is not over. */
  isAdding(): boolean;
  /** True while something is dragged, pulled or drawn. */
  isGesture(): boolean;
  /** Goes on with a gesture whose pointer came from outside of the frame; `at` is a point of its window. */
  take(gesture: Gesture): { move(at: PagePoint): void; end(isDropped: boolean): void };
  cancel(): void;
  close(): void;
}

/** CSS pixels that a pointer moves before a press is a drag. */
const slack = 4;
/** CSS pixels at the edges of the frame in which the page scrolls, and how far at a time. */
const edge = 48;
const scrollStep = 14;

/** Listens to the pointers of a frame from outside of it: no script runs inside. */
export function drivePointers(tools: GestureTools, onGesture: (isOn: boolean) => void): PointerDriver {
  const root = tools.canvas.document;
  const end = new AbortController();
  let press: Press | null = null;
  let gesture: Gesture | null = null;
  let at: PagePoint = { x: 0, y: 0 };
  let frame = 0;

  const listen = <Kind extends keyof DocumentEventMap>(kind: Kind, heard: (event: DocumentEventMap[Kind]) => void) =>
    root.addEventListener(kind, heard, { signal: end.signal, capture: true });
  const draw = (): void => {
    frame = 0;
    if (!gesture) return;
    const hasScrolled = scrollAtEdge(root, at.y);
    if (hasScrolled) gesture.scrolled();
    gesture.move(pagePoint(root, at));
    if (hasScrolled) ask();
  };
  const ask = (): void => {
    frame ||= requestAnimationFrame(draw);
  };
  const begin = (started: Gesture | null): void => {
    gesture = started;
    if (started) onGesture(true);
  };
  const finish = (isDropped: boolean): void => {
    const done = gesture;
    if (done && isDropped && frame !== 0) draw();
    cancelAnimationFrame(frame);
    frame = 0;
    gesture = null;
    if (!done) return;
    if (isDropped) done.drop();
    else done.cancel();
    onGesture(false);
  };
  const letGo = (): void => {
    const done = press;
    // After the click that belongs to it.
    setTimeout(() => press === done && (press = null));
  };

  listen('pointerdown', (event) => {
    const part = event.button === 0 && event.isPrimary ? pressedPart(event, tools) : null;
    if (!part || gesture) return;
    const client = { x: event.clientX, y: event.clientY };
    press = { pointerId: event.pointerId, client, from: pagePoint(root, client), isAdding: event.shiftKey, part };
  });
  listen('pointermove', (event) => {
    if (press?.pointerId !== event.pointerId || event.buttons === 0) return;
    at = { x: event.clientX, y: event.clientY };
    const isFar = Math.hypot(at.x - press.client.x, at.y - press.client.y) > slack;
    if (!gesture && isFar && mayDrag(event, press)) {
      tools.overlay.capture(event.pointerId);
      begin(gestureOf(tools, press));
    }
    if (gesture) ask();
  });
  listen('pointerup', (event) => {
    if (press?.pointerId !== event.pointerId) return;
    if (gesture) finish(true);
    else selectPressed(tools, press);
    letGo();
  });
  listen('pointercancel', () => {
    finish(false);
    letGo();
  });
  // Words of the page are not marked while it is arranged.
  listen('selectstart', (event) => press && event.preventDefault());
  return {
    isPressed: () => press !== null,
    isAdding: () => press?.isAdding === true,
    isGesture: () => gesture !== null,
    take(started) {
      begin(started);
      return {
        move(point) {
          at = point;
          ask();
        },
        end: finish,
      };
    },
    cancel: () => finish(false),
    close() {
      finish(false);
      end.abort();
    },
  };
}

// On a screen that is touched a finger on the page scrolls it: blocks are dragged by the grip.
function mayDrag({ pointerType }: PointerEvent, { part }: Press): boolean {
  return pointerType === 'mouse' || part.kind === 'handle' || part.kind === 'grip';
}

function gestureOf(tools: GestureTools, { part, from, isAdding }: Press): Gesture | null {
  const { selection } = tools.scene();
  const last = selection.at(-1);
  switch (part.kind) {
    case 'handle':
      return last === undefined ? null : startResize(tools, { id: last, handle: part.handle, from });
    case 'grip':
      return last === undefined ? null : startDrag(tools, { ids: selection, heldId: last, from });
    case 'block': {
      const ids = selection.includes(part.id) ? selection : [part.id];
      return startDrag(tools, { ids, heldId: part.id, from });
    }
    case 'ground':
      return startMarquee(tools, { from, kept: isAdding ? selection : [] });
  }
}

function selectPressed({ scene }: GestureTools, { part, isAdding }: Press): void {
  const { selection, onSelect } = scene();
  if (part.kind === 'ground' && !isAdding) onSelect([]);
  if (part.kind !== 'block') return;
  if (!isAdding) onSelect([part.id]);
  else if (selection.includes(part.id)) onSelect(selection.filter((id) => id !== part.id));
  else onSelect([...selection, part.id]);
}

// Elements of the frame are of another realm: `instanceof` does not know them.
function pressedPart({ target, clientX, clientY }: PointerEvent, { canvas, scene }: GestureTools): PressedPart | null {
  const element = target as HTMLElement | null;
  if (element?.closest?.('[contenteditable="true"]')) return null;
  const handle = resizeHandles.find((name) => element?.dataset?.[overlayParts.handle] === name);
  if (handle) return { kind: 'handle', handle };
  if (element?.dataset?.[overlayParts.grip] !== undefined) return { kind: 'grip' };
  const id = canvas.blockAt(clientX, clientY);
  if (id !== null && scene().document.blocks[id]) return { kind: 'block', id };
  return { kind: 'ground' };
}

/** Scrolls a page by a step where the pointer is at its edge. @returns whether it has */
function scrollAtEdge({ defaultView: view }: Document, y: number): boolean {
  if (!view) return false;
  const by = y < edge ? -scrollStep : y > view.innerHeight - edge ? scrollStep : 0;
  if (by === 0) return false;
  const before = view.scrollY;
  view.scrollBy({ top: by, behavior: 'instant' });
  return view.scrollY !== before;
}
