import { type ResizeHandle, resizeHandles } from '@veranda/domain/pages/arrange/resize';
import type { Box } from '@veranda/domain/pages/arrange/section-grid';

/** Lines and handles above a page, in its own document, so that they scroll with it. */
export interface Overlay {
  /** Outlines of what is selected besides the one that the canvas outlines itself. */
  showSelected(boxes: readonly Box[]): void;
  /** Handles around a block, or a grip alone where it cannot be resized; null for none. */
  showHandles(box: Box | null, canResize: boolean): void;
  /** Cells that something would take. */
  showMarks(boxes: readonly Box[]): void;
  showGuides(boxes: readonly Box[]): void;
  showMarquee(box: Box | null): void;
  /** A few words below a box; null for none. */
  showWords(words: string | null, box?: Box): void;
  /** Takes away everything that belongs to a gesture. */
  clearGesture(): void;
  /** Has the pointer for itself until it is let go. */
  capture(pointerId: number): void;
  close(): void;
}

/** Petrol, the studio's accent, and ember for the lines that something is in line with. */
const accent = '#0b6e69';
const guide = '#c8431f';
const paper = '#fff';

/** Data attributes by which a press finds a handle or the grip. */
export const overlayParts = { handle: 'canvasHandle', grip: 'canvasGrip' } as const;

/** Makes the overlay; it stays above whatever page comes into the document. */
export function createOverlay(root: Document): Overlay {
  const layer = root.createElement('div');
  layer.setAttribute('aria-hidden', 'true');
  layer.dataset['canvasOverlay'] = '';
  layer.style.cssText =
    'position:absolute;inset:0 auto auto 0;width:0;height:0;z-index:2147483647;direction:ltr';
  const pool = (css: string) => createPool(layer, css);
  const scale = () => scaleOf(root);
  const selected = pool(`box-shadow:inset 0 0 0 1.5px ${accent},inset 0 0 0 2.5px ${paper}`);
  const marks = pool(`background:${accent}29;outline:1.5px dashed ${accent};outline-offset:-1.5px`);
  const guides = pool(`background:${guide}`);
  const marquee = pool(`background:${accent}1f;box-shadow:inset 0 0 0 1px ${accent}`);
  const words = createWords(layer);
  const handles = createHandles(layer);
  const attach = () => {
    if (layer.parentNode !== root.documentElement) root.documentElement?.append(layer);
  };
  // The page as a whole may be drawn once more.
  const observer = new MutationObserver(attach);
  observer.observe(root, { childList: true });
  attach();
  const overlay: Overlay = {
    showSelected: selected.show,
    showHandles: (box, canResize) => handles.show(box, { scale: scale(), canResize }),
    showMarks: marks.show,
    showGuides: guides.show,
    showMarquee: (box) => marquee.show(box ? [box] : []),
    showWords: (text, box) => words.show(text, box, scale()),
    clearGesture() {
      for (const each of [marks, guides, marquee]) each.show([]);
      words.show(null);
    },
    capture: (pointerId) => layer.setPointerCapture(pointerId),
    close() {
      observer.disconnect();
      layer.remove();
    },
  };
  return overlay;
}

// A frame that is drawn smaller than it is: lines and handles stay as large as they are meant to be.
function scaleOf({ defaultView }: Document): number {
  const frame = defaultView?.frameElement as HTMLElement | null;
  return frame && frame.offsetWidth > 0 ? frame.getBoundingClientRect().width / frame.offsetWidth : 1;
}

/** Boxes of one look; elements are made once and used again. */
function createPool(layer: HTMLElement, css: string) {
  const elements: HTMLElement[] = [];
  return {
    show(boxes: readonly Box[]): void {
      while (elements.length < boxes.length) elements.push(addPart(layer, `pointer-events:none;${css}`));
      for (const [index, element] of elements.entries()) place(element, boxes[index] ?? null);
    },
  };
}

function createWords(layer: HTMLElement) {
  const look = `background:${accent};color:${paper};border-radius:4px;padding:2px 6px;white-space:nowrap`;
  const element = addPart(layer, `pointer-events:none;${look};font-family:system-ui,sans-serif`);
  return {
    show(text: string | null, box?: Box, scale = 1): void {
      element.style.display = text !== null && box ? 'block' : 'none';
      if (text === null || !box) return;
      if (element.textContent !== text) element.textContent = text;
      const top = box.top + box.height + 6 / scale;
      Object.assign(element.style, { fontSize: px(12 / scale), lineHeight: px(16 / scale) });
      element.style.transform = `translate(${px(box.left)}, ${px(top)})`;
    },
  };
}

const cursors: Readonly<Record<ResizeHandle, string>> = {
  nw: 'nwse-resize',
  n: 'ns-resize',
  ne: 'nesw-resize',
  e: 'ew-resize',
  se: 'nwse-resize',
  s: 'ns-resize',
  sw: 'nesw-resize',
  w: 'ew-resize',
};

function createHandles(layer: HTMLElement) {
  const dot = `background:${paper};border-radius:3px;box-shadow:inset 0 0 0 1.5px ${accent};touch-action:none`;
  const handles = resizeHandles.map((name) => {
    const element = addPart(layer, `${dot};cursor:${cursors[name]}`);
    element.dataset[overlayParts.handle] = name;
    return { name, element };
  });
  const dots = `radial-gradient(circle,${paper} 28%,transparent 32%) center/16% 32% space`;
  const grip = addPart(layer, `background:${accent} ${dots};border-radius:6px;cursor:move;touch-action:none`);
  grip.dataset[overlayParts.grip] = '';
  return {
    show(
      box: Box | null,
      { scale, canResize }: { readonly scale: number; readonly canResize: boolean },
    ): void {
      const isCoarse = matchMedia('(pointer: coarse)').matches;
      const size = (isCoarse ? 24 : 12) / scale;
      for (const { name, element } of handles)
        place(element, box && canResize ? handleBox(box, name, size) : null);
      place(grip, box ? gripBox(box, { height: (isCoarse ? 32 : 16) / scale, scale }) : null);
    },
  };
}

function gripBox(
  { left, top, width }: Box,
  { height, scale }: { readonly height: number; readonly scale: number },
): Box {
  const above = top - height - 8 / scale;
  return { left: left + width / 2 - height, top: Math.max(0, above), width: 2 * height, height };
}

function handleBox({ left, top, width, height }: Box, name: ResizeHandle, size: number): Box {
  const x = name.includes('w') ? left : name.includes('e') ? left + width : left + width / 2;
  const y = name.includes('n') ? top : name.includes('s') ? top + height : top + height / 2;
  return { left: x - size / 2, top: y - size / 2, width: size, height: size };
}

function addPart(layer: HTMLElement, css: string): HTMLElement {
  const element = layer.ownerDocument.createElement('div');
  element.style.cssText = `display:none;position:absolute;left:0;top:0;${css}`;
  layer.append(element);
  return element;
}

// By transformation: nothing of the page is laid out again.
function place(element: HTMLElement, box: Box | null): void {
  element.style.display = box ? 'block' : 'none';
  if (!box) return;
  element.style.transform = `translate(${px(box.left)}, ${px(box.top)})`;
  element.style.width = px(box.width);
  element.style.height = px(box.height);
}

function px(value: number): string {
  return `${String(value)}px`;
}
