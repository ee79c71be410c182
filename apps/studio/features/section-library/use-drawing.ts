import { useEffect, useRef, useState } from 'react';
import type { CanvasRenderer } from '../../canvas/canvas-renderer.ts';
import { whenFrameIsReady } from '../../canvas/ready-frame.ts';
import { createStudioRules } from '../../canvas/studio-rules.ts';
import type { SectionDrawing } from './library-drawings.ts';
import { mountDrawing } from './mount-drawing.ts';

/** Rows of CSS pixels that a drawn section takes in its frame; height 0 until it is drawn. */
interface DrawnRows {
  readonly top: number;
  readonly height: number;
}

const nothing: DrawnRows = { top: 0, height: 0 };

/** Draws a section into a frame and measures it, also when its fonts and pictures have come. */
export function useDrawing({ id, document }: SectionDrawing, renderer: CanvasRenderer) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [rows, setRows] = useState(nothing);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let observer: ResizeObserver | null = null;
    const endWaiting = whenFrameIsReady(element, (root) => {
      const section = mountDrawing(
        root,
        { pageHtml: renderer.pageHtml(document), theme: renderer.theme },
        id,
      );
      if (!section) return;
      createStudioRules(root);
      const measure = () => {
        const { top, height } = section.getBoundingClientRect();
        // Before its sheets are there, a section looks like no site at all.
        if (isStyled(root)) setRows({ top, height });
      };
      observer = new ResizeObserver(measure);
      observer.observe(section);
      for (const sheet of sheetsOf(root)) sheet.addEventListener('load', measure);
    });
    return () => {
      endWaiting();
      observer?.disconnect();
    };
  }, [id, document, renderer]);
  return { frame, ...rows };
}

function sheetsOf(root: Document): readonly HTMLLinkElement[] {
  return [...root.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
}

function isStyled(root: Document): boolean {
  return sheetsOf(root).every(({ sheet }) => sheet !== null);
}
