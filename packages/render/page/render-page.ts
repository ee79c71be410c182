import type { Slide } from '@veranda/domain/pages/slides/slide';
import { condenseTemplate } from '../condense-template.ts';
import bareRegionHtml from './bare-region.html?raw';
import { headerAbove } from '../context/header-footer-view.ts';
import { type HeadFacts, headHtml, pageTitle } from '../head/head.ts';
import type { TagPlace } from '../tags/collection-tags.ts';
import { withVerbatim } from '../context/verbatim.ts';
import { resolveTags } from '../tags/resolve-tags.ts';
import { footersHtml, withScripts } from './footers.ts';
import { withSocial } from './social-places.ts';
import { injectedFooter, injectedHeader } from './injected-code.ts';
import { admittedCode, type InlineCode } from '../context/inline-code.ts';
import { type MainContent, mainContent } from './main-content.ts';
import { emptyHead, headFacts } from './page-head.ts';
import {
  createSession,
  type OwnCode,
  type RenderInput,
  runTemplate,
  type Session,
  type SlideFacts,
} from '../context/session.ts';
import type { PageTarget } from '../context/target.ts';
import type { TemplateError } from '../context/template-port.ts';
import { type PageTypeWord, pageTypes, websiteContext } from '../context/website-context.ts';

/** A page as HTML, with what its templates stumbled over. */
export interface PageOutput {
  readonly status: 200 | 403 | 404;
  readonly html: string;
  /** The main content alone (`?format=main-content`). */
  readonly main: string;
  /** The context that the templates read (`?format=json`). */
  readonly context: Readonly<Record<string, unknown>>;
  readonly errors: readonly TemplateError[];
  /** True when something on the page runs the owner's own code: its policy is wider then. */
  readonly ownCode: boolean;
  /** Inline code of the theme and of the platform on the page: nothing else inline is let run. */
  readonly inlineCode: InlineCode;
  /** Code of the owner in blocks of the page: what it fetches is let through the page's policy. */
  readonly code: OwnCode;
  /** Origins of the frames that it shows once a visitor asks for them. */
  readonly frames: ReadonlySet<string>;
}

/** Renders a page of a site through its theme; what is not there becomes the theme's 404. */
export function renderPage(input: RenderInput, target: PageTarget): PageOutput {
  const session = createSession(input);
  const main = mainContent(session, target);
  if (main === null) return renderNotFound(input);
  const head = headFacts(session, target, main.context);
  const region = main.isBare ? bareRegion : null;
  if (!isBeyondEnd(target, main)) return { status: 200, ...assemble(session, main, { head, region }) };
  return {
    status: 404,
    ...assemble(session, main, { head: { ...head, canonicalPath: null }, region: null }),
  };
}

// Beyond the last page of a list nothing is, but the list itself says how many there are and leads back.
function isBeyondEnd(target: PageTarget, { context }: MainContent): boolean {
  if (target.kind !== 'list' || target.filter.offset === 0) return false;
  const { total } = context['pagination'] as { readonly total: number };
  return target.filter.offset >= total;
}

/** The theme's page for addresses where nothing is. */
export function renderNotFound(input: RenderInput): PageOutput {
  const { status: _, ...page } = renderSystem(input, {
    word: 'not-found',
    title: 'notFoundTitle',
    template: '{@|apply not-found}',
    context: {},
  });
  return { status: 404, ...page };
}

/**
 * Content that the platform draws inside a theme: the page's type, its template, and what the template reads
 * beside the site.
 */
export interface SystemContent {
  readonly word: PageTypeWord;
  /** Key of its title in the site's texts. */
  readonly title: string;
  readonly template: string;
  readonly context: Readonly<Record<string, unknown>>;
  /** Stands alone: without the theme's header, navigation and footer. */
  readonly isBare?: true;
  /** The site's own slide, drawn in the place of the template. */
  readonly slide?: { readonly document: Slide; readonly facts: Omit<SlideFacts, 'title'> };
}

