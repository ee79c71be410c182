/** Elements that are pointed at and selected; null for none. */
interface Outlined {
  readonly hovered: HTMLElement | null;
  readonly selected: HTMLElement | null;
}

/** Petrol, the studio's accent, and the halo that shows it on any picture. */
const accent = '#0b6e69';
const halo = '#fff';

/**
 * Outlines above a page, in its own document, so that they scroll with it; nothing of them can be pointed at.
 * `scale` is that of the frame: lines stay as thin as they are meant to be.
 */
export function createOutlines(root: Document) {
  const layer = root.createElement('div');
  const [hover, selection] = [root.createElement('div'), root.createElement('div')];
  layer.setAttribute('aria-hidden', 'true');
  layer.dataset['canvasOverlay'] = '';
  layer.style.cssText = 'position:absolute;inset:0 auto auto 0;width:0;height:0;z-index:2147483647';
  layer.append(hover, selection);
  let outlined: Outlined = { hovered: null, selected: null };
  let scale = 1;

  function place(): void {
    frame(hover, outlined.hovered === outlined.selected ? null : outlined.hovered, scale);
    frame(selection, outlined.selected, scale);
  }

  // A page grows while its pictures and fonts come.
  const observer = new ResizeObserver(place);
  return {
    /** Stands above the page that is in the document now. */
    attach(): void {
      root.documentElement.append(layer);
      observer.disconnect();
      if (root.body) observer.observe(root.body);
      place();
    },
    show(next: Partial<Outlined>): void {
      outlined = { ...outlined, ...next };
      place();
    },
    setScale(next: number): void {
      scale = next;
      place();
    },
    place,
    close: () => observer.disconnect(),
  };
}

function frame(line: HTMLElement, element: HTMLElement | null, scale: number): void {
  if (!element?.isConnected) {
    line.style.display = 'none';
    return;
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  const view = element.ownerDocument.defaultView;
  const px = (value: number) => `${String(value)}px`;
  Object.assign(line.style, {
    display: 'block',
    position: 'absolute',
    pointerEvents: 'none',
    left: px(left + (view?.scrollX ?? 0)),
    top: px(top + (view?.scrollY ?? 0)),
    width: px(width),
    height: px(height),
    boxShadow: `inset 0 0 0 ${px(1.5 / scale)} ${accent}, inset 0 0 0 ${px(2.5 / scale)} ${halo}`,
  });
}
