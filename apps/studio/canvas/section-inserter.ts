/** Data attribute of the buttons that put a section before or after another one. */
export const insertPart = 'canvasInsert';

/** Side of a section at which another one is put in. */
export type SectionSide = 'before' | 'after';

const sides: readonly SectionSide[] = ['before', 'after'];
const accent = '#0b6e69';

/** Buttons on the edges of a section, in the document of its page; the layers panel has them for the keyboard. */
export function createSectionInserter(root: Document) {
  const layer = root.createElement('div');
  layer.setAttribute('aria-hidden', 'true');
  layer.dataset['canvasOverlay'] = '';
  layer.style.cssText =
    'position:absolute;inset:0 auto auto 0;width:0;height:0;z-index:2147483646;direction:ltr';
  const buttons = sides.map((side) => ({ side, element: addButton(layer, side) }));
  let section: HTMLElement | null = null;
  let [scale, isOffered] = [1, false];

  function place(): void {
    for (const { side, element } of buttons)
      placeAt(element, { section: isOffered ? section : null, side, scale });
  }
  return {
    attach(): void {
      root.documentElement.append(layer);
      place();
    },
    /** Stands on the edges of a section; null for none. */
    show(next: HTMLElement | null): void {
      if (next === section) return;
      section = next;
      place();
    },
    offer(next: boolean): void {
      isOffered = next;
      place();
    },
    setScale(next: number): void {
      scale = next;
      place();
    },
    place,
  };
}

function addButton(layer: HTMLElement, side: SectionSide): HTMLElement {
  const element = layer.ownerDocument.createElement('div');
  element.dataset[insertPart] = side;
  const bar = 'linear-gradient(#fff,#fff) center';
  const cross = `${bar}/44% 2px no-repeat,${bar}/2px 44% no-repeat`;
  const look = `border-radius:50%;background:${cross},${accent};box-shadow:0 0 0 2px #fff,0 1px 4px #0004`;
  element.style.cssText = `display:none;position:absolute;left:0;top:0;cursor:pointer;${look}`;
  layer.append(element);
  return element;
}

interface InsertSpot {
  readonly section: HTMLElement | null;
  readonly side: SectionSide;
  readonly scale: number;
}

function placeAt(element: HTMLElement, { section, side, scale }: InsertSpot): void {
  const view = element.ownerDocument.defaultView;
  element.style.display = section?.isConnected && view ? 'block' : 'none';
  if (!section?.isConnected || !view) return;
  const box = section.getBoundingClientRect();
  const size = (view.matchMedia('(pointer: coarse)').matches ? 44 : 24) / scale;
  const edge = (side === 'before' ? box.top : box.bottom) + view.scrollY - size / 2;
  const left = box.left + view.scrollX + box.width / 2 - size / 2;
  element.style.width = element.style.height = `${String(size)}px`;
  element.style.transform = `translate(${String(left)}px, ${String(Math.max(2 / scale, edge))}px)`;
}