/** A page that the platform draws inside the theme: cart, order confirmed, 404. */
export function renderSystem(input: RenderInput, system: SystemContent): PageOutput {
  const { word } = system;
  const session = createSession(input);
  const context = {
    ...websiteContext(session),
    ...system.context,
    collection: null,
    pageType: pageTypes[word],
  };
  const place: TagPlace = { collection: null, itemId: '', itemTags: [] };
  const title = session.strings[system.title] ?? '';
  const { slide } = system;
  const html =
    slide && session.drawSlide
      ? session.drawSlide(session, slide.document, { ...slide.facts, title })
      : resolveTags(session, runTemplate(session, system.template, context), place);
  const head = emptyHead(title);
  const main = { word, html, context, place };
  return { status: 200, ...assemble(session, main, { head, region: system.isBare ? bareRegion : null }) };
}

const bareRegion = condenseTemplate(bareRegionHtml);

function assemble(
  session: Session,
  main: MainContent,
  frame: { readonly head: HeadFacts; readonly region: string | null },
): Omit<PageOutput, 'status'> {
  const { theme, snapshot } = session;
  const { head } = frame;
  const region = frame.region ?? (session.hidden ? bareRegion : regionOf(session, main));
  const pageId =
    main.place.collection === null ? `page-${main.word}` : `collection-${main.place.collection.id}`;
  const context = {
    ...main.context,
    header: headerAbove(main.html, main.context['header']),
    squarespace: {
      'main-content': main.html,
      'page-id': pageId,
      'page-classes': pageClasses(session, main),
      'page-title': pageTitle(head.title, snapshot.website.title),
      headers: '',
      footers: '',
    },
  };
  const headers = headHtml(session, head, main.html) + injectedHeader(session, main);
  const footers = footersHtml(session, main, pageId) + injectedFooter(session, main);
  const full = {
    ...context,
    squarespace: { ...context.squarespace, headers, footers },
    'squarespace-headers': headers,
    'squarespace-footers': footers,
    'squarespace.main-content': main.html,
  };
  const html = resolveTags(session, runTemplate(session, region, full), main.place);
  session.errors.push(...theme.missing.map(missingFile));
  return finished(session, main, html);
}

function finished(session: Session, main: MainContent, html: string): Omit<PageOutput, 'status'> {
  const { verbatim, errors, theme, frames, ownCode: code } = session;
  const { ownCode } = session.state;
  const whole = inLanguage(session, withVerbatim(withScripts(withSocial(session, html)), verbatim));
  const inlineCode = admittedCode(whole, withOwnCode(theme.inlineCode, code));
  if (inlineCode.strange > 0 && !ownCode) errors.push(strangeCode);
  const { context } = main;
  return {
    html: whole,
    main: inLanguage(session, withVerbatim(main.html, verbatim)),
    context,
    errors,
    ownCode,
    inlineCode,
    frames,
    code,
  };
}

function inLanguage({ languages }: Session, html: string): string {
  return languages ? languages.inLanguage(html) : html;
}

// A script in a frame's own document is escaped on the page: it is not among those that the page carries.
function withOwnCode(known: InlineCode, { scripts, styles }: OwnCode): InlineCode {
  if (scripts.size + styles.size === 0) return known;
  return {
    scripts: new Set([...known.scripts, ...scripts]),
    styles: new Set([...known.styles, ...styles]),
  };
}

const strangeCode: TemplateError = {
  code: 'INLINE_CODE_REFUSED',
  message:
    'An inline script or style of the page stands so in no file of the theme: browsers are told not to run it.',
};

function missingFile(name: string): TemplateError {
  return { code: 'THEME_FILE_MISSING', message: `The theme names ${name} and has no such file.` };
}

function regionOf(session: Session, main: MainContent): string {
  const { regions, collections } = session.theme;
  const typeName = main.place.collection?.typeName ?? '';
  const named = collections.get(typeName)?.conf.regionName ?? '';
  return regions.get(named) ?? regions.get('default') ?? '{squarespace.main-content}';
}

function pageClasses({ tweakClasses = [] }: Session, main: MainContent): string {
  const { collection, itemId } = main.place;
  return [
    `page-type-${pageTypes[main.word]}`,
    `page-${main.word}`,
    collection === null ? '' : `collection-type-${collection.typeName}`,
    collection === null ? '' : itemId === '' ? 'view-list' : 'view-item',
    collection?.isHome ? 'homepage' : '',
    ...tweakClasses,
  ]
    .filter(Boolean)
    .join(' ');
}
