import { isKitId, kitHosts } from '@veranda/domain/design/font-kit';
import { attribute, escapeHtml, jsonInHtml } from '../escape-html.ts';
import type { ImageView } from '../images/image-view.ts';
import type { Session } from '../context/session.ts';
import { imageOf } from '../context/session.ts';
import { firstWords } from './first-words.ts';
import { fontsAtOnce } from './fonts-at-once.ts';

/** Facts of a page that its head contains. */
export interface HeadFacts {
  /** The page's own title; the site's is after it, unless it is the home page's. */
  readonly title: string;
  readonly description: string;
  /** Path of the canonical address; null for pages that are not to be found (404, cart). */
  readonly canonicalPath: string | null;
  /**
   * Images offered to those who share the page, the leading one first; the site's own picture where there is
   * none.
   */
  readonly images: readonly ImageView[];
  readonly kind: 'website' | 'article' | 'product';
  /**
   * Facts of an article: when it came out, in milliseconds since 1970, and who wrote it, with the path of all
   * their writings.
   */
  readonly article?: {
    readonly publishedOn: number;
    readonly author: { readonly name: string; readonly path: string } | null;
  };
  /** Structured data, one script each. */
  readonly structured: readonly unknown[];
  readonly prevPath?: string | null;
  readonly nextPath?: string | null;
  /** Path of a list's feed; null for other pages. */
  readonly feedPath?: string | null;
}

/** Pictures of a page from which those who share it choose (decision 0091). */
const sharedPictures = 4;

/**
 * `{squarespace-headers}`: title, description, canonical, Open Graph, structured data, fonts and the site's
 * sheet. Without a description of the page or the site, it is the beginning of the page's paragraphs, and of a page
 * without any its title.
 */
export function headHtml(session: Session, facts: HeadFacts, mainHtml = ''): string {
  const { website, settings } = session.snapshot;
  const canonical =
    facts.canonicalPath === null
      ? ''
      : session.origin + (facts.canonicalPath === '/' ? '/' : facts.canonicalPath);
  const images = sharedImages(session, facts);
  const title = pageTitle(facts.title, website.title);
  const description = facts.description.trim() || settings.description || ownWords(facts, mainHtml, title);
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    facts.canonicalPath === null
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical"${attribute('href', canonical)}>`,
    ...alternates(session, facts.canonicalPath),
    ...fontsAtOnce(session, mainHtml).map(
      (href) => `<link rel="preload"${attribute('href', href)} as="font" type="font/woff2" crossorigin>`,
    ),
    kitLink(session),
    `<link rel="stylesheet"${attribute('href', session.stylesheet)}>`,
    iconLink(session),
    meta('property', 'og:site_name', website.title),
    meta('property', 'og:title', facts.title || website.title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', facts.kind),
    meta('property', 'og:url', canonical),
    ...images.flatMap((image) => imageMeta(session, image)),
    ...articleMeta(session, facts.article),
    meta('name', 'twitter:card', images.length === 0 ? 'summary' : 'summary_large_image'),
    linkRel('prev', facts.prevPath),
    linkRel('next', facts.nextPath),
    feedLink(facts),
    ...facts.structured.map((data) => `<script type="application/ld+json">${jsonInHtml(data)}</script>`),
  ]
    .filter(Boolean)
    .join('\n');
}

function iconLink(session: Session): string {
  const favicon = imageOf(session, session.snapshot.settings.faviconAssetId);
  return `<link rel="icon"${attribute('href', favicon === null ? '/favicon.ico' : favicon.fallbackUrl)}>`;
}

// What is not to be found needs no description of its own words.
function ownWords({ canonicalPath }: HeadFacts, mainHtml: string, title: string): string {
  return canonicalPath === null ? '' : firstWords(mainHtml) || title;
}

// Of every language, this one among them.
function alternates({ snapshot, origin, languages }: Session, path: string | null): readonly string[] {
  if (path === null || !languages) return [];
  const { locale } = snapshot.website;
  const root = locale ? origin.slice(0, -locale.tag.length - 1) : origin;
  const link = (tag: string, at: string) =>
    `<link rel="alternate"${attribute('hreflang', tag)}${attribute('href', root + at)}>`;
  return [...languages.addressesOf(path).map(({ tag, path: at }) => link(tag, at)), link('x-default', path)];
}

function sharedImages(session: Session, { images }: HeadFacts): readonly ImageView[] {
  if (images.length > 0) return images.slice(0, sharedPictures);
  const ofSite = imageOf(session, session.snapshot.settings.socialImageAssetId);
  return ofSite === null ? [] : [ofSite];
}

/** The text of `<title>`: the page's title and the site's, once. */
export function pageTitle(title: string, site: string): string {
  return title === '' || title === site || title.includes(site) ? title || site : `${title} — ${site}`;
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return content === '' ? '' : `<meta ${kind}="${name}"${attribute('content', content)}>`;
}

function imageMeta(session: Session, image: ImageView): readonly string[] {
  const large = image.srcset === '' ? image.assetUrl : `${image.assetUrl}?format=1500w`;
  return [
    meta('property', 'og:image', session.origin + large),
    meta('property', 'og:image:alt', image.altText),
  ];
}

function feedLink({ title, feedPath }: HeadFacts): string {
  const named = attribute('title', title) + attribute('href', feedPath ?? '');
  return feedPath ? `<link rel="alternate" type="application/rss+xml"${named}>` : '';
}

function articleMeta(session: Session, article: HeadFacts['article']): readonly string[] {
  if (!article) return [];
  const { publishedOn, author } = article;
  return [
    meta('property', 'article:published_time', new Date(publishedOn).toISOString()),
    ...(author === null
      ? []
      : [
          meta('name', 'author', author.name),
          meta('property', 'article:author', session.origin + author.path),
        ]),
  ];
}

function linkRel(rel: string, path: string | null | undefined): string {
  return path ? `<link rel="${rel}"${attribute('href', path)}>` : '';
}

// The policy of a page with a kit lets in its hosts, and that of no other page.
function kitLink({ fontKit = '', ownCode: { styleOrigins, fontOrigins } }: Session): string {
  if (!isKitId(fontKit)) return '';
  for (const host of Object.values(kitHosts)) styleOrigins.add(host);
  fontOrigins.add(kitHosts.sheet);
  return `<link rel="stylesheet"${attribute('href', `${kitHosts.sheet}/${fontKit}.css`)}>`;
}
