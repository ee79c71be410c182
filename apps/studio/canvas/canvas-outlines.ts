import { pageBox } from './manipulation/page-point.ts';
import { overlayLayer, overlayPart, type Placer, placeBox, px, setStyle } from './placer.ts';

/** Elements that are pointed at and selected; null for none. */
interface Outlined {
  readonly hovered: HTMLElement | null;
  readonly selected: HTMLElement | null;
}

/** Petrol, the studio's accent, and the halo that shows it on any picture. */
const accent = '#0b6e69';
const halo = '#fff';

/**
 * Outlines above a page; nothing of them can be pointed at. `scale` is that of the frame: lines stay as thin as they are
 * meant to be.
 */
export function createOutlines(root: Document, placer: Placer) {
  const layer = overlayLayer(root, 1);
  const lines = [0, 1].map(() => overlayPart(layer, 'pointer-events:none'));
  let outlined: Outlined = { hovered: null, selected: null };
  let scale = 1;
  placer.add(() => {
    const { hovered, selected } = outlined;
    const boxes = [hovered === selected ? null : hovered, selected].map((each) =>
      each?.isConnected ? pageBox(each) : null,
    );
    return () => {
      for (const [index, line] of lines.entries()) {
        setStyle(line.style, 'box-shadow', lineOf(scale));
        placeBox(line, boxes[index] ?? null);
      }
    };
  });
  return {
    /** Stands above the page that is in the document now. */
    attach: () => root.documentElement.append(layer),
    show(next: Partial<Outlined>): void {
      outlined = { ...outlined, ...next };
    },
    setScale(next: number): void {
      scale = next;
    },
  };
}

function lineOf(scale: number): string {
  return `inset 0 0 0 ${px(1.5 / scale)} ${accent}, inset 0 0 0 ${px(2.5 / scale)} ${halo}`;
}
