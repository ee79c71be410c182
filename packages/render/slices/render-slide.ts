import { type BlockValue, numberAt, textAt } from '@veranda/domain/blocks/kind';
import { completeValue } from '@veranda/domain/blocks/registry';
import { isFocalPoint } from '@veranda/domain/media/focal-point';
import { type PageTypeName, pageTypeCodes } from '@veranda/domain/pages/page-types';
import type { PopupRules } from '@veranda/domain/pages/slides/popup';
import { type Slice, type Slide, slicesInOrder, slideDefaults } from '@veranda/domain/pages/slides/slide';
import { sliceKind } from '@veranda/domain/slices/registry';
import type { SliceName, SlideType } from '@veranda/domain/slices/slice-kind';
import type { BlockPlaces } from '../blocks/block-view.ts';
import { backgroundHtml } from '../blocks/section-background.ts';
import { runTemplate, type Session, type SlideFacts } from '../context/session.ts';
import { websiteContext } from '../context/website-context.ts';
import { element, escapeHtml } from '../escape-html.ts';
import { sliceViews } from './registry.ts';
import type { CompleteSlice, SliceView } from './slice-view.ts';

/**
 * A slide with its slices, one below another. A lock screen always takes the password and a sign-in screen always leads
 * to the provider, whether its owner has thought of that or not.
 */
export function renderSlide(session: Session, slide: Slide, facts: SlideFacts): string {
  const values = { ...slideDefaults(slide.type), ...slide.values };
  const background = backgroundOf(session, values);
  session.state.slideType = slide.type;
  const inner = slicesHtml(session, slide, { facts, places: placesOf(values) });
  session.state.slideType = '';
  const theme = textAt(values, 'theme');
  const isPopup = slide.type === 'popup-overlay';
  const attributes = {
    class: classesOf(values, background !== ''),
    'data-slide-type': isPopup ? '' : slide.type,
    'data-section-theme': theme,
  };
  const html = element(
    'div',
    attributes,
    background + element('div', { class: 'v-slide-slices' }, `\n${inner}\n`),
  );
  if (!isPopup) return html;
  return popupHtml(session, html, { theme, label: titleOf(slide) || facts.title, rules: facts.popup });
}

type Drawn = Pick<CompleteSlice, 'facts' | 'places'>;

// The first heading is that of the page; a pop-up is on a page that has one.
function slicesHtml(session: Session, slide: Slide, drawn: Drawn): string {
  const isPage = slide.type !== 'popup-overlay';
  const main = isPage ? mainOf(slide) : undefined;
  const title =
    isPage && !main ? [element('h1', { class: 'v-visually-hidden' }, escapeHtml(drawn.facts.title))] : [];
  const drawnSlices = withRequired(slide)
    .map((slice) => renderSlice(session, slice, { ...drawn, isMain: slice === main }))
    .filter(Boolean);
  return [...title, ...drawnSlices].join('\n');
}

function mainOf(slide: Slide): Slice | undefined {
  return slicesInOrder(slide).find(({ name, value }) => name === 'heading' && textAt(value, 'text') !== '');
}

function titleOf(slide: Slide): string {
  return textAt(mainOf(slide)?.value ?? {}, 'text');
}

const required: { readonly [Type in SlideType]?: readonly SliceName[] } = {
  'lock-screen': ['password', 'temp-lock-inject'],
  'sso-screen': ['sso-options'],
};

// At the end, where none of those that would do is there.
function withRequired(slide: Slide): readonly Slice[] {
  const slices = slicesInOrder(slide);
  const [name, ...others] = required[slide.type] ?? [];
  if (name === undefined || slices.some((slice) => [name, ...others].includes(slice.name))) return slices;
  return [...slices, { id: name, position: '', name, value: {} }];
}

function renderSlice(session: Session, slice: Slice, drawn: Omit<CompleteSlice, 'id' | 'value'>): string {
  const { id, name } = slice;
  const [kind, view] = [sliceKind(name), sliceViews.get(name)];
  if (!kind || !view) return '';
  const context = view.context(session, { ...drawn, id, value: completeValue(kind, slice.value) });
  // On the editor's canvas a slice without content keeps its place, so that it can be found.
  if (context === null && !session.isCanvas) return '';
  const attributes = { class: `v-slice v-slice-${name}`, 'data-slice': id, 'data-slice-name': name };
  return element('div', attributes, context === null ? '' : contentOf(session, view, context));
}

function contentOf(session: Session, { kind, template }: SliceView, context: object): string {
  const source = session.theme.partials.get(`slice-${kind.key}`) ?? template;
  const { slideType } = session.state;
  return runTemplate(session, source, {
    ...websiteContext(session),
    ...context,
    currentType: kind.id,
    pageType: slideType === '' ? undefined : pageTypeCodes[slidePages[slideType]],
  });
}

/** Types of the pages that slides are (storefront §2). */
const slidePages: Readonly<Record<SlideType, PageTypeName>> = {
  'cover-page': 'splash-page',
  'lock-screen': 'lock-screen',
  'popup-overlay': 'popup-overlay',
  'sso-screen': 'sso',
};

function backgroundOf(session: Session, values: BlockValue): string {
  const assetId = textAt(values, 'pictureId');
  if (assetId === '') return '';
  const isBehind = values['picture'] === 'behind';
  const focal = values['focal'];
  return backgroundHtml(session, {
    background: {
      kind: 'upload',
      assetId,
      overlay: isBehind ? numberAt(values, 'overlay') / 100 : 0,
      ...(isFocalPoint(focal) ? { focal } : {}),
    },
  });
}

function classesOf(values: BlockValue, hasPicture: boolean): string {
  return [
    'v-slide',
    `v-slide-align-${textAt(values, 'align')}`,
    `v-slide-${textAt(values, 'vertical')}`,
    `v-slide-${textAt(values, 'width')}`,
    ...(hasPicture ? [values['picture'] === 'beside' ? 'v-slide-beside' : 'v-has-background'] : []),
  ].join(' ');
}

const columns: Readonly<Record<string, number>> = { narrow: 10, content: 14, wide: 24 };

function placesOf(values: BlockValue): BlockPlaces {
  const place = { x: 0, y: 0, h: 1, z: 0, align: 'start' } as const;
  return {
    desktop: { ...place, w: columns[textAt(values, 'width')] ?? 24 },
    phone: { ...place, w: 8 },
  };
}

interface PopupLook {
  readonly theme: string;
  readonly label: string;
  readonly rules: PopupRules | undefined;
}

// Without a script nothing opens it.
function islandOf(rules: PopupRules) {
  return { 'data-island': 'popup', 'data-load': 'idle', 'data-props': JSON.stringify(rules) };
}

// Closed by the browser itself: by its button, and by Escape.
function popupHtml({ strings }: Session, html: string, { theme, label, rules }: PopupLook): string {
  const button = element('button', { type: 'submit', 'aria-label': strings['closeText'] }, '');
  const close = element('form', { class: 'v-popup-close', method: 'dialog' }, button);
  const attributes = {
    class: 'v-popup',
    'data-slide-type': 'popup-overlay',
    'data-section-theme': theme,
    'aria-label': label,
    ...(rules ? islandOf(rules) : {}),
  };
  return element('dialog', attributes, close + html);
}
