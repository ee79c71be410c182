import type { HeaderFooterKey } from '@veranda/domain/header-footer/header-footer-document';
import { partAround } from './canvas-parts.ts';
import { insertPart, type SectionSide } from './section-inserter.ts';

/** A click in the frame: its point in the window of the frame, in CSS pixels, and what it was on. */
export interface FrameClick {
  readonly x: number;
  readonly y: number;
  readonly target: Element;
}

/** Wishes of a person on the canvas. */
export interface CanvasWishes {
  /** A block was clicked, or the focus has come to it. */
  readonly onSelect: (block: string) => void;
  /** A section was clicked where it has no block. */
  readonly onSelectSection: (section: string) => void;
  /** The header or the footer was clicked, or Enter pressed on it; absent where they cannot be edited. */
  readonly onSelectPart?: (part: HeaderFooterKey) => void;
  /** Another section is to come before or after one; absent where none may. */
  readonly onInsertSection?: (section: string, side: SectionSide) => void;
  /** A block was clicked at a point, or Enter pressed on it: it is to be edited. */
  readonly onOpen: (block: string, at: FrameClick | null) => void;
  /** Escape: back to the panel beside. */
  readonly onLeave: () => void;
}

interface CanvasListening {
  readonly root: Document;
  /** The wishes as they are now. */
  readonly wishes: () => CanvasWishes;
  readonly isBlock: (id: string) => boolean;
  readonly isSection: (id: string) => boolean;
  readonly onHover: (element: HTMLElement | null) => void;
  /** The pointer has come over a section; null where it has left the page. */
  readonly onSection: (element: HTMLElement | null) => void;
  /** Id of the section whose edges have buttons. */
  readonly insertsAt: () => string | null;
}

/** Listens to what is done in a frame: its links lead nowhere and its forms send nothing. */
export function listenToCanvas(listening: CanvasListening): () => void {
  const { root, wishes, isBlock, isSection, onHover, onSection } = listening;
  const partOf = (target: EventTarget | null, kind: PartKind) =>
    closestPart(target, kind, kind === 'block' ? isBlock : isSection);
  const end = new AbortController();
  const listen = <Kind extends keyof DocumentEventMap>(
    kind: Kind,
    heard: (event: DocumentEventMap[Kind]) => void,
  ) => root.addEventListener(kind, heard, { signal: end.signal, capture: true });

  listen('click', (event) => pressPart(event, listening));
  for (const kind of ['submit', 'auxclick', 'dragstart'] as const)
    listen(kind, (event) => event.preventDefault());
  listen('pointerover', (event) => {
    const section = partOf(event.target, 'section');
    if (section) onSection(section);
    onHover(partOf(event.target, 'block') ?? section ?? sitePartAt(event.target, listening));
  });
  listen('pointerout', (event) => {
    if (event.relatedTarget !== null) return;
    onHover(null);
    onSection(null);
  });
  listen('focusin', (event) => {
    const block = partOf(event.target, 'block')?.dataset['block'];
    if (block !== undefined) wishes().onSelect(block);
  });
  listen('keydown', (event) => {
    if (isWritten(event.target)) return;
    if (event.key === 'Escape') wishes().onLeave();
    if (event.key !== 'Enter' || event.isComposing) return;
    const block = partOf(event.target, 'block')?.dataset['block'];
    const part = partAround(event.target)?.part;
    if (block !== undefined) wishes().onOpen(block, null);
    else if (part !== undefined) wishes().onSelectPart?.(part);
    else return;
    event.preventDefault();
  });
  return () => end.abort();
}

/** True for what somebody writes in at this moment: its keys and clicks are its own. */
export function isWritten(target: EventTarget | null): boolean {
  // Elements of the frame are of another realm: `instanceof` does not know them.
  return Boolean((target as Element | null)?.closest?.('[contenteditable]'));
}

function pressPart(event: MouseEvent, listening: CanvasListening): void {
  event.preventDefault();
  if (isWritten(event.target)) return;
  if (insertPressed(event, listening)) return;
  const { wishes, isBlock, isSection } = listening;
  const block = closestPart(event.target, 'block', isBlock)?.dataset['block'];
  const section = closestPart(event.target, 'section', isSection)?.dataset['section'];
  if (block !== undefined) {
    wishes().onSelect(block);
    wishes().onOpen(block, { x: event.clientX, y: event.clientY, target: event.target as Element });
  } else if (section !== undefined) wishes().onSelectSection(section);
  else {
    const part = partAround(event.target)?.part;
    if (part !== undefined) wishes().onSelectPart?.(part);
  }
}

function sitePartAt(target: EventTarget | null, { wishes }: CanvasListening): HTMLElement | null {
  return wishes().onSelectPart ? (partAround(target)?.element ?? null) : null;
}

function insertPressed({ target }: MouseEvent, { wishes, insertsAt }: CanvasListening): boolean {
  const side = (target as HTMLElement | null)?.dataset?.[insertPart];
  const section = insertsAt();
  if ((side !== 'before' && side !== 'after') || section === null) return false;
  wishes().onInsertSection?.(section, side);
  return true;
}

type PartKind = 'block' | 'section';

// The innermost part around a target; an element that is marked like a part and is none is passed over.
function closestPart(
  target: EventTarget | null,
  kind: PartKind,
  isPart: (id: string) => boolean,
): HTMLElement | null {
  // Elements of the frame are of another realm: `instanceof` does not know them.
  const element = (target as Element | null)?.closest?.<HTMLElement>(`[data-${kind}]`) ?? null;
  if (isPart(element?.dataset[kind] ?? '')) return element;
  return element?.parentElement ? closestPart(element.parentElement, kind, isPart) : null;
}

/** Elements of a page that the keyboard reaches without help. */
const reachable =
  'a[href], button, input, select, textarea, summary, audio[controls], video[controls], [tabindex], [contenteditable]';

/** Takes what is inside of an element out of the order of Tab, so that Tab goes from block to block. */
export function leaveTabOrder(element: ParentNode): void {
  for (const inner of element.querySelectorAll<HTMLElement>(reachable)) inner.tabIndex = -1;
}

/** Makes an element one that Tab reaches, under its name; what is in it is reached no more. */
export function reachAsWhole(element: HTMLElement, name: string): void {
  leaveTabOrder(element);
  element.tabIndex = 0;
  element.setAttribute('aria-label', name);
}

/** Makes a block one that Tab reaches, under its name. */
export function reachBlock(element: HTMLElement, name: string): void {
  reachAsWhole(element, name);
  element.setAttribute('role', 'group');
  element.removeAttribute('aria-hidden');
}
