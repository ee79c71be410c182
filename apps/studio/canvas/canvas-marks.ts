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

/** Outlines with labels above a page, in its own document; nothing of them can be pointed at. */
interface CanvasMarks {
  /** Stands above the page that is in the document now. */
  attach(): void;
  show(marks: readonly MarkedElement[]): void;
  setScale(scale: number): void;
  close(): void;
}

/** Makes the layer of the marks. `scale` is that of the frame: letters stay as large as they are meant to be. */
export function createMarks(root: Document): CanvasMarks {
  const layer = root.createElement('div');
  layer.setAttribute('aria-hidden', 'true');
  layer.dataset['canvasOverlay'] = '';
  layer.style.cssText =
    'position:absolute;inset:0 auto auto 0;width:0;height:0;z-index:2147483646;direction:ltr';
  let marked: readonly MarkedElement[] = [];
  let scale = 1;
  const place = () => layer.replaceChildren(...marked.flatMap((mark) => drawn(mark, scale)));
  // A page grows while its pictures and fonts come.
  const observer = new ResizeObserver(place);
  return {
    attach() {
      root.documentElement.append(layer);
      observer.disconnect();
      if (root.body) observer.observe(root.body);
      place();
    },
    show(marks) {
      marked = marks;
      place();
    },
    setScale(next) {
      scale = next;
      place();
    },
    close: () => observer.disconnect(),
  };
}

function drawn({ element, label, colour, isTinted, kind, id }: MarkedElement, scale: number): HTMLElement[] {
  if (!element.isConnected) return [];
  const { left, top, width, height } = element.getBoundingClientRect();
  const { scrollX = 0, scrollY = 0 } = element.ownerDocument.defaultView ?? {};
  const box = element.ownerDocument.createElement('div');
  const line = (value: number) => px(value / scale);
  box.dataset['canvasMark'] = `${kind} ${id}`;
  Object.assign(box.style, {
    position: 'absolute',
    pointerEvents: 'none',
    left: px(left + scrollX),
    top: px(top + scrollY),
    width: px(width),
    height: px(height),
    boxShadow: `inset 0 0 0 ${line(2)} ${colour}, inset 0 0 0 ${line(3)} #fff`,
    background: isTinted ? `${colour}24` : 'none',
  });
  if (label === '') return [box];
  const words = element.ownerDocument.createElement('span');
  words.textContent = label;
  const isInside = top + scrollY < 20 / scale || kind === 'section';
  Object.assign(words.style, {
    position: 'absolute',
    left: '0',
    [isInside ? 'top' : 'bottom']: isInside ? '0' : '100%',
    padding: `${line(1)} ${line(6)}`,
    borderRadius: isInside ? `0 0 ${line(4)} 0` : `${line(4)} ${line(4)} 0 0`,
    background: colour,
    color: '#fff',
    font: `600 ${line(12)}/${line(16)} system-ui, sans-serif`,
    whiteSpace: 'nowrap',
  });
  box.append(words);
  return [box];
}

function px(value: number): string {
  return `${String(value)}px`;
}
