import type { Box } from '@veranda/domain/pages/arrange/section-grid';

/** Reads where something stands on the page. @returns what draws it there */
type Measure = () => () => void;

/** Keeps what stands above a page where its parts are. */
export interface Placer {
  /** Adds something that is placed with everything else; it is placed at once. @returns what takes it away */
  add(measure: Measure): () => void;
  /** Places everything before the next frame is painted: the page has changed. */
  soon(): void;
  /** The document has another body. */
  attach(): void;
  close(): void;
}

/**
 * Makes the placer of a document. All of it is measured before any of it is drawn, and once a frame: the page is laid
 * out no more often than without what stands above it.
 */
export function createPlacer(root: Document): Placer {
  const measures = new Set<Measure>();
  let frame = 0;
  const place = (): void => {
    cancelAnimationFrame(frame);
    frame = 0;
    for (const draw of [...measures].map((measure) => measure())) draw();
  };
  const soon = (): void => {
    frame ||= requestAnimationFrame(place);
  };
  // A page grows while its pictures and fonts come.
  const observer = new ResizeObserver(place);
  return {
    add(measure) {
      measures.add(measure);
      measure()();
      return () => void measures.delete(measure);
    },
    soon,
    attach() {
      observer.disconnect();
      if (root.body) observer.observe(root.body);
      place();
    },
    close() {
      observer.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}

/** A layer above a page, in its own document, so that it scrolls with it; `level` orders the layers. */
export function overlayLayer(root: Document, level: 0 | 1): HTMLElement {
  const layer = root.createElement('div');
  layer.setAttribute('aria-hidden', 'true');
  layer.dataset['canvasOverlay'] = '';
  layer.style.cssText = `position:absolute;inset:0 auto auto 0;width:0;height:0;z-index:${String(2147483646 + level)};direction:ltr`;
  return layer;
}

/** Adds something to a layer, which `css` gives its look; it is not shown yet. */
export function overlayPart(layer: HTMLElement, css: string): HTMLElement {
  const element = layer.ownerDocument.createElement('div');
  element.style.cssText = `display:none;position:absolute;left:0;top:0;${css}`;
  layer.append(element);
  return element;
}

/** Shows a part of a layer at a box of the page, by transformation: nothing of the page is laid out again. Null hides it. */
export function placeBox({ style }: HTMLElement, box: Box | null): void {
  setStyle(style, 'display', box ? 'block' : 'none');
  if (!box) return;
  setStyle(style, 'transform', `translate(${px(box.left)}, ${px(box.top)})`);
  setStyle(style, 'width', px(box.width));
  setStyle(style, 'height', px(box.height));
}

/** Sets what is not so already: the rest of the document keeps its styles and its layout. */
export function setStyle(style: CSSStyleDeclaration, name: string, value: string): void {
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}

export function px(value: number): string {
  return `${String(value)}px`;
}
