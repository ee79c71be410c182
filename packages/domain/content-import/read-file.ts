import { type Refusal, refuse } from '../refusal.ts';
import type { ImportEntry, SourceFacts } from './entries.ts';
import { atomEntry, rssItem } from './feed-entries.ts';
import { plainText } from './plain-text.ts';
import { wordpressAuthor, wordpressItem, wordpressName } from './wordpress-entries.ts';
import { type XmlElement, textOf } from './xml-element.ts';
import { createXmlReader } from './xml-reader.ts';

/** Reader of a file that is imported, piece by piece. */
interface ImportFileReader {
  /** Reads a further piece. @returns its entries, or why the file is not read any further */
  write(piece: string): readonly ImportEntry[] | Refusal;
  /** Says that there is no more. @returns what the file says of itself, or why it is none that can be imported */
  end(): SourceFacts | Refusal;
}

/** Elements whose entries are wanted, by the names of those around them; `*` stands for `channel` of RSS. */
const wantedPaths: ReadonlySet<string> = new Set([
  'rss/channel/item',
  'rss/channel/title',
  'rss/channel/link',
  'rss/channel/wp:wxr_version',
  'rss/channel/wp:base_site_url',
  'rss/channel/wp:base_blog_url',
  'rss/channel/wp:author',
  'rss/channel/wp:category',
  'rss/channel/wp:tag',
  'feed/entry',
  'feed/title',
  'feed/link',
]);

/**
 * Reads a WordPress export (also the one that other builders write in its format), an RSS feed or an Atom feed, whichever
 * it is, and holds no more of it than the entry that is being read.
 */
export function createImportFileReader(): ImportFileReader {
  let found: ImportEntry[] = [];
  const file = { isWordpress: false, root: '', title: '', address: '', base: '' };
  const authors = new Map<string, string>();
  const reader = createXmlReader({
    isWanted: (path) => wantedPaths.has(path.join('/')),
    onElement: (element, path) => {
      file.root = path[0] ?? '';
      if (element.name === 'wp:author') {
        const { login, name } = wordpressAuthor(element);
        authors.set(login, name);
      }
      if (element.name === 'item')
        found.push(...(file.isWordpress ? wordpressItem(element, authors) : [rssItem(element)]));
      else if (element.name === 'entry') found.push(atomEntry(element));
      else {
        noteFact(file, element);
        const name = wordpressName(element);
        if (name) found.push(name);
      }
    },
  });
  return {
    write(piece) {
      found = [];
      return reader.write(piece) ?? found;
    },
    end() {
      const problem = reader.end();
      if (problem !== null) return problem;
      if (file.root === '') return refuse('import-unknown-format');
      const format = file.isWordpress ? 'wordpress' : file.root === 'feed' ? 'atom' : 'rss';
      return { format, title: plainText(file.title), address: file.base || file.address };
    },
  };
}

function noteFact(
  file: { isWordpress: boolean; title: string; address: string; base: string },
  element: XmlElement,
): void {
  const text = textOf(element);
  if (element.name === 'title') file.title ||= text;
  if (element.name === 'link') file.address ||= text || (element.attributes['href'] ?? '');
  if (element.name === 'wp:wxr_version') file.isWordpress = true;
  if (element.name === 'wp:base_site_url' || element.name === 'wp:base_blog_url') file.base = text;
}
