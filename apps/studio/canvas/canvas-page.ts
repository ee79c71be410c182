import type { GridPlace, PageDocument } from '@veranda/domain/pages/document';
import { placeStyle } from '@veranda/render/blocks/render-block';
import { applyStyles, pageElement, partElement } from './canvas-markup.ts';
import { dressHeader, replaceParts } from './canvas-parts.ts';
import type { CanvasRenderer } from './canvas-renderer.ts';
import { type CanvasChange, documentChanges } from './document-changes.ts';
import { copyAttributes, replacePage } from './replace-page.ts';
import { restFarSections } from './rest-far-sections.ts';

/** A page as it stands in the document of a frame; it follows its document element by element. */
export interface CanvasPage {
  readonly root: Document;
  /** Makes the page show a document. */
  show(document: PageDocument): void;
  blockElement(id: string): HTMLElement | null;
  sectionElement(id: string): HTMLElement | null;
  /** Keeps the element of a block as it is while it is edited in place. @returns a function that draws it again */
  holdBlock(id: string): () => void;
  /** Draws blocks, and sections around theirs, once more, after data have come. */
  redraw(ids: Iterable<string>): void;
  /** Draws the page as a whole once more; where it was scrolled to stays. */
  redrawPage(): void;
  /** Draws header and footer once more. */
  redrawParts(): void;
  close(): void;
}

/** Draws a page and its parts. */
export type PageRenderer = Pick<
  CanvasRenderer,
  'theme' | 'pageHtml' | 'pageStyles' | 'frameHtml' | 'sectionHtml' | 'emptySectionHtml' | 'blockHtml'
>;

interface CanvasPageInput {
  readonly root: Document;
  readonly renderer: PageRenderer;
  /** Told of every element that has come to stand for a block. */
  readonly onBlock: (element: HTMLElement, id: string) => void;
  /** Told when the page as a whole is another one. */
  readonly onPage: () => void;
}

/** Milliseconds without another change of an item's fields after which its page is drawn with them. */
const quietMs = 200;

/** Puts pages into the document of a frame. */
export function createCanvasPage(input: CanvasPageInput): CanvasPage {
  return new FramePage(input);
}

class FramePage implements CanvasPage {
  readonly root: Document;
  readonly #input: CanvasPageInput;
  readonly #blocks = new Map<string, HTMLElement>();
  readonly #sections = new Map<string, HTMLElement>();
  readonly #held = new Set<string>();
  readonly #rest;
  #shown: PageDocument | null = null;
  #mounting: ReturnType<typeof setTimeout> | undefined;
  // True where the page has to be drawn as a whole when nothing is held any more.
  #isOutdated = false;

  constructor(input: CanvasPageInput) {
    this.root = input.root;
    this.#input = input;
    this.#rest = restFarSections(input.root);
  }

