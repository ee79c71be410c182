import { withGroup } from '@veranda/domain/pages/block-groups';
import { type ResizeHandle, resizeHandles } from '@veranda/domain/pages/arrange/resize';
import { isWritten } from '../canvas-events.ts';
import { type Gesture, type GestureTools, startDrag } from './drag-gesture.ts';
import { startMarquee } from './marquee-gesture.ts';
import { insertPart } from '../section-inserter.ts';
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
  /** True once it has become a gesture. */
  readonly isGesture: boolean;
  readonly part: PressedPart;
  /** Blocks that it has selected, once it is over. */
  readonly selected?: number;
}

type PressedPart =
  | { readonly kind: 'handle'; readonly handle: ResizeHandle }
  | { readonly kind: 'grip' | 'ground' }
  | { readonly kind: 'block'; readonly id: string };

/** Turns what a pointer does on the canvas into gestures. */
export interface PointerDriver {
  /** True from a press until its click is over: the selection is the driver’s. */
  isPressed(): boolean;
  /** True while the click of a press is not over that adds to the selection, or has selected several. */
  isSelecting(): boolean;
  /** True while something is dragged, pulled or drawn. */
  isGesture(): boolean;
  /** @returns false where there was nothing to cancel */
  cancel(): boolean;
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
  const running = runGestures(root, onGesture);
  let press: Press | null = null;

  const listen = listenerOf(root, end.signal);
  // After the click that belongs to it.
  const letGo = (done = press): void => void setTimeout(() => press === done && (press = null));
  listen('pointerdown', (event) => {
    if (!running.isOn()) press = pressOf(event, tools);
  });
  listen('pointermove', (event) => {
    if (press?.pointerId !== event.pointerId || event.buttons === 0) return;
    follow(event, press, { tools, running });
    if (running.isOn()) press = { ...press, isGesture: true };
  });
  listen('pointerup', (event) => {
    if (press?.pointerId !== event.pointerId) return;
    if (press.isGesture) running.finish(true);
    else press = { ...press, selected: selectPressed(tools, press) };
    letGo();
  });
  listen('pointercancel', () => {
    running.finish(false);
    letGo();
  });
  keepQuiet(root, end.signal, () => press);
  return {
    isPressed: () => press !== null,
    isSelecting: () => press !== null && (press.isAdding || (press.selected ?? 0) > 1),
    isGesture: running.isOn,
    cancel: () => running.finish(false),
    close() {
      running.finish(false);
      end.abort();
    },
  };
}

function keepQuiet(root: Document, signal: AbortSignal, press: () => Press | null): void {
  // The click that ends a gesture presses nothing; the window hears of it before anybody who listens to the page.
  root.defaultView?.addEventListener(
    'click',
    (event) => {
      if (!press()?.isGesture) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true, signal },
  );
  // Words of the page are not marked while it is arranged.
  listenerOf(root, signal)('selectstart', (event) => press() && event.preventDefault());
}

function listenerOf(root: Document, signal: AbortSignal) {
  return <Kind extends keyof DocumentEventMap>(kind: Kind, heard: (event: DocumentEventMap[Kind]) => void) =>
    root.addEventListener(kind, heard, { signal, capture: true });
}

// A press that has moved far enough begins a gesture, which the pointer has for itself then.
function follow(
  event: PointerEvent,
  press: Press,
  { tools, running }: { readonly tools: GestureTools; readonly running: ReturnType<typeof runGestures> },
): void {
  if (!press.isGesture && startsDrag(event, press) && tools.scene().device !== null) {
    tools.overlay.capture(event.pointerId);
    running.begin(gestureOf(tools, press));
  }
  running.move({ x: event.clientX, y: event.clientY });
}

/** Runs one gesture at a time, drawn once a frame wherever the pointer is by then. */
export function runGestures(root: Document, onGesture: (isOn: boolean) => void) {
  let gesture: Gesture | null = null;
  let at: PagePoint = { x: 0, y: 0 };
  let frame = 0;

  const draw = (): void => {
    frame = 0;
    if (!gesture) return;
    const hasScrolled = scrollAtEdge(root, at.y);
    if (hasScrolled) gesture.scrolled();
    gesture.move(pagePoint(root, at));
    if (hasScrolled) frame = requestAnimationFrame(draw);
  };
  return {
    isOn: () => gesture !== null,
    begin(started: Gesture | null): void {
      gesture = started;
      if (started) onGesture(true);
    },
    move(to: PagePoint): void {
      at = to;
      if (gesture) frame ||= requestAnimationFrame(draw);
    },
    /** @returns false where none was on */
    finish(isDropped: boolean): boolean {
      const done = gesture;
      if (done && isDropped && frame !== 0) done.move(pagePoint(root, at));
      cancelAnimationFrame(frame);
      frame = 0;
      gesture = null;
      if (!done) return false;
      if (isDropped) done.drop();
      else done.cancel();
      onGesture(false);
      return true;
    },
  };
}

function pressOf(event: PointerEvent, tools: GestureTools): Press | null {
  const part = event.button === 0 && event.isPrimary ? pressedPart(event, tools) : null;
  if (!part) return null;
  const { pointerId, shiftKey } = event;
  const client = { x: event.clientX, y: event.clientY };
  return {
    pointerId,
    client,
    from: pagePoint(tools.canvas.document, client),
    isAdding: shiftKey,
    isGesture: false,
    part,
  };
}

// On a screen that is touched a finger on the page scrolls it: blocks are dragged by the grip.
function startsDrag({ pointerType, clientX, clientY }: PointerEvent, { part, client }: Press): boolean {
  const mayDrag = pointerType === 'mouse' || part.kind === 'handle' || part.kind === 'grip';
  return mayDrag && Math.hypot(clientX - client.x, clientY - client.y) > slack;
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
      const ids = selection.includes(part.id) ? selection : withGroup(tools.scene().document, part.id);
      return startDrag(tools, { ids, heldId: part.id, from });
    }
    case 'ground':
      return startMarquee(tools, { from, kept: isAdding ? selection : [] });
  }
}

/** Selects what was pressed. @returns the number of blocks that are selected then */
function selectPressed({ scene }: GestureTools, { part, isAdding }: Press): number {
  const { document, selection, onSelect } = scene();
  const select = (ids: readonly string[]) => {
    onSelect(ids);
    return ids.length;
  };
  if (part.kind === 'ground' && !isAdding) return select([]);
  if (part.kind !== 'block') return selection.length;
  const pressed = withGroup(document, part.id);
  const others = selection.filter((id) => !pressed.includes(id));
  const isWhole = selection.length - others.length === pressed.length;
  // A press on one of a selected group goes into it.
  if (!isAdding) return select(isWhole && others.length === 0 ? [part.id] : pressed);
  return select(isWhole ? others : [...others, ...pressed]);
}

// Elements of the frame are of another realm: `instanceof` does not know them.
function pressedPart(
  { target, clientX, clientY }: PointerEvent,
  { canvas, scene }: GestureTools,
): PressedPart | null {
  const element = target as HTMLElement | null;
  if (isWritten(element) || element?.dataset?.[insertPart]) return null;
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
