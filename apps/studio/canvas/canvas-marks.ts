import type { Box } from '@veranda/domain/pages/arrange/section-grid';
import { pageBox } from './manipulation/page-point.ts';
import { overlayLayer, overlayPart, type Placer, placeBox, px } from './placer.ts';

/** A part of the page that is marked for a reason besides the selection. */
export interface CanvasMark {
  readonly kind: 'block' | 'section';
  readonly id: string;
  /** Stands at the mark, since colour alone tells nobody; empty inside a part that says it. */
  readonly label: string;
  /** Dark enough for white letters. */
  readonly colour: string;
  /** Fills the part thinly besides outlining it. */
  readonly isTinted?: boolean;
}

/** An element with its mark. */
interface MarkedElement extends CanvasMark {
  readonly element: HTMLElement;
}

/** Outlines with labels above a page; nothing of them can be pointed at. */
interface CanvasMarks {
  /** Stands above the page that is in the document now. */
  attach(): void;
  show(marks: readonly MarkedElement[]): void;
  setScale(scale: number): void;
}

/** Makes the layer of the marks. `scale` is that of the frame: letters stay as large as they are meant to be. */
export function createMarks(root: Document, placer: Placer): CanvasMarks {
  const layer = overlayLayer(root, 0);
  let drawn: readonly { readonly element: HTMLElement; readonly line: HTMLElement }[] = [];
  let marked: readonly MarkedElement[] = [];
  let scale = 1;
  const draw = () => {
    layer.replaceChildren();
    drawn = marked.map((mark) => ({ element: mark.element, line: drawMark(layer, mark, scale) }));
  };
  placer.add(() => {
    const boxes = drawn.map(({ element }) => (element.isConnected ? pageBox(element) : null));
    return () => {
      for (const [index, { line }] of drawn.entries()) placeMark(line, boxes[index] ?? null, scale);
    };
  });
  return {
    attach: () => root.documentElement.append(layer),
    show(marks) {
      // Asked for with every key.
      if (marks.length === marked.length && marks.every((mark, index) => isSame(mark, marked[index]))) return;
      marked = marks;
      draw();
    },
    setScale(next) {
      scale = next;
      draw();
    },
  };
}

function isSame(a: MarkedElement, b: MarkedElement | undefined): boolean {
  const keys = ['element', 'id', 'label', 'colour', 'isTinted'] as const;
  return b !== undefined && keys.every((key) => a[key] === b[key]);
}

function drawMark(
  layer: HTMLElement,
  { label, colour, isTinted, kind, id }: MarkedElement,
  scale: number,
): HTMLElement {
  const line = (value: number) => px(value / scale);
  const edge = `inset 0 0 0 ${line(2)} ${colour}, inset 0 0 0 ${line(3)} #fff`;
  const ground = isTinted ? `${colour}24` : 'none';
  const box = overlayPart(layer, `pointer-events:none;box-shadow:${edge};background:${ground}`);
  box.dataset['canvasMark'] = `${kind} ${id}`;
  if (label === '') return box;
  const words = layer.ownerDocument.createElement('span');
  words.textContent = label;
  Object.assign(words.style, {
    position: 'absolute',
    left: '0',
    padding: `${line(1)} ${line(6)}`,
    background: colour,
    color: '#fff',
    font: `600 ${line(12)}/${line(16)} system-ui, sans-serif`,
    whiteSpace: 'nowrap',
  });
  box.append(words);
  return box;
}

// The words stand above the line; at the top of the page, and in a section, inside of it.
function placeMark(line: HTMLElement, box: Box | null, scale: number): void {
  placeBox(line, box);
  const [words] = line.children;
  if (!box || !words) return;
  const isInside = box.top < 20 / scale || line.dataset['canvasMark']?.startsWith('section');
  const corner = px(4 / scale);
  Object.assign((words as HTMLElement).style, {
    [isInside ? 'top' : 'bottom']: isInside ? '0' : '100%',
    [isInside ? 'bottom' : 'top']: 'auto',
    borderRadius: isInside ? `0 0 ${corner} 0` : `${corner} ${corner} 0 0`,
  });
}
