import type { Canvas, CanvasData } from '@veranda/contracts/canvas';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import { decodeCatalog, joinCatalogs } from '@veranda/render/context/catalog-json';
import type { RenderInput } from '@veranda/render/context/session';
import { makeTheme } from '@veranda/render/page/make-theme';
import type { CanvasEngine } from './canvas-engine.ts';

/** What is drawn, of a draft with all of its items. */
export interface CanvasInput extends RenderInput {
  readonly snapshot: SiteSnapshot;
}

/** The input of what `get-canvas` has answered. */
export function canvasInput(canvas: Canvas, engine: CanvasEngine): CanvasInput {
  const { theme, snapshot, catalog, origin, now, stylesheet, tweakClasses } = canvas;
  return {
    engine,
    theme: makeTheme(theme.key, new Map(Object.entries(theme.files))),
    snapshot,
    catalog: decodeCatalog(catalog),
    origin,
    path: '/',
    now,
    stylesheet,
    fontPreloads: canvas.fontPreloads,
    italicPreloads: canvas.italicPreloads,
    tweakClasses,
    isCanvas: true,
  };
}

/** The input with goods and files that were read later. */
export function withData(input: CanvasInput, data: CanvasData): CanvasInput {
  const assets = { ...input.snapshot.assets, ...data.assets };
  const catalog = joinCatalogs(input.catalog, decodeCatalog(data.catalog));
  return { ...input, catalog, snapshot: { ...input.snapshot, assets } };
}
