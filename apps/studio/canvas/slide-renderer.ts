import type { Canvas, CanvasData, CanvasNeeds } from '@veranda/contracts/canvas';
import { textAt } from '@veranda/domain/blocks/kind';
import { slicesInOrder, type Slide } from '@veranda/domain/pages/slides/slide';
import { sliceKind } from '@veranda/domain/slices/registry';
import type { SlideType } from '@veranda/domain/slices/slice-kind';
import { pendingDrawing } from '@veranda/render/blocks/late-drawing';
import { assetOf, createSession, type SlideFacts } from '@veranda/render/context/session';
import { renderSystem, type SystemContent } from '@veranda/render/page/render-page';
import { ssoOption } from '@veranda/render/page/sso-view';
import { renderSlide } from '@veranda/render/slices/render-slide';
import type { CanvasEngine } from './canvas-engine.ts';
import { type CanvasInput, canvasInput, withData } from './canvas-input.ts';

/** Draws a slide of the draft as publishing would. Scripts in what it gives are data. */
export interface SlideRenderer {
  /** Key of the theme. */
  readonly theme: string;
  /** The whole page, and the inline sheets of the theme on it. */
  draw(slide: Slide, title: string): { readonly html: string; readonly styles: readonly string[] };
  /** Files that the slide shows and that nobody has read yet; null for none. */
  missing(slide: Slide): CanvasNeeds | null;
  /** Takes over what was missing. */
  add(data: CanvasData): void;
  /** Settles when parts are there that the last drawing had to do without; null for none. */
  pending(): Promise<void> | null;
}

const pages: Readonly<Record<SlideType, SystemContent['word']>> = {
  'cover-page': 'splash',
  'popup-overlay': 'splash',
  'lock-screen': 'lock',
  'sso-screen': 'sso',
};

/** A renderer of slides from what `get-canvas` has answered for any page of the site. */
export function createSlideRenderer(canvas: Canvas, engine: CanvasEngine): SlideRenderer {
  let input = canvasInput(canvas, engine);
  const asked = new Set<string>();
  return {
    theme: canvas.theme.key,
    draw: (slide, title) => {
      const { html, inlineCode } = drawSlidePage(input, slide, title);
      return { html, styles: [...inlineCode.styles] };
    },
    missing(slide) {
      const session = createSession(input);
      const ids = filesOf(slide).filter((id) => !asked.has(id) && assetOf(session, id) === null);
      for (const id of ids) asked.add(id);
      const none = { productIds: [], fundIds: [], groupsOf: [], listings: [] };
      return ids.length === 0 ? null : { ...none, assetIds: ids };
    },
    add(data) {
      input = withData(input, data);
    },
    pending: () => engine.pendingLocale() ?? pendingDrawing(),
  };
}

function drawSlidePage(input: CanvasInput, slide: Slide, title: string) {
  const { strings } = createSession(input);
  const facts: Omit<SlideFacts, 'title'> = {
    lock: { crumb: '', returnTo: '/', isWrong: false },
    sso: { ...ssoOption(strings, input.snapshot.website.title), returnTo: '/', notice: '' },
  };
  const drawSlide: typeof renderSlide = (session, drawn, given) =>
    renderSlide(session, drawn, { ...given, title });
  const page = { word: pages[slide.type], title: '', template: '', context: {}, isBare: true } as const;
  return renderSystem({ ...input, drawSlide }, { ...page, slide: { document: slide, facts } });
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

function filesOf(slide: Slide): readonly string[] {
  const shown = slicesInOrder(slide).flatMap(({ name, value }) => sliceKind(name)?.assets?.(value) ?? []);
  return [textAt(slide.values, 'pictureId'), ...shown].filter((id) => uuid.test(id));
}
