import type { ImportEntry, PostData } from './entries.ts';
import { plainText } from './plain-text.ts';
import { childOf, childrenOf, childText, markupOf, textOf, type XmlElement } from './xml-element.ts';
import { lastPathPart } from './web-address.ts';
import { instantOf } from './wordpress-entries.ts';

/** The entry of an item of an RSS feed. */
export function rssItem(item: XmlElement): ImportEntry {
  const guid = textOf(childOf(item, 'guid'));
  const link = childText(item, 'link');
  const full = childText(item, 'content:encoded');
  const description = childText(item, 'description');
  const enclosures = childrenOf(item, 'enclosure').map(({ attributes }) => attributes);
  const isPicture = ({ type = '', url = '' }: Readonly<Record<string, string>>): boolean =>
    url !== '' && type.startsWith('image/');
  return feedEntry({
    id: guid,
    title: childText(item, 'title'),
    html: full || description,
    excerpt: full === '' ? '' : description,
    date: childText(item, 'pubDate') || childText(item, 'dc:date'),
    author: childText(item, 'dc:creator') || childText(item, 'author').replace(/^\S+@\S+ \((.+)\)$/, '$1'),
    names: childrenOf(item, 'category').map(textOf),
    address: link || (/^https?:/.test(guid) ? guid : ''),
    picture: enclosures.find(isPicture)?.['url'] ?? mediaPicture(item),
    files: enclosures.filter((each) => !isPicture(each)).flatMap(({ url }) => url ?? []),
  });
}

/** The entry of an entry of an Atom feed. */
export function atomEntry(entry: XmlElement): ImportEntry {
  const links = childrenOf(entry, 'link').map(({ attributes }) => attributes);
  const byRel = (rel: string) => links.filter((link) => (link['rel'] ?? 'alternate') === rel);
  const content = childOf(entry, 'content');
  const summary = childOf(entry, 'summary');
  const author = childOf(entry, 'author');
  return feedEntry({
    id: childText(entry, 'id'),
    title: plainText(atomHtml(childOf(entry, 'title'))),
    html: atomHtml(content ?? summary),
    excerpt: content ? atomHtml(summary) : '',
    date: childText(entry, 'published') || childText(entry, 'updated'),
    author: author ? childText(author, 'name') : '',
    names: childrenOf(entry, 'category').map(
      ({ attributes }) => attributes['label'] ?? attributes['term'] ?? '',
    ),
    address: byRel('alternate')[0]?.['href'] ?? '',
    picture: mediaPicture(entry),
    files: byRel('enclosure').flatMap(({ href }) => href ?? []),
  });
}

function atomHtml(element: XmlElement | undefined): string {
  if (!element) return '';
  const { type = 'text' } = element.attributes;
  if (type === 'xhtml') return markupOf(element);
  const text = textOf(element);
  return type === 'html' || type === 'text/html'
    ? text
    : text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function mediaPicture(item: XmlElement): string {
  const isPicture = ({ attributes: { medium, type = 'image/' } }: XmlElement): boolean =>
    (medium ?? 'image') === 'image' && type.startsWith('image/');
  const [media] = [
    ...childrenOf(item, 'media:content').filter(isPicture),
    ...childrenOf(item, 'media:thumbnail'),
  ];
  return media?.attributes['url'] ?? '';
}

interface FeedItem extends Pick<PostData, 'html' | 'address' | 'picture' | 'files'> {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly date: string;
  readonly author: string;
  readonly names: readonly string[];
}

function feedEntry(item: FeedItem): ImportEntry {
  const { id, html, address, picture, files } = item;
  const words = plainText(item.title);
  const title = words || plainText(html).split('\n')[0]?.slice(0, 80) || '';
  const data: PostData = {
    type: 'post',
    html,
    hasPlainLines: !/<[a-z]/i.test(html),
    excerpt: plainText(item.excerpt),
    slug: lastPathPart(address),
    status: 'published',
    publishOn: instantOf(item.date),
    author: plainText(item.author),
    categories: [],
    tags: item.names.map(plainText).filter(Boolean),
    address,
    takesComments: false,
    picture,
    files,
  };
  const problem = title === '' ? 'empty' : null;
  return { kind: 'post', sourceId: id, sourceKey: id || address || title, title, problem, data };
}
