import { siteMessages } from '@veranda/contracts/storefront-messages';
import type { PostedFields } from '@veranda/domain/forms/kinds/field-kind';
import type { Asset } from '@veranda/domain/media/asset';
import type { PopupRules } from '@veranda/domain/pages/slides/popup';
import type { Slide } from '@veranda/domain/pages/slides/slide';
import { assetIn, type ShownSite } from '@veranda/domain/publishing/items/item-asks';
import { shownSite } from '@veranda/domain/publishing/items/items-in-memory';
import type { SiteSnapshot, SnapshotItem } from '@veranda/domain/publishing/snapshot';
import type { SlideType } from '@veranda/domain/slices/slice-kind';
import type { SiteTheme } from '../context/site-theme.ts';
import { priceMessages } from '../formatters/commerce/price-message.ts';
import { type ImageView, imageView } from '../images/image-view.ts';
import type { CatalogView } from './catalog-view.ts';
import type { ShownItem } from './target.ts';
import type { TemplateEngine, TemplateError, TemplateOptions } from './template-port.ts';

/**
 * A form that was refused when it was posted without JavaScript: what is wrong with it, and what was typed.
 */
export interface PostedForm {
  readonly formId: string;
  /** The sentence of the form as a whole. */
  readonly message: string;
  /** Sentences by field id. */
  readonly errors: Readonly<Record<string, string>>;
  /** The controls by name, as they were posted. */
  readonly typed: PostedFields;
}

/** Sound and video in the contents of items, for servers: a canvas draws no contents but its own. */
export interface ItemMedia {
  soundOf(session: Session, item: SnapshotItem): ItemSound | null;
  embedOf(session: Session, item: SnapshotItem): ItemEmbed | null;
}

/** The provider of maps, which has pictures of places at `/api/map-pictures/`. */
interface SessionMaps {
  /** Key of its maps for browsers; '' where visitors are shown those of OpenStreetMap. */
  readonly browserKey: string;
}

/** What a slide shows beside its slices: what only this request knows. */
export interface SlideFacts {
  /** Title of the page, for slides whose slices give it none. */
  readonly title: string;
  /** The question of a lock screen; absent on other slides. */
  readonly lock?: { readonly crumb: string; readonly returnTo: string; readonly isWrong: boolean };
  /** When a pop-up opens; absent on other slides, and where it is only looked at. */
  readonly popup?: PopupRules;
  /** The way to a provider; absent on other slides. */
  readonly sso?: { readonly label: string; readonly returnTo: string; readonly notice: string };
}

/** The markup of a slide with its slices. */
type SlideDrawing = (session: Session, slide: Slide, facts: SlideFacts) => string;

/** The sound of an item (administration §3, audio), with its type and bytes as feeds name them. */
export interface ItemSound {
  readonly audioAssetUrl: string;
  readonly audioType: string;
  readonly audioBytes: number;
}

/** The frame of a video on another service, as themes that load it themselves read it (administration §3, video). */
export interface ItemEmbed {
  readonly html: string;
  /** `YouTube`, `Vimeo`. */
  readonly providerName: string;
}

/**
 * Everything that one rendering reads: the site, its theme, the engine, and the address that is asked for.
 */
export interface RenderInput {
  readonly engine: TemplateEngine;
  readonly theme: SiteTheme;
  /** A draft with all of its items, or a site that is asked for them. */
  readonly snapshot: SiteSnapshot | ShownSite;
  readonly catalog: CatalogView;
  /** `https://levain.example`: base of absolute addresses. */
  readonly origin: string;
  /** The path with its leading slash, as it was asked for. */
  readonly path: string;
  readonly now: number;
  /** Address of the site's compiled sheet. */
  readonly stylesheet: string;
  /**
   * Site key of the service that tells persons from machines; absent or '' where proofs are made on the spot.
   */
  readonly captchaSiteKey?: string;
  /** Address of that service's script. */
  readonly captchaScriptUrl?: string;
  /** Classes that the body has by the tweaks of the site; absent for none. */
  readonly tweakClasses?: readonly string[];
  /** Id of the kit of fonts of the site; absent or '' for none. */
  readonly fontKit?: string;
  /** Fonts to fetch with the page. */
  readonly fontPreloads: readonly string[];
  /** Fonts to fetch with a page whose first heading has words in italics. */
  readonly italicPreloads?: readonly string[];
  /** The form that this page answers; absent on every page that is the same for everybody. */
  readonly posted?: PostedForm;
  /** Address of a page that stands in for the frames of other services; absent or '' for the services themselves. */
  readonly embedsUrl?: string;
  /** The provider of maps; absent where none is connected. */
  readonly maps?: SessionMaps;
  /** Media in the contents of items; absent on the editor's canvas. */
  readonly itemMedia?: ItemMedia;
  /** Draws slides; absent on the editor's canvas, which draws pages of sections. */
  readonly drawSlide?: SlideDrawing;
  /** What a site with several languages needs; absent for one language, and on the editor's canvas. */
  readonly languages?: SessionLanguages;
  /** True for a draft: what a theme does wrong is told on the page. */
  readonly showsErrors?: true;
  /** `off`: the operator measures no visits. `template`: a site that can be cloned, visited without cookies. */
  readonly visits?: 'off' | 'template';
  /** Percent of page loads whose speed is measured, 1 to 99; absent: all. */
  readonly collectorSample?: number;
  /** True on the editor's canvas, where nothing of an owner's code is run. */
  readonly isCanvas?: true;
  /** True on a locked site for what stays open: neither its name nor its navigation is shown. */
  readonly hidden?: true;
}

