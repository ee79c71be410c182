import { queryOptions } from '@tanstack/react-query';
import { getCanvas, getLocalePack } from '@veranda/contracts/canvas';
import { siteLanguages } from 'virtual:site-languages';
import { call } from '../api/client.ts';
import type { Locales } from './canvas-engine.ts';
import type { CanvasRenderer } from './canvas-renderer.ts';
import type { SlideRenderer } from './slide-renderer.ts';
import type { DrawnDocument } from '@veranda/render/context/target';

/** A canvas with the code that draws it, which no other screen loads. */
export function canvasQuery(site: string, drawn: DrawnDocument) {
  return queryOptions({
    queryKey: ['site', site, 'canvas', drawn.kind, drawn.id],
    async queryFn({ signal }) {
      const [{ CanvasEditor }, [renderer, phoneRenderer]] = await Promise.all([
        import('./CanvasEditor.tsx'),
        createRenderers(site, drawn, { count: 2, signal }),
      ]);
      if (!renderer || !phoneRenderer) throw new Error('the canvas has no renderer');
      return { CanvasEditor, renderer, phoneRenderer };
    },
    // It is read again whenever an editor is opened: navigation, design and goods may be others by then.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Renderers of a document: one for each frame, since each notes what it has asked for. */
export async function createRenderers(
  site: string,
  drawn: DrawnDocument,
  { count, signal }: { readonly count: number; readonly signal: AbortSignal },
): Promise<readonly CanvasRenderer[]> {
  const { canvas, createEngine } = await readCanvas(site, drawn, signal);
  const { createCanvasRenderer } = await import('./canvas-renderer.ts');
  return Array.from({ length: count }, () => createCanvasRenderer(canvas, { drawn, engine: createEngine() }));
}

/** A renderer of slides, from the canvas of any page of the site. */
export async function createSlideRenderer(
  site: string,
  drawn: DrawnDocument,
  signal: AbortSignal,
): Promise<SlideRenderer> {
  const { canvas, createEngine } = await readCanvas(site, drawn, signal);
  const renderers = await import('./slide-renderer.ts');
  return renderers.createSlideRenderer(canvas, createEngine());
}

async function readCanvas(site: string, { kind, id }: DrawnDocument, signal: AbortSignal) {
  const canvas = await call(getCanvas, { params: { site, kind, document: id }, signal });
  const { language } = canvas.snapshot.website;
  // The texts first: they are put together when the code that draws is loaded.
  await siteLanguages(language);
  const { createCanvasEngine } = await import('./canvas-engine.ts');
  return { canvas, createEngine: () => createCanvasEngine(() => fetchLocales(language)) };
}

async function fetchLocales(tag: string): Promise<Locales> {
  const language = new Intl.Locale(tag).language;
  const [{ localesOfPack }, pack] = await Promise.all([
    import('./cldr-part.ts'),
    call(getLocalePack, { params: { language } }),
  ]);
  return localesOfPack(language, JSON.stringify(pack));
}
