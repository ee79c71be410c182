import type { CanvasData, CanvasNeeds } from '@veranda/contracts/canvas';
import { type HeaderFooterKey, headerFooterKeys } from '@veranda/domain/header-footer/header-footer-document';
import type { CopySource } from '@veranda/domain/pages/arrange/copies';
import type { Block, PageDocument } from '@veranda/domain/pages/document';
import { changedBlockIds } from '@veranda/domain/pages/replace-block';
import {
  type CanvasWishes,
  leaveTabOrder,
  listenToCanvas,
  reachAsWhole,
  reachBlock,
} from './canvas-events.ts';
import { type CanvasMark, createMarks } from './canvas-marks.ts';
import { createOutlines } from './canvas-outlines.ts';
import { type CanvasPage, createCanvasPage } from './canvas-page.ts';
import { partOf, type ShownParts } from './canvas-parts.ts';
import type { CanvasRenderer } from './canvas-renderer.ts';
import { createPlacer, type Placer } from './placer.ts';
import { scrollIntoFrame } from './scroll-into-frame.ts';
import { createSectionInserter } from './section-inserter.ts';
import { createStudioRules } from './studio-rules.ts';

/** A canvas as code outside of it uses it. */
export interface CanvasHandle {
  readonly document: Document;
  blockElement(id: string): HTMLElement | null;
  sectionElement(id: string): HTMLElement | null;
  /** Id of the block at a point of the frame, in its CSS pixels; null for none. */
  blockAt(x: number, y: number): string | null;
  /** Keeps the element of a block as it is. @returns a function that draws it again */
  holdBlock(id: string): () => void;
  /** The site with the files that blocks show, as far as they have been read. */
  sourceOf(blocks: readonly Block[]): CopySource;
  /** Places what stands above the page. */
  readonly placer: Placer;
  /** Scale at which the frame is drawn: what stands above the page stays as large as it is meant to be. */
  readonly scale: () => number;
}

/** A part of the page that is selected. */
export type CanvasSelection = { readonly kind: 'block' | 'section' | 'part'; readonly id: string } | null;

interface CanvasInput {
  readonly root: Document;
  readonly renderer: CanvasRenderer;
  readonly wishes: () => CanvasWishes & {
    readonly nameOf: (block: Block) => string;
    readonly partName?: (part: HeaderFooterKey) => string;
  };
  /** Reads what blocks have come to show. */
  readonly fetchData: (needs: CanvasNeeds) => Promise<CanvasData>;
}

/** A page in the document of a frame, with its outlines and what is done on it. */
export interface Canvas extends CanvasHandle {
  show(document: PageDocument): void;
  /** Draws header and footer with these values. */
  showParts(parts: ShownParts): void;
  select(selection: CanvasSelection): void;
  /** Marks parts of the page, such as those that others are in. */
  mark(marks: readonly CanvasMark[]): void;
  /** Brings a block or a section into view where it is not. */
  reveal(part: string): void;
  /** Leaves these blocks and sections undrawn for now. */
  hide(parts: Iterable<string>): void;
  /** Shows buttons that put sections in between others, or none. */
  offerSections(isOffered: boolean): void;
  setScale(scale: number): void;
  close(): void;
}

/** Makes a canvas of the empty document of a frame. */
export function createCanvas(input: CanvasInput): Canvas {
  return new FrameCanvas(input);
}

class FrameCanvas implements Canvas {
  readonly document: Document;
  readonly placer: Placer;
  readonly #input: CanvasInput;
  readonly #outlines;
  readonly #marks;
  readonly #rules;
  readonly #inserter;
  #sectionShown: string | null = null;
  readonly #page: CanvasPage;
  readonly #endListening: () => void;
  #shown: PageDocument | null = null;
  #selection: CanvasSelection = null;
  #marked: readonly CanvasMark[] = [];
  #scale = 1;
  #isOpen = true;
  // Drawings that wait for their data.
  #waiting = 0;

