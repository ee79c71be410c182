import { coarsePointer } from './coarse-pointer.ts';
import { pageBox } from './manipulation/page-point.ts';
import { overlayLayer, overlayPart, type Placer, placeBox } from './placer.ts';
import type { Box } from '@veranda/domain/pages/arrange/section-grid';

/** Data attribute of the buttons that put a section before or after another one. */
export const insertPart = 'canvasInsert';

/** Side of a section at which another one is put in. */
export type SectionSide = 'before' | 'after';

const sides: readonly SectionSide[] = ['before', 'after'];
const accent = '#0b6e69';

/** Buttons on the edges of a section, in the document of its page; the layers panel has them for the keyboard. */
export function createSectionInserter(root: Document, placer: Placer) {
  const layer = overlayLayer(root, 0);
  const buttons = sides.map((side) => ({ side, element: addButton(layer, side) }));
  let section: HTMLElement | null = null;
  let [scale, isOffered] = [1, false];
  placer.add(() => {
    const box = isOffered && section?.isConnected ? pageBox(section) : null;
    const size = (coarsePointer.matches ? 44 : 24) / scale;
    return () => {
      for (const { side, element } of buttons)
        placeBox(element, box && buttonBox(box, side, { size, scale }));
    };
  });
  return {
    attach: () => root.documentElement.append(layer),
    /** Stands on the edges of a section; null for none. */
    show(next: HTMLElement | null): void {
      section = next;
    },
    offer(next: boolean): void {
      isOffered = next;
    },
    setScale(next: number): void {
      scale = next;
    },
  };
}

function addButton(layer: HTMLElement, side: SectionSide): HTMLElement {
  const bar = 'linear-gradient(#fff,#fff) center';
  const cross = `${bar}/44% 2px no-repeat,${bar}/2px 44% no-repeat`;
  const look = `border-radius:50%;background:${cross},${accent};box-shadow:0 0 0 2px #fff,0 1px 4px #0004`;
  const element = overlayPart(layer, `cursor:pointer;${look}`);
  element.dataset[insertPart] = side;
  return element;
}

function buttonBox(
  { left, top, width, height }: Box,
  side: SectionSide,
  { size, scale }: { readonly size: number; readonly scale: number },
): Box {
  const edge = (side === 'before' ? top : top + height) - size / 2;
  return { left: left + width / 2 - size / 2, top: Math.max(2 / scale, edge), width: size, height: size };
}
