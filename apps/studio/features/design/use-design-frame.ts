import type { PageDocument } from '@veranda/domain/pages/document';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createCanvasPage, type PageRenderer } from '../../canvas/canvas-page.ts';
import { whenFrameIsReady } from '../../canvas/ready-frame.ts';

/** Classes of the body by tweaks: those that the page was read with, and those of what is shown. */
export interface ShownClasses {
  readonly asRead: readonly string[];
  readonly shown: readonly string[];
}

interface DesignFrameInput {
  readonly renderer: PageRenderer;
  readonly document: PageDocument;
  readonly css: string | null;
  readonly classes: ShownClasses;
}

const nothing = (): void => undefined;

/** A frame with a page that is only looked at, in the sheet that is shown. */
export function useDesignFrame({ renderer, document, css, classes }: DesignFrameInput) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [root, setRoot] = useState<Document | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let close = nothing;
    const endWaiting = whenFrameIsReady(element, (ready) => {
      const page = createCanvasPage({ root: ready, renderer, onBlock: nothing, onPage: nothing });
      page.show(document);
      openPopup(ready);
      const endListening = onlyLookedAt(ready);
      close = () => {
        endListening();
        page.close();
      };
      setRoot(ready);
    });
    return () => {
      endWaiting();
      close();
      setRoot(null);
    };
  }, [renderer, document]);
  useLayoutEffect(() => {
    if (root) showSheet(root, css);
  }, [root, css]);
  useLayoutEffect(() => {
    if (root) showClasses(root, classes);
  }, [root, classes]);
  return frame;
}

// As a modal one, so that what is behind it is shaded; who is working beside the page goes on working there.
function openPopup(root: Document): void {
  const { activeElement } = document;
  root.querySelector<HTMLDialogElement>('dialog.v-popup')?.showModal();
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
}

// Links and forms of the page lead nowhere.
function onlyLookedAt(root: Document): () => void {
  const prevent = (event: Event) => event.preventDefault();
  root.addEventListener('click', prevent, true);
  root.addEventListener('submit', prevent, true);
  return () => {
    root.removeEventListener('click', prevent, true);
    root.removeEventListener('submit', prevent, true);
  };
}

const readBodies = new WeakMap<HTMLElement, string>();

// What is shown as it was read is so to the letter.
function showClasses({ body }: Document, { asRead, shown }: ShownClasses): void {
  const before = readBodies.get(body) ?? body.className;
  readBodies.set(body, before);
  const others = before.split(' ').filter((name) => !asRead.includes(name));
  const isAsRead = asRead.join(' ') === shown.join(' ');
  body.className = isAsRead ? before : [...others, ...shown].join(' ');
}

const shownSheets = new WeakMap<Document, CSSStyleSheet>();

// The page's own sheet is turned off and not taken out: without the other it is exactly as it was.
function showSheet(root: Document, css: string | null): void {
  const view = root.defaultView as (Window & { readonly CSSStyleSheet: typeof CSSStyleSheet }) | null;
  if (!view) return;
  const before = shownSheets.get(root);
  const link = root.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (css === null) {
    if (link) link.disabled = false;
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== before);
    shownSheets.delete(root);
    return;
  }
  const sheet = before ?? new view.CSSStyleSheet();
  sheet.replaceSync(css);
  if (!before) root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
  shownSheets.set(root, sheet);
  if (link) link.disabled = true;
}
