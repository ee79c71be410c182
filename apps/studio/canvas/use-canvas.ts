import { getCanvasData } from '@veranda/contracts/canvas';
import type { Block, PageDocument } from '@veranda/domain/pages/document';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { call } from '../api/client.ts';
import type { Store } from '../documents/use-document-session.ts';
import type { HeaderFooterKey } from '@veranda/domain/header-footer/header-footer-document';
import type { ShownParts } from './canvas-parts.ts';
import type { CanvasWishes } from './canvas-events.ts';
import type { CanvasMark } from './canvas-marks.ts';
import type { CanvasRenderer } from './canvas-renderer.ts';
import { type Canvas, type CanvasSelection, createCanvas } from './create-canvas.ts';
import { whenFrameIsReady } from './ready-frame.ts';

interface UseCanvasInput {
  readonly site: string;
  readonly renderer: CanvasRenderer;
  /** The page that is drawn, as it is at every moment. */
  readonly documents: Store<PageDocument>;
  readonly selection: CanvasSelection;
  readonly scale: number;
  readonly marks: readonly CanvasMark[];
  readonly parts?: ShownParts;
  readonly wishes: CanvasWishes & {
    readonly nameOf: (block: Block) => string;
    readonly partName?: (part: HeaderFooterKey) => string;
  };
}

const nothingElse: ShownParts = {};

/** The canvas in a frame, which shows the document as it is now; null until its frame is there. */
export function useCanvas(
  frame: RefObject<HTMLIFrameElement | null>,
  { site, renderer, documents, selection, scale, marks, parts, wishes }: UseCanvasInput,
): Canvas | null {
  const [canvas, setCanvas] = useState<Canvas | null>(null);
  const newest = useRef(wishes);
  useLayoutEffect(() => {
    newest.current = wishes;
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let made: Canvas | null = null;
    const endWaiting = whenFrameIsReady(element, (root) => {
      const fetchData = (body: Parameters<Parameters<typeof createCanvas>[0]['fetchData']>[0]) =>
        call(getCanvasData, { params: { site }, body });
      made = createCanvas({ root, renderer, wishes: () => newest.current, fetchData });
      setCanvas(made);
    });
    return () => {
      endWaiting();
      made?.close();
      setCanvas(null);
    };
  }, [frame, site, renderer]);
  useLayoutEffect(() => canvas?.setScale(scale), [canvas, scale]);
  useShownDocument(canvas, documents);
  useLayoutEffect(() => canvas?.showParts(parts ?? nothingElse), [canvas, parts]);
  useLayoutEffect(() => canvas?.select(selection), [canvas, selection]);
  useLayoutEffect(() => canvas?.mark(marks), [canvas, marks]);
  return canvas;
}

// In the same task as the change, without the components around: what is typed is on the page at once.
function useShownDocument(canvas: Canvas | null, documents: Store<PageDocument>): void {
  const [, fail] = useState(null);
  useLayoutEffect(() => {
    if (!canvas) return;
    const show = () => {
      try {
        canvas.show(documents.getState());
      } catch (error) {
        // The screen shows it; whoever has changed the document goes on.
        fail(() => {
          throw error;
        });
      }
    };
    show();
    return documents.subscribe(show);
  }, [canvas, documents]);
}