  show(document: PageDocument): void {
    const before = this.#shown;
    this.#shown = document;
    // Without a section there is no place to put one: the theme says where they stand.
    if (before === null || this.#sections.size === 0 || Object.keys(document.sections).length === 0)
      return this.#mount(document);
    for (const step of documentChanges(before, document)) this.#change(document, step);
    dressHeader(this.root);
    if (before.meta !== document.meta) this.#mountSoon();
  }

  // The theme shows the fields of an item anywhere on the page.
  #mountSoon(): void {
    clearTimeout(this.#mounting);
    this.#mounting = setTimeout(() => this.redrawPage(), quietMs);
  }

  blockElement(id: string): HTMLElement | null {
    return this.#blocks.get(id) ?? null;
  }

  sectionElement(id: string): HTMLElement | null {
    return this.#sections.get(id) ?? null;
  }

  holdBlock(id: string): () => void {
    this.#held.add(id);
    return () => {
      this.#held.delete(id);
      if (this.#isOutdated && this.#held.size === 0) this.redrawPage();
      else if (this.#shown) this.#redrawBlock(this.#shown, id);
    };
  }

  redraw(ids: Iterable<string>): void {
    if (!this.#shown) return;
    for (const id of ids)
      if (this.#sections.has(id)) this.#dressSection(this.#shown, id);
      else this.#redrawBlock(this.#shown, id);
  }

  redrawPage(): void {
    // A block that is written in stays as it is until then.
    if (this.#held.size > 0) this.#isOutdated = true;
    else if (this.#shown) this.#mount(this.#shown);
  }

  redrawParts(): void {
    if (!this.#shown) return;
    const { renderer } = this.#input;
    replaceParts(this.root, pageElement(renderer.frameHtml(), this.root, renderer.theme));
    dressHeader(this.root);
  }

  close(): void {
    clearTimeout(this.#mounting);
    this.#rest.close();
  }

  #mount(document: PageDocument): void {
    this.#isOutdated = false;
    const { scrollX = 0, scrollY = 0 } = this.root.defaultView ?? {};
    const focused = this.#focusedBlock();
    this.#blocks.clear();
    this.#sections.clear();
    const { renderer } = this.#input;
    replacePage(this.root, pageElement(renderer.pageHtml(document), this.root, renderer.theme));
    applyStyles(this.root, renderer.pageStyles(), renderer.theme);
    for (const id of Object.keys(document.sections)) {
      const element = this.root.querySelector<HTMLElement>(`[data-section="${CSS.escape(id)}"]`);
      if (element) this.#learn(element, document);
    }
    this.#input.onPage();
    this.root.defaultView?.scrollTo(scrollX, scrollY);
    this.#blocks.get(focused ?? '')?.focus({ preventScroll: true });
  }

  // What has the focus in the frame has it on the screen only while the frame has it.
  #focusedBlock(): string | null {
    if (!this.root.hasFocus()) return null;
    return this.root.activeElement?.closest<HTMLElement>('[data-block]')?.dataset['block'] ?? null;
  }

  // Notes a section, and its blocks.
  #learn(element: HTMLElement, document: PageDocument): void {
    this.#sections.set(element.dataset['section'] ?? '', element);
    for (const block of element.querySelectorAll<HTMLElement>('[data-block]'))
      this.#noteBlock(block, document);
    this.#rest.watch(element, this.#sections.size);
  }

  #noteBlock(element: HTMLElement, document: PageDocument): void {
    const id = element.dataset['block'] ?? '';
    if (!(id in document.blocks)) return;
    this.#blocks.set(id, element);
    this.#input.onBlock(element, id);
  }

  #part(html: string): HTMLElement | null {
    return partElement(html, this.root, this.#input.renderer.theme);
  }

  #drawBlock(document: PageDocument, id: string): HTMLElement | null {
    const element = this.#part(this.#input.renderer.blockHtml(document, id));
    if (element) this.#noteBlock(element, document);
    return element;
  }

  #redrawBlock(document: PageDocument, id: string): void {
    const old = this.#blocks.get(id);
    if (!old || this.#held.has(id)) return;
    const hadFocus = this.#focusedBlock() === id;
    const element = this.#drawBlock(document, id);
    if (element) old.replaceWith(element);
    if (hadFocus) element?.focus({ preventScroll: true });
  }

  #change(document: PageDocument, step: CanvasChange): void {
    switch (step.kind) {
      case 'remove-block':
        this.#blocks.get(step.id)?.remove();
        this.#blocks.delete(step.id);
        return;
      case 'render-block':
        this.#redrawBlock(document, step.id);
        return;
      case 'place-block': {
        const element = this.#blocks.get(step.id);
        placeBlock(element, step);
        // Its name says where it stands.
        if (element && !this.#held.has(step.id)) this.#input.onBlock(element, step.id);
        return;
      }
      case 'insert-block':
      case 'move-block': {
        const grid = this.#sections.get(step.sectionId)?.querySelector<HTMLElement>('.v-grid');
        const element = this.#blocks.get(step.id) ?? this.#drawBlock(document, step.id);
        if (grid && element) putBefore(grid, element, this.#blocks.get(step.before ?? ''));
        return;
      }
      case 'insert-section':
      case 'move-section':
        this.#putSection(document, step);
        return;
      case 'dress-section':
        this.#dressSection(document, step.id);
        return;
      case 'remove-section':
        this.#removeSection(step.id);
    }
  }

  #putSection(document: PageDocument, { id, before }: CanvasChange & { before: string | null }): void {
    const known = this.#sections.get(id);
    const element = known ?? this.#part(this.#input.renderer.sectionHtml(document, id));
    const next = this.#sections.get(before ?? '');
    const last = [...this.#sections.values()].at(-1);
    const parent = next?.parentElement ?? last?.parentElement;
    if (!element || !parent) return;
    putBefore(parent, element, next ?? lastIn(parent, this.#sections)?.nextSibling);
    if (!known) this.#learn(element, document);
  }

  #dressSection(document: PageDocument, id: string): void {
    const dressed = this.#part(this.#input.renderer.emptySectionHtml(document, id));
    dressSection(this.#sections.get(id), dressed);
  }

  #removeSection(id: string): void {
    const element = this.#sections.get(id);
    this.#sections.delete(id);
    for (const [block, part] of this.#blocks) if (element?.contains(part)) this.#blocks.delete(block);
    element?.remove();
  }
}

function placeBlock(
  element: HTMLElement | undefined,
  places: { readonly desktop: GridPlace; readonly phone: GridPlace },
): void {
  if (!element) return;
  for (const declaration of placeStyle(places).split(';')) {
    const [name = '', value = ''] = declaration.split(':');
    element.style.setProperty(name, value);
  }
  if (places.desktop.z === 0) element.style.removeProperty('--z');
  const aligned = [...element.classList].find((name) => name.startsWith('v-align-'));
  if (aligned) element.classList.replace(aligned, `v-align-${places.desktop.align}`);
}

// The attributes and the background of a section; its grid and the blocks in it stay.
function dressSection(element: HTMLElement | undefined, dressed: HTMLElement | null): void {
  if (!element || !dressed) return;
  copyAttributes(dressed, element);
  element.querySelector(':scope > .v-background')?.remove();
  const background = dressed.querySelector(':scope > .v-background');
  if (background) element.prepend(background);
}

function lastIn(parent: Element, sections: ReadonlyMap<string, HTMLElement>): HTMLElement | undefined {
  const inside = [...sections.values()].filter((each) => each.parentElement === parent);
  return inside.toSorted((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1)).at(-1);
}

// Where a browser can, what has the focus in an element keeps it while the element moves.
function putBefore(parent: HTMLElement, element: HTMLElement, next: Node | null | undefined): void {
  const mover = parent as { moveBefore?: (node: Node, before: Node | null) => void };
  if (next === element) return;
  if (mover.moveBefore && element.isConnected) mover.moveBefore(element, next ?? null);
  else parent.insertBefore(element, next ?? null);
}
