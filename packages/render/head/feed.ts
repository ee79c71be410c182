import { escapeHtml } from '../escape-html.ts';
import type { ExcerptView } from '../excerpt-view.ts';
import { plainText } from './structured-data.ts';

type Context = Readonly<Record<string, unknown>>;

/** An amount as the context carries it. */
interface Amount {
  readonly value: string;
  readonly currency: string;
}

/** An item of a list as the context carries it; the prices are a product's. */
interface FeedItem {
  readonly id: string;
  readonly title: string;
  readonly fullUrl: string;
  readonly excerpt: ExcerptView | null;
  /** Milliseconds since 1970. */
  readonly publishOn: number;
  readonly tags: readonly string[];
  readonly mainImage: { readonly largeUrl: string } | null;
  /** The sound of an item, or what a product has in its place. */
  readonly structuredContent?: {
    readonly audioAssetUrl?: string;
    readonly audioType?: string;
    readonly audioBytes?: number;
  } | null;
  readonly fromPrice?: Amount;
  readonly regularPrice?: Amount | null;
  readonly soldOut?: boolean;
}

interface ListContext {
  readonly website: { readonly siteTitle: string; readonly language: string };
  readonly collection: {
    readonly title: string;
    readonly description: string;
    readonly fullUrl: string;
    readonly feedEnabled: boolean;
  };
  /** Title and address of the list as it is narrowed. */
  readonly listTitle: string;
  readonly listUrl: string;
  readonly items: readonly FeedItem[];
  readonly pagination: { readonly nextPageUrl: string | null };
}

/**
 * A list as RSS 2.0, with the namespace of product feeds where it is a store's (decisions §paths:
 * `?format=rss`); the next page of the list is linked as RFC 5005 says. Null for a page that is no list, or
 * one without a feed.
 */
export function feedXml(context: Context): string | null {
  if (!Array.isArray(context['items']) || !context['collection']) return null;
  const { website, collection, items, pagination, listTitle, listUrl } = context as unknown as ListContext;
  if (!collection.feedEnabled) return null;
  const origin = String(context['base-url']);
  const self = `${origin}${listUrl}${listUrl.includes('?') ? '&' : '?'}format=rss`;
  const next = pagination.nextPageUrl;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    element('title', `${listTitle} — ${website.siteTitle}`),
    element('link', origin + listUrl),
    element('description', plainText(collection.description) || website.siteTitle),
    element('language', website.language),
    link('self', self),
    ...(next === null ? [] : [link('next', `${origin}${next}${next.includes('?') ? '&' : '?'}format=rss`)]),
    ...items.map((item) => itemXml(origin, item)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** Characters that readers of product feeds take as a description. */
const maxOfItem = 5_000;

function itemXml(origin: string, item: FeedItem): string {
  return [
    '<item>',
    element('title', item.title),
    element('link', origin + item.fullUrl),
    `<guid isPermaLink="false">${escapeHtml(item.id)}</guid>`,
    element('pubDate', new Date(item.publishOn).toUTCString()),
    element('description', plainText(item.excerpt?.text ?? '', maxOfItem)),
    ...item.tags.map((tag) => element('category', tag)),
    ...(item.mainImage ? [element('g:image_link', origin + item.mainImage.largeUrl)] : []),
    ...soundXml(origin, item),
    ...productXml(item),
    '</item>',
  ].join('\n');
}

// An episode, as players of podcasts take it from any feed.
function soundXml(origin: string, { structuredContent }: FeedItem): readonly string[] {
  const { audioAssetUrl = '', audioType = '', audioBytes = 0 } = structuredContent ?? {};
  if (audioAssetUrl === '') return [];
  const [url, type] = [escapeHtml(origin + audioAssetUrl), escapeHtml(audioType)];
  return [`<enclosure url="${url}" length="${audioBytes}" type="${type}"/>`];
}

function productXml({ id, fromPrice, regularPrice, soldOut }: FeedItem): readonly string[] {
  if (!fromPrice) return [];
  const price = (amount: Amount): string => `${amount.value} ${amount.currency}`;
  return [
    element('g:id', id),
    element('g:price', price(regularPrice ?? fromPrice)),
    ...(regularPrice ? [element('g:sale_price', price(fromPrice))] : []),
    element('g:availability', soldOut ? 'out_of_stock' : 'in_stock'),
    element('g:condition', 'new'),
  ];
}

function link(rel: string, href: string): string {
  return `<atom:link rel="${rel}" type="application/rss+xml" href="${escapeHtml(href)}"/>`;
}

// Control characters may not be in XML 1.0 at all, not even escaped.
function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))}</${name}>`;
}
