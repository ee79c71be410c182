import type { GridPlace, PageDocument } from '@veranda/domain/pages/document';
import { placeProperties } from '@veranda/render/blocks/render-block';
import { pageElement, partElement } from './canvas-markup.ts';
import type { CanvasRenderer } from './canvas-renderer.ts';
import { type CanvasChange, documentChanges } from './document-changes.ts';
import { restFarSections } from './rest-far-sections.ts';

/** A page as it stands in the document of a frame; it follows its document element by element. */
interface CanvasPage {
  readonly root: Document;
  /** Makes the page show a document. */
  show(document: PageDocument): void;
  blockElement(id: string): HTMLElement | null;
  sectionElement(id: string): HTMLElement | null;
  /** Keeps the element of a block as it is while it is edited in place; the result lets go of it. */
  holdBlock(id: string): () => void;
  /** Draws the blocks once more, after data have come. */
  redraw(ids: Iterable<string>): void;
  /** Draws the page as a whole once more; where it was scrolled to stays. */
  redrawPage(): void;
  close(): void;
}

interface CanvasPageInput {
  readonly root: Document;
  readonly renderer: CanvasRenderer;
  /** Told of every element that has come to stand for a block. */
  readonly onBlock: (element: HTMLElement, id: string) => void;
  /** Told when the page as a whole is another one. */
  readonly onPage: () => void;
}

/** Puts pages into the document of a frame. */
export function createCanvasPage({ root, renderer, onBlock, onPage }: CanvasPageInput): CanvasPage {
  let shown: PageDocument | null = null;
  const blocks = new Map<string, HTMLElement>();
  const sections = new Map<string, HTMLElement>();
  const held = new Set<string>();
  const late = new Set<string>();
  const rest = restFarSections(root);

  function mount(document: PageDocument): void {
    const { scrollX = 0, scrollY = 0 } = root.defaultView ?? {};
    blocks.clear();
    sections.clear();
    root.documentElement.replaceWith(pageElement(renderer.pageHtml(document), root));
    for (const id of Object.keys(document.sections)) {
      const element = root.querySelector<HTMLElement>(`[data-section="${CSS.escape(id)}"]`);
      if (element) learn(element, document);
    }
    onPage();
    root.defaultView?.scrollTo(scrollX, scrollY);
  }

  // Notes a section, and its blocks.
  function learn(element: HTMLElement, document: PageDocument): void {
    sections.set(element.dataset['section'] ?? '', element);
    for (const block of element.querySelectorAll<HTMLElement>('[data-block]')) noteBlock(block, document);
    rest.watch(element, sections.size);
  }

  function noteBlock(element: HTMLElement, { blocks: records }: PageDocument): void {
    const id = element.dataset['block'] ?? '';
    if (!(id in records)) return;
    blocks.set(id, element);
    onBlock(element, id);
  }

  function drawBlock(document: PageDocument, id: string): HTMLElement | null {
    const element = partElement(renderer.blockHtml(document, id), root);
    if (element) noteBlock(element, document);
    return element;
  }

  function redrawBlock(document: PageDocument, id: string): void {
    const old = blocks.get(id);
    if (held.has(id)) late.add(id);
    else if (old) {
      const hadFocus = root.activeElement !== null && old.contains(root.activeElement);
      const element = drawBlock(document, id);
      if (element) old.replaceWith(element);
      if (hadFocus) element?.focus({ preventScroll: true });
    }
  }

  function change(document: PageDocument, step: CanvasChange): void {
    switch (step.kind) {
      case 'remove-block':
        blocks.get(step.id)?.remove();
        blocks.delete(step.id);
        return;
      case 'render-block':
        redrawBlock(document, step.id);
        return;
      case 'place-block':
        placeBlock(blocks.get(step.id), step);
        return;
      case 'insert-block':
      case 'move-block': {
        const grid = sections.get(step.sectionId)?.querySelector<HTMLElement>('.v-grid');
        const element = blocks.get(step.id) ?? drawBlock(document, step.id);
        if (grid && element) putBefore(grid, element, blocks.get(step.before ?? ''));
        return;
      }
      case 'insert-section':
      case 'move-section':
        putSection(document, step);
        return;
      case 'dress-section':
        dressSection(sections.get(step.id), partElement(renderer.emptySectionHtml(document, step.id), root));
        return;
      case 'remove-section':
        removeSection(step.id);
    }
  }

  function putSection(
    document: PageDocument,
    { id, before }: CanvasChange & { before: string | null },
  ): void {
    const known = sections.get(id);
    const element = known ?? partElement(renderer.sectionHtml(document, id), root);
    const next = sections.get(before ?? '');
    const last = [...sections.values()].at(-1);
    const parent = next?.parentElement ?? last?.parentElement;
    if (!element || !parent) return;
    putBefore(parent, element, next ?? lastIn(parent, sections)?.nextSibling);
    if (!known) learn(element, document);
  }

  function removeSection(id: string): void {
    const element = sections.get(id);
    sections.delete(id);
    for (const [block, part] of blocks) if (element?.contains(part)) blocks.delete(block);
    element?.remove();
  }

  return {
    root,
    show(document) {
      const before = shown;
      shown = document;
      // Without a section there is no place to put one: the theme says where they stand.
      if (before === null || sections.size === 0 || Object.keys(document.sections).length === 0)
        mount(document);
      else for (const step of documentChanges(before, document)) change(document, step);
    },
    blockElement: (id) => blocks.get(id) ?? null,
    sectionElement: (id) => sections.get(id) ?? null,
    holdBlock(id) {
      held.add(id);
      return () => {
        held.delete(id);
        if (late.delete(id) && shown) redrawBlock(shown, id);
      };
    },
    redraw(ids) {
      if (shown) for (const id of ids) redrawBlock(shown, id);
    },
    redrawPage() {
      if (shown) mount(shown);
    },
    close: rest.close,
  };
}

function placeBlock(
  element: HTMLElement | undefined,
  places: { readonly desktop: GridPlace; readonly phone: GridPlace },
): void {
  if (!element) return;
  for (const [name, value] of placeProperties(places)) element.style.setProperty(name, value);
  if (places.desktop.z === 0) element.style.removeProperty('--z');
  const aligned = [...element.classList].find((name) => name.startsWith('v-align-'));
  if (aligned) element.classList.replace(aligned, `v-align-${places.desktop.align}`);
}

// The attributes and the background of a section; its grid and the blocks in it stay.
function dressSection(element: HTMLElement | undefined, dressed: HTMLElement | null): void {
  if (!element || !dressed) return;
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
  for (const { name, value } of [...dressed.attributes])
    if (name === 'style') element.style.cssText = dressed.style.cssText;
    else element.setAttribute(name, value);
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
