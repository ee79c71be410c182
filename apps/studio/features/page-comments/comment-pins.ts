import { coarsePointer } from '../../canvas/coarse-pointer.ts';
import type { CanvasHandle } from '../../canvas/create-canvas.ts';
import { pageBox } from '../../canvas/manipulation/page-point.ts';
import { overlayLayer, overlayPart, placeBox, px, setStyle } from '../../canvas/placer.ts';

/** A marker of open comments at a block or a section. */
export interface CommentPin {
  readonly kind: 'block' | 'section';
  readonly id: string;
  /** Thread that a press on it opens. */
  readonly thread: string;
  /** One or two letters, or the number of threads. */
  readonly text: string;
  readonly title: string;
  readonly colour: string;
  readonly isChosen: boolean;
}

/** Data attribute of the markers: the thread that each opens. */
const pinPart = 'canvasPin';

const accent = '#0b6e69';

interface DrawnPin {
  readonly pin: CommentPin;
  readonly element: HTMLElement;
}

/** Markers of comments above a page, in its own document; the list of comments has them for the keyboard. */
export function createCommentPins(canvas: CanvasHandle, onOpen: (thread: string) => void) {
  const { document: root, placer } = canvas;
  const layer = overlayLayer(root, 1);
  let drawn: readonly DrawnPin[] = [];
  const attach = () => {
    if (layer.parentNode !== root.documentElement) root.documentElement?.append(layer);
  };
  // The page as a whole may be drawn once more.
  const observer = new MutationObserver(attach);
  observer.observe(root, { childList: true });
  attach();
  const endPlacing = placer.add(() => measurePins(canvas, drawn));
  const endListening = listenToPins(root, onOpen);
  return {
    show(pins: readonly CommentPin[]): void {
      layer.replaceChildren();
      drawn = pins.map((pin) => ({ pin, element: drawPin(layer, pin) }));
      placer.soon();
    },
    close(): void {
      observer.disconnect();
      endPlacing();
      endListening();
      layer.remove();
    },
  };
}

// Reads where the parts stand. @returns what draws the markers there
function measurePins(canvas: CanvasHandle, drawn: readonly DrawnPin[]): () => void {
  const { documentElement } = canvas.document;
  const size = (coarsePointer.matches ? 36 : 26) / canvas.scale();
  const placing = { size, width: documentElement.clientWidth, isRightToLeft: documentElement.dir === 'rtl' };
  const boxes = drawn.map(({ pin: { kind, id } }) => {
    const part = kind === 'block' ? canvas.blockElement(id) : canvas.sectionElement(id);
    return part?.isConnected ? pinBox(pageBox(part), { ...placing, isInside: kind === 'section' }) : null;
  });
  return () => {
    for (const [index, { element }] of drawn.entries()) {
      setStyle(element.style, 'font', `600 ${px(size * 0.44)}/${px(size)} system-ui, sans-serif`);
      placeBox(element, boxes[index] ?? null);
    }
  };
}

// The window hears of a press before anybody who listens to the page: it selects and drags nothing.
function listenToPins({ defaultView: view }: Document, onOpen: (thread: string) => void): () => void {
  const end = new AbortController();
  for (const kind of ['pointerdown', 'click'] as const)
    view?.addEventListener(
      kind,
      (event) => {
        const thread = (event.target as HTMLElement | null)?.dataset?.[pinPart];
        if (thread === undefined) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        if (kind === 'click') onOpen(thread);
      },
      { capture: true, signal: end.signal },
    );
  return () => end.abort();
}

function drawPin(layer: HTMLElement, { text, title, colour, thread, isChosen }: CommentPin): HTMLElement {
  // The corner that has none points at its part.
  const isRightToLeft = layer.ownerDocument.documentElement.dir === 'rtl';
  const corners = isRightToLeft ? '50% 50% 0 50%' : '50% 50% 50% 0';
  const ring = isChosen ? `,0 0 0 4px ${accent}` : '';
  const element = overlayPart(
    layer,
    `cursor:pointer;border-radius:${corners};background:${colour};color:#fff;text-align:center;` +
      `box-shadow:0 0 0 2px #fff${ring},0 1px 4px #0006;user-select:none`,
  );
  element.textContent = text;
  element.title = title;
  element.dataset[pinPart] = thread;
  return element;
}

type Box = ReturnType<typeof pageBox>;

interface PinPlacing {
  readonly size: number;
  /** Width of the page. */
  readonly width: number;
  readonly isRightToLeft: boolean;
  /** True for a marker that stands inside its part. */
  readonly isInside: boolean;
}

// Outside of the upper corner at the end of a block, whose handle it leaves free, and inside that corner of a section.
function pinBox(box: Box, { size, width, isRightToLeft, isInside }: PinPlacing): Box {
  const beyond = isInside ? -size * 1.25 : size / 4;
  const wanted = isRightToLeft ? box.left - beyond - size : box.left + box.width + beyond;
  const left = Math.min(Math.max(2, wanted), Math.max(2, width - size - 2));
  const top = Math.max(2, isInside ? box.top + size / 4 : box.top - size * 1.25);
  return { left, top, width: size, height: size };
}