  constructor(input: CanvasInput) {
    const { root, renderer, wishes } = input;
    this.document = root;
    this.#input = input;
    this.placer = createPlacer(root);
    this.#outlines = createOutlines(root, this.placer);
    this.#marks = createMarks(root, this.placer);
    this.#rules = createStudioRules(root);
    this.#inserter = createSectionInserter(root, this.placer);
    this.#page = createCanvasPage({
      root,
      renderer,
      onBlock: (element, id) => this.#prepareBlock(element, id),
      onPage: () => this.#preparePage(),
    });
    this.#endListening = listenToCanvas({
      root,
      wishes,
      isBlock: (id) => this.blockElement(id) !== null,
      isSection: (id) => this.sectionElement(id) !== null,
      onHover: (hovered) => {
        this.#outlines.show({ hovered });
        this.placer.soon();
      },
      onSection: (element) => this.#showInserter(element?.dataset['section'] ?? this.#selectedSection()),
      insertsAt: () => this.#sectionShown,
    });
  }

  blockElement(id: string): HTMLElement | null {
    return this.#page.blockElement(id);
  }

  sectionElement(id: string): HTMLElement | null {
    return this.#page.sectionElement(id);
  }

  sourceOf(blocks: readonly Block[]): CopySource {
    return this.#input.renderer.sourceOf(blocks);
  }

  holdBlock(id: string): () => void {
    return this.#page.holdBlock(id);
  }

  blockAt(x: number, y: number): string | null {
    for (const element of this.document.elementsFromPoint(x, y)) {
      const id = element.closest<HTMLElement>('[data-block]')?.dataset['block'] ?? '';
      if (this.blockElement(id)) return id;
    }
    return null;
  }

  show(document: PageDocument): void {
    const before = this.#shown;
    this.#shown = document;
    this.#page.show(document);
    this.#outlineSelection();
    this.#showMarks();
    const changed = before === null ? partsIn(document) : changedParts(before, document);
    const isOther = before?.meta !== document.meta;
    if (changed.length > 0 || isOther || before === null) void this.#complete(document, changed);
  }

  showParts(parts: ShownParts): void {
    if (!this.#input.renderer.setParts(parts)) return;
    this.#redrawParts();
    const needs = this.#input.renderer.missingInParts();
    if (needs) void this.#completeParts(needs);
  }

  select(selection: CanvasSelection): void {
    this.#selection = selection;
    if (selection?.kind === 'section') this.#sectionShown = selection.id;
    this.#outlineSelection();
  }

  mark(marks: readonly CanvasMark[]): void {
    this.#marked = marks;
    this.#showMarks();
  }

  reveal(part: string): void {
    const element = this.blockElement(part) ?? this.sectionElement(part) ?? partOf(this.document, part);
    if (element) scrollIntoFrame(element);
  }

  hide(parts: Iterable<string>): void {
    this.#rules.hide(parts);
  }

  offerSections(isOffered: boolean): void {
    this.#inserter.offer(isOffered);
    this.placer.soon();
  }

  setScale(scale: number): void {
    this.#scale = scale;
    this.#inserter.setScale(scale);
    this.#outlines.setScale(scale);
    this.#marks.setScale(scale);
    this.placer.soon();
  }

  readonly scale = (): number => this.#scale;

  close(): void {
    this.#isOpen = false;
    this.#endListening();
    this.placer.close();
    this.#page.close();
  }

  #prepareBlock(element: HTMLElement, id: string): void {
    const block = this.#shown?.blocks[id];
    if (block) reachBlock(element, this.#input.wishes().nameOf(block));
  }

  #preparePage(): void {
    leaveTabOrder(this.document.body);
    for (const each of [this.#outlines, this.#marks, this.#inserter]) each.attach();
    this.placer.attach();
    for (const id of Object.keys(this.#shown?.blocks ?? {}))
      this.blockElement(id)?.setAttribute('tabindex', '0');
    this.#prepareParts();
  }

  #redrawParts(): void {
    this.#page.redrawParts();
    this.#prepareParts();
    this.#outlineSelection();
  }

  #prepareParts(): void {
    const { onSelectPart, partName } = this.#input.wishes();
    for (const key of headerFooterKeys) {
      const element = partOf(this.document, key);
      if (element && onSelectPart && partName) reachAsWhole(element, partName(key));
      else if (element) leaveTabOrder(element);
    }
    const bar = partOf(this.document, 'announcement');
    if (bar) leaveTabOrder(bar);
  }

  async #completeParts(needs: CanvasNeeds): Promise<void> {
    this.#setWaiting(1);
    try {
      this.#input.renderer.add(await this.#input.fetchData(needs));
      if (this.#isOpen) this.#redrawParts();
    } catch (error) {
      console.warn('A file of the header could not be read', error);
    } finally {
      this.#setWaiting(-1);
    }
  }

  #outlineSelection(): void {
    this.#outlines.show({ selected: this.#selectedElement() });
    this.#showInserter(this.#sectionShown);
  }

  #selectedSection(): string | null {
    return this.#selection?.kind === 'section' ? this.#selection.id : null;
  }

  #showInserter(section: string | null): void {
    this.#sectionShown = section;
    this.#inserter.show(section === null ? null : this.sectionElement(section));
    this.placer.soon();
  }

  #selectedElement(): HTMLElement | null {
    return this.#selection && this.#elementOf(this.#selection);
  }

  #elementOf({ kind, id }: NonNullable<CanvasSelection>): HTMLElement | null {
    if (kind === 'part') return partOf(this.document, id);
    return kind === 'section' ? this.sectionElement(id) : this.blockElement(id);
  }

  #showMarks(): void {
    this.#marks.show(
      this.#marked.flatMap((mark) => {
        const element = this.#elementOf(mark);
        return element ? [{ ...mark, element }] : [];
      }),
    );
    this.placer.soon();
  }

  // What was drawn without its data is drawn again when they are there; until then the frame is marked as busy.
  async #complete(document: PageDocument, ids: readonly string[]): Promise<void> {
    const needs = this.#input.renderer.missing(document, ids);
    if (!needs && !this.#input.renderer.pendingLocale()) return this.#setWaiting(0);
    this.#setWaiting(1);
    try {
      if (needs) await this.#addData(needs, ids);
      await this.#addLocale();
      if (this.#isOpen) {
        this.#outlineSelection();
        this.#showMarks();
      }
    } catch (error) {
      // A block whose data could not be read stays as it is; the next change of it asks again.
      console.warn('Data of the page could not be read', error);
    } finally {
      this.#setWaiting(-1);
    }
  }

  async #addData(needs: CanvasNeeds, ids: readonly string[]): Promise<void> {
    const { renderer, fetchData } = this.#input;
    renderer.add(await fetchData(needs));
    if (!this.#isOpen) return;
    // What is in no block belongs to the page: a picture of the item.
    if (ids.length > 0) this.#page.redraw(ids);
    else this.#page.redrawPage();
  }

  // Asked for by what was drawn last, the data that have just come among it.
  async #addLocale(): Promise<void> {
    const locale = this.#input.renderer.pendingLocale();
    if (!locale) return;
    await locale;
    if (this.#isOpen) this.#page.redrawPage();
  }

  #setWaiting(by: 1 | 0 | -1): void {
    this.#waiting += by;
    const [frame, isBusy] = [this.document.defaultView?.frameElement, String(this.#waiting > 0)];
    if (frame?.getAttribute('aria-busy') !== isBusy) frame?.setAttribute('aria-busy', isBusy);
  }
}

function partsIn({ blocks, sections }: PageDocument): string[] {
  return [...Object.keys(blocks), ...Object.keys(sections)];
}

// Blocks with other values, and sections with other backgrounds: what they show may have to be read.
function changedParts(before: PageDocument, { blocks, sections }: PageDocument): string[] {
  return [
    ...changedBlockIds(before.blocks, blocks).filter((id) => before.blocks[id]?.value !== blocks[id]?.value),
    ...Object.keys(sections).filter((id) => before.sections[id]?.background !== sections[id]?.background),
  ];
}
