import { getCanvasData } from '@veranda/contracts/canvas';
import type { Slide } from '@veranda/domain/pages/slides/slide';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { applyStyles, pageElement } from '../../canvas/canvas-markup.ts';
import { whenFrameIsReady } from '../../canvas/ready-frame.ts';
import { replacePage } from '../../canvas/replace-page.ts';
import type { SlideRenderer } from '../../canvas/slide-renderer.ts';

interface SlideFrameInput {
  readonly site: string;
  readonly renderer: SlideRenderer;
  readonly slide: Slide;
  readonly title: string;
  readonly chosen: string | null;
  readonly onChoose: (slice: string) => void;
}

/** A frame in which a slide is drawn with every change; a press on a slice chooses it. */
export function useSlideFrame(input: SlideFrameInput) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [root, setRoot] = useState<Document | null>(null);
  const choose = useEffectEvent((slice: string) => input.onChoose(slice));
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const ends = new AbortController();
    const endWaiting = whenFrameIsReady(element, (ready) => {
      listen(ready, ends.signal, choose);
      setRoot(ready);
    });
    return () => {
      endWaiting();
      ends.abort();
      setRoot(null);
    };
  }, []);
  useDrawing(root, input);
  return frame;
}

// Drawn again when files or parts have come that the last drawing had to do without.
function useDrawing(root: Document | null, input: SlideFrameInput): void {
  const { site, renderer, slide, title, chosen } = input;
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!root) return;
    drawSlide(root, renderer, { slide, title });
    let isOver = false;
    const again = () => void (isOver || setRound((before) => before + 1));
    void renderer.pending()?.then(again);
    void readMissing(site, renderer, slide)?.then(again, () => undefined);
    return () => {
      isOver = true;
    };
  }, [root, renderer, slide, title, site, round]);
  useEffect(() => {
    if (root) outline(root, chosen);
  }, [root, chosen]);
}

// What cannot be read keeps its empty state.
function readMissing(site: string, renderer: SlideRenderer, slide: Slide): Promise<void> | null {
  const body = renderer.missing(slide);
  return body && call(getCanvasData, { params: { site }, body }).then((data) => renderer.add(data));
}

function drawSlide(
  root: Document,
  renderer: SlideRenderer,
  { slide, title }: { readonly slide: Slide; readonly title: string },
): void {
  const { html, styles } = renderer.draw(slide, title);
  const { scrollX = 0, scrollY = 0 } = root.defaultView ?? {};
  replacePage(root, pageElement(html, root, renderer.theme));
  applyStyles(root, styles, renderer.theme);
  root.querySelector('dialog.v-popup')?.setAttribute('open', '');
  // The list beside it is the way of the keyboard.
  for (const element of root.querySelectorAll<HTMLElement>(reachable)) element.tabIndex = -1;
  root.defaultView?.scrollTo(scrollX, scrollY);
}

const reachable = 'a, button, input, select, textarea, summary, video, audio, [tabindex]';

// Links and forms of the slide lead nowhere.
function listen(root: Document, signal: AbortSignal, choose: (slice: string) => void): void {
  const options = { capture: true, signal };
  root.addEventListener('submit', (event) => event.preventDefault(), options);
  root.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      const slice = (event.target as Element).closest<HTMLElement>('[data-slice]')?.dataset['slice'];
      if (slice) choose(slice);
    },
    options,
  );
}

const outlines = new WeakMap<Document, CSSStyleSheet>();

function outline(root: Document, chosen: string | null): void {
  const view = root.defaultView as (Window & { readonly CSSStyleSheet: typeof CSSStyleSheet }) | null;
  if (!view) return;
  const sheet = outlines.get(root) ?? new view.CSSStyleSheet();
  sheet.replaceSync(`
    body:has(dialog.v-popup) { min-height: 100vh; background: #8a8a8a; }
    dialog.v-popup { inset: 0; margin: auto; height: fit-content; }
    [data-slice] { cursor: pointer; }
    [data-slice]:empty { min-height: 3rem; outline: 1px dashed currentColor; }
    [data-slice]:hover { outline: 1px solid currentColor; outline-offset: 4px; }
    ${chosen === null ? '' : `[data-slice="${CSS.escape(chosen)}"] { outline: 2px solid #1d5fd6; outline-offset: 4px; }`}
  `);
  if (!outlines.has(root)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  outlines.set(root, sheet);
}
