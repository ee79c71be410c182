import { type ResizeHandle, resizeHandles } from '@veranda/domain/pages/arrange/resize';
import type { Box } from '@veranda/domain/pages/arrange/section-grid';
import { coarsePointer } from '../coarse-pointer.ts';
import type { CanvasHandle } from '../create-canvas.ts';
import { overlayLayer, overlayPart, placeBox, px, setStyle } from '../placer.ts';

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
export function createOverlay({ document: root, scale }: CanvasHandle): Overlay {
  const layer = overlayLayer(root, 1);
  const pool = (css: string) => createPool(layer, css);
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

/** Boxes of one look; elements are made once and used again. */
function createPool(layer: HTMLElement, css: string) {
  const elements: HTMLElement[] = [];
  return {
    show(boxes: readonly Box[]): void {
      while (elements.length < boxes.length) elements.push(overlayPart(layer, `pointer-events:none;${css}`));
      for (const [index, element] of elements.entries()) placeBox(element, boxes[index] ?? null);
    },
  };
}

function createWords(layer: HTMLElement) {
  const look = `background:${accent};color:${paper};border-radius:4px;padding:2px 6px;white-space:nowrap`;
  const element = overlayPart(layer, `pointer-events:none;${look};font-family:system-ui,sans-serif`);
  return {
    show(text: string | null, box?: Box, scale = 1): void {
      setStyle(element.style, 'display', text !== null && box ? 'block' : 'none');
      if (text === null || !box) return;
      if (element.textContent !== text) element.textContent = text;
      const top = box.top + box.height + 6 / scale;
      setStyle(element.style, 'font-size', px(12 / scale));
      setStyle(element.style, 'line-height', px(16 / scale));
      setStyle(element.style, 'transform', `translate(${px(box.left)}, ${px(top)})`);
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
    const element = overlayPart(layer, `${dot};cursor:${cursors[name]}`);
    element.dataset[overlayParts.handle] = name;
    return { name, element };
  });
  const dots = `radial-gradient(circle,${paper} 28%,transparent 32%) center/16% 32% space`;
  const grip = overlayPart(
    layer,
    `background:${accent} ${dots};border-radius:6px;cursor:move;touch-action:none`,
  );
  grip.dataset[overlayParts.grip] = '';
  return {
    show(
      box: Box | null,
      { scale, canResize }: { readonly scale: number; readonly canResize: boolean },
    ): void {
      const isCoarse = coarsePointer.matches;
      const size = (isCoarse ? 24 : 12) / scale;
      for (const { name, element } of handles)
        placeBox(element, box && canResize ? handleBox(box, name, size) : null);
      placeBox(grip, box ? gripBox(box, { height: (isCoarse ? 32 : 16) / scale, scale }) : null);
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