/** Languages of a site, for servers: a canvas draws its own. */
interface SessionLanguages {
  /** Addresses of a path in every language, the site's own first. */
  addressesOf(path: string): readonly LanguageAddress[];
  /** A finished page whose links stay in the language that it is drawn in. */
  inLanguage(html: string): string;
}

interface LanguageAddress {
  readonly tag: string;
  readonly title: string;
  readonly path: string;
  readonly isCurrent: boolean;
  readonly isCustom: boolean;
}

/** Code of an owner: inline scripts and styles as they are written, and origins of files. */
export interface OwnCode {
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
  readonly scriptOrigins: Set<string>;
  readonly styleOrigins: Set<string>;
  readonly mediaOrigins: Set<string>;
  readonly fontOrigins: Set<string>;
}

function noOwnCode(): OwnCode {
  return {
    scripts: new Set(),
    styles: new Set(),
    scriptOrigins: new Set(),
    styleOrigins: new Set(),
    mediaOrigins: new Set(),
    fontOrigins: new Set(),
  };
}

/** A rendering under way: what is read, the errors met, and what the first picture needs to know. */
export interface Session extends RenderInput {
  readonly snapshot: ShownSite;
  readonly strings: Readonly<Record<string, string>>;
  readonly templateOptions: TemplateOptions;
  readonly errors: TemplateError[];
  /** Bodies of the platform's tags by their mark: the theme's, and those met on the way. */
  readonly bodies: string[];
  /** Bodies of `escape`, which nothing touches until the page is done. */
  readonly verbatim: string[];
  /** Code of the owner that is on the page, and the origins of what it fetches. */
  readonly ownCode: OwnCode;
  /** Origins of the frames that the page may show once a visitor asks for them. */
  readonly frames: Set<string>;
  readonly state: {
    /** False until a picture has been written: the first is fetched before others. */
    pictured: boolean;
    /** Depth of the platform's nested tags. */
    depth: number;
    /** True once something was written that runs the owner's own code. */
    ownCode: boolean;
    /** Type of the slide that is being drawn; '' elsewhere. */
    slideType: SlideType | '';
    /** The item whose page is drawn; null on every other page. */
    shownItem: ShownItem | null;
  };
}

/** Begins a rendering. */
export function createSession(input: RenderInput): Session {
  const { language } = input.snapshot.website;
  return {
    ...input,
    // Nothing is measured where no script of the site runs.
    ...(input.isCanvas ? { visits: 'off' as const } : {}),
    snapshot: shownSite(input.snapshot, input.now),
    templateOptions: { partials: input.theme.partials, locale: language, now: input.now },
    strings: stringsOf(input.snapshot.settings.strings, language),
    errors: [],
    bodies: [...input.theme.bodies],
    verbatim: [],
    ownCode: noOwnCode(),
    frames: new Set(),
    state: { pictured: false, depth: 0, ownCode: false, slideType: '', shownItem: null },
  };
}

const knownStrings = new WeakMap<Strings, Map<string, Strings>>();

type Strings = Readonly<Record<string, string>>;

// Put together once for the owner's words of a revision: there are many more of the platform's.
function stringsOf(own: Strings, language: string): Strings {
  const known = knownStrings.get(own) ?? new Map<string, Strings>();
  knownStrings.set(own, known);
  const strings = known.get(language) ?? siteMessages({ ...priceMessages(language), ...own }, language);
  known.set(language, strings);
  return strings;
}

/** The asset of a site or of its live catalogue; null when it is gone. */
export function assetOf(session: Session, id: string | null): Asset | null {
  if (id === null || id === '') return null;
  return assetIn(session.snapshot, id) ?? session.catalog.assets.get(id) ?? null;
}

/** The image with the id as templates see it; null when it is gone. */
export function imageOf(session: Session, id: string | null): ImageView | null {
  const asset = assetOf(session, id);
  return asset === null || asset.kind !== 'image' ? null : imageView(session.snapshot.website.id, asset);
}

/** True for the first picture of the page, once. */
export function takesFirst(session: Session): boolean {
  const first = !session.state.pictured;
  session.state.pictured = true;
  return first;
}

/** Runs a template in the session: its errors are kept, its output is what could be rendered. */
export function runTemplate(session: Session, template: string, context: unknown): string {
  const { output, errors } = session.engine.render(template, context, session.templateOptions);
  session.errors.push(...errors);
  return output;
}
