import type { EntryProblem, ImportEntry, PostData } from './entries.ts';
import { plainText } from './plain-text.ts';
import { decodePart, lastPathPart } from './web-address.ts';
import { childOf, childrenOf, childText, textOf, type XmlElement } from './xml-element.ts';

/** Names by which authors sign, by their login names. */
type AuthorNames = ReadonlyMap<string, string>;

/** The login name of an author of the file, with the name that is shown. */
export function wordpressAuthor(element: XmlElement): { readonly login: string; readonly name: string } {
  const login = childText(element, 'wp:author_login');
  return { login, name: childText(element, 'wp:author_display_name') || login };
}

/** An author, category or tag that a file lists before its items. */
export function wordpressName(element: XmlElement): ImportEntry | null {
  const nameOf = {
    'wp:author': { kind: 'author', name: wordpressAuthor(element).name },
    'wp:category': { kind: 'category', name: childText(element, 'wp:cat_name') },
    'wp:tag': { kind: 'tag', name: childText(element, 'wp:tag_name') },
  } as const;
  const found = Object.hasOwn(nameOf, element.name) ? nameOf[element.name as keyof typeof nameOf] : undefined;
  if (found === undefined || found.name === '') return null;
  const { kind, name } = found;
  const title = plainText(name);
  return { kind, sourceId: '', sourceKey: '', title, problem: null, data: { type: 'name' } };
}

/** The entries of an item of a WordPress export: itself, and its comments. */
export function wordpressItem(item: XmlElement, authors: AuthorNames): readonly ImportEntry[] {
  const type = childText(item, 'wp:post_type') || 'post';
  if (type === 'attachment') return [pictureEntry(item)];
  const isPage = type === 'page';
  const entry = postEntry(item, { kind: isPage ? 'page' : 'post', authors });
  if (type !== 'post' && !isPage) return [{ ...entry, problem: 'other-kind' }];
  return [entry, ...childrenOf(item, 'wp:comment').map((comment) => commentEntry(comment, entry))];
}

function pictureEntry(item: XmlElement): ImportEntry {
  const address = childText(item, 'wp:attachment_url') || textOf(childOf(item, 'guid'));
  const title = plainText(childText(item, 'title')) || lastPathPart(address);
  const data = {
    type: 'picture' as const,
    address,
    altText: plainText(metaOf(item, '_wp_attachment_image_alt')),
    caption: plainText(childText(item, 'excerpt:encoded')),
  };
  const problem = address === '' ? 'no-address' : null;
  return { kind: 'picture', sourceId: sourceIdOf(item), sourceKey: address, title, problem, data };
}

function postEntry(
  item: XmlElement,
  { kind, authors }: { readonly kind: 'page' | 'post'; readonly authors: AuthorNames },
): ImportEntry {
  const html = childText(item, 'content:encoded');
  const title = plainText(childText(item, 'title'));
  const status = childText(item, 'wp:status');
  const data: PostData = {
    type: 'post',
    html,
    hasPlainLines: !/<p[\s>]|<!-- wp:/i.test(html),
    excerpt: plainText(childText(item, 'excerpt:encoded')),
    slug: decodePart(childText(item, 'wp:post_name')),
    status: statuses[status] ?? 'draft',
    publishOn: dateOf(item),
    author: authorOf(item, authors),
    ...namesOf(item),
    address: childText(item, 'link'),
    takesComments: childText(item, 'wp:comment_status') === 'open',
    picture: thumbnailOf(item),
    files: childrenOf(item, 'enclosure').flatMap(({ attributes }) => attributes['url'] ?? []),
  };
  const problem = problemOf(status, { title, html });
  const sourceKey = textOf(childOf(item, 'guid')) || data.address || `${data.slug} ${String(data.publishOn)}`;
  return { kind, sourceId: sourceIdOf(item), sourceKey, title: title || data.slug, problem, data };
}

const statuses: Readonly<Record<string, PostData['status']>> = {
  publish: 'published',
  future: 'scheduled',
  pending: 'needs_review',
  private: 'private',
};

function problemOf(
  status: string,
  { title, html }: { readonly title: string; readonly html: string },
): EntryProblem | null {
  if (status === 'trash' || status === 'auto-draft') return 'in-trash';
  return title === '' && html === '' ? 'empty' : null;
}

function authorOf(item: XmlElement, authors: AuthorNames): string {
  const login = childText(item, 'dc:creator');
  return plainText(authors.get(login) ?? login);
}

function namesOf(item: XmlElement): Pick<PostData, 'categories' | 'tags'> {
  const of = (domain: string): string[] =>
    childrenOf(item, 'category')
      .filter(({ attributes }) => attributes['domain'] === domain)
      .map((category) => plainText(textOf(category)))
      .filter(Boolean);
  return { categories: of('category').filter((name) => name !== 'Uncategorized'), tags: of('post_tag') };
}

function thumbnailOf(item: XmlElement): string {
  const id = metaOf(item, '_thumbnail_id');
  return /^\d+$/.test(id) ? `post-${id}` : '';
}

function metaOf(item: XmlElement, key: string): string {
  const meta = childrenOf(item, 'wp:postmeta').find((each) => childText(each, 'wp:meta_key') === key);
  return meta ? childText(meta, 'wp:meta_value') : '';
}

function sourceIdOf(item: XmlElement): string {
  const id = childText(item, 'wp:post_id');
  return id === '' ? '' : `post-${id}`;
}

function commentEntry(comment: XmlElement, post: ImportEntry): ImportEntry {
  const author = plainText(childText(comment, 'wp:comment_author'));
  const approved = childText(comment, 'wp:comment_approved');
  const text = plainText(childText(comment, 'wp:comment_content'));
  const id = childText(comment, 'wp:comment_id');
  const type = childText(comment, 'wp:comment_type');
  const parent = childText(comment, 'wp:comment_parent');
  const isPing = type === 'pingback' || type === 'trackback';
  const isGone = approved === 'trash' || approved === 'post-trashed';
  return {
    kind: 'comment',
    sourceId: id === '' ? '' : `comment-${id}`,
    sourceKey: `${post.sourceKey} comment-${id}`,
    title: text.length > 80 ? `${text.slice(0, 80)}…` : text,
    problem: isPing ? 'ping' : isGone ? 'in-trash' : text === '' ? 'empty' : null,
    data: {
      type: 'comment',
      of: post.sourceId,
      parent: parent === '' || parent === '0' ? '' : `comment-${parent}`,
      author,
      email: childText(comment, 'wp:comment_author_email'),
      text,
      status: approved === '1' ? 'approved' : approved === 'spam' ? 'spam' : 'pending',
      writtenAt: utcOf(childText(comment, 'wp:comment_date_gmt')),
    },
  };
}

function dateOf(item: XmlElement): number | null {
  return (
    utcOf(childText(item, 'wp:post_date_gmt')) ??
    instantOf(childText(item, 'pubDate')) ??
    utcOf(childText(item, 'wp:post_date'))
  );
}

// `2026-11-27 16:00:00`, and `0000-00-00 00:00:00` for what has no date.
function utcOf(text: string): number | null {
  const [, date, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text) ?? [];
  return date === undefined || date.startsWith('0000') ? null : instantOf(`${date}T${time ?? ''}Z`);
}

/** Milliseconds since 1970 of a date of a file; null for what is none, or before the year 1 or after 9999. */
export function instantOf(text: string): number | null {
  const instant = Date.parse(text);
  const isUsable = instant >= -62_135_596_800_000 && instant <= 253_402_300_799_999;
  return isUsable ? instant : null;
}
