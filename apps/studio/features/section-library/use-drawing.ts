import { type RefObject, useEffect, useState } from 'react';
import { emptyFrame } from '../../canvas/canvas-markup.ts';
import type { CanvasRenderer } from '../../canvas/canvas-renderer.ts';
import { showEmptyPlaces } from '../../canvas/show-empty-places.ts';
import type { SectionDrawing } from './library-drawings.ts';
import { mountDrawing } from './mount-drawing.ts';

/** Rows of CSS pixels that a drawn section takes in its frame; height 0 until it is drawn. */
interface DrawnRows {
  readonly top: number;
  readonly height: number;
}

const nothing: DrawnRows = { top: 0, height: 0 };

/** Draws a section into a frame and measures it, also when its fonts and pictures have come. */
export function useDrawing(
  frame: RefObject<HTMLIFrameElement | null>,
  { id, document }: SectionDrawing,
  renderer: CanvasRenderer,
): DrawnRows {
  const [rows, setRows] = useState(nothing);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let observer: ResizeObserver | null = null;
    const start = () => {
      const root = element.contentDocument;
      if (observer || root?.readyState !== 'complete' || root.URL !== 'about:srcdoc') return;
      const section = mountDrawing(root, renderer.pageHtml(document), id);
      if (!section) return;
      showEmptyPlaces(root);
      observer = new ResizeObserver(() => {
        const { top, height } = section.getBoundingClientRect();
        setRows({ top, height });
      });
      observer.observe(section);
    };
    element.addEventListener('load', start);
    element.srcdoc = emptyFrame();
    start();
    return () => {
      element.removeEventListener('load', start);
      observer?.disconnect();
    };
  }, [frame, id, document, renderer]);
  return rows;
}
