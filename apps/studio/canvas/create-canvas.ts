import type { Block, PageDocument } from '@veranda/domain/pages/document';
import type { CanvasNeeds, CanvasData } from '@veranda/contracts/canvas';
import { type CanvasWishes, leaveTabOrder, listenToCanvas, reachBlock } from './canvas-events.ts';
import { createOutlines } from './canvas-outlines.ts';
import { createCanvasPage } from './canvas-page.ts';
import type { CanvasRenderer } from './canvas-renderer.ts';
import { scrollIntoFrame } from './scroll-into-frame.ts';
import { showEmptyPlaces } from './show-empty-places.ts';

/** A canvas as code outside of it uses it. */
export interface CanvasHandle {
  readonly document: Document;
  blockElement(id: string): HTMLElement | null;
  sectionElement(id: string): HTMLElement | null;
  /** Id of the block at a point of the frame, in its CSS pixels; null for none. */
  blockAt(x: number, y: number): string | null;
  /** Keeps the element of a block as it is until the result is called. */
  holdBlock(id: string): () => void;
}

/** A part of the page that is selected. */
export type CanvasSelection = { readonly kind: 'block' | 'section'; readonly id: string } | null;

interface CanvasInput {
  readonly root: Document;
  readonly renderer: CanvasRenderer;
  readonly wishes: () => CanvasWishes & { readonly nameOf: (block: Block) => string };
  /** Reads what blocks have come to show. */
  readonly fetchData: (needs: CanvasNeeds) => Promise<CanvasData>;
}

/** A page in the document of a frame, with its outlines and what is done on it. */
export interface Canvas extends CanvasHandle {
  show(document: PageDocument): void;
  select(selection: CanvasSelection): void;
  /** Brings a block into view where it is not. */
  reveal(block: string): void;
  setScale(scale: number): void;
  close(): void;
}

/** Makes a canvas of the empty document of a frame. */
export function createCanvas({ root, renderer, wishes, fetchData }: CanvasInput): Canvas {
  let shown: PageDocument | null = null;
  let selection: CanvasSelection = null;
  let isOpen = true;
  const outlines = createOutlines(root);
  showEmptyPlaces(root);
  const page = createCanvasPage({
    root,
    renderer,
    onBlock(element, id) {
      const block = shown?.blocks[id];
      if (block) reachBlock(element, wishes().nameOf(block));
    },
    onPage() {
      leaveTabOrder(root.body);
      outlines.attach();
      for (const id of Object.keys(shown?.blocks ?? {})) page.blockElement(id)?.setAttribute('tabindex', '0');
    },
  });
  const endListening = listenToCanvas({
    root,
    wishes,
    isBlock: (id) => page.blockElement(id) !== null,
    isSection: (id) => page.sectionElement(id) !== null,
    onHover: (hovered) => outlines.show({ hovered }),
  });

  function outlineSelection(): void {
    const find = selection?.kind === 'section' ? page.sectionElement : page.blockElement;
    outlines.show({ selected: selection && find(selection.id) });
  }

  // What was drawn without its data is drawn again when they are there.
  async function complete(document: PageDocument, ids: readonly string[]): Promise<void> {
    const needs = renderer.missing(document, ids);
    if (needs) renderer.add(await fetchData(needs));
    const locale = renderer.pendingLocale();
    if (locale) await locale;
    if (!isOpen || (!needs && !locale)) return;
    if (locale) page.redrawPage();
    else page.redraw(ids);
    outlineSelection();
  }

  return {
    document: root,
    blockElement: page.blockElement,
    sectionElement: page.sectionElement,
    holdBlock: page.holdBlock,
    blockAt(x, y) {
      for (const element of root.elementsFromPoint(x, y)) {
        const id = element.closest<HTMLElement>('[data-block]')?.dataset['block'] ?? '';
        if (page.blockElement(id)) return id;
      }
      return null;
    },
    show(document) {
      const before = shown;
      shown = document;
      page.show(document);
      outlineSelection();
      const changed = Object.keys(document.blocks).filter(
        (id) => before?.blocks[id]?.value !== document.blocks[id]?.value,
      );
      // A block whose data could not be read stays as it is; the next change of it asks again.
      if (changed.length > 0 || before === null) complete(document, changed).catch(() => {});
    },
    select(next) {
      selection = next;
      outlineSelection();
    },
    reveal(block) {
      const element = page.blockElement(block);
      if (element) scrollIntoFrame(element);
    },
    setScale: outlines.setScale,
    close() {
      isOpen = false;
      endListening();
      outlines.close();
      page.close();
    },
  };
}
