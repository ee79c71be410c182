import { Parser } from 'htmlparser2';
import { readEmbed } from '../embeds/embed-services.ts';
import type { RichMark } from '../rich-text/rich-text.ts';
import type { ContentPart, EntryContent, PicturePart } from './content-parts.ts';
import type { EntryNote } from './entries.ts';
import { linkOf, marksOf, withMarks } from './inline-marks.ts';
import { htmlLimits } from './limits.ts';
import { withoutShortcodes } from './shortcodes.ts';
import { resolveWebAddress } from './web-address.ts';
import { type Align, createTextBuilder, type TextBuilder } from './text-builder.ts';

type Attributes = Readonly<Record<string, string>>;

/** Where HTML comes from: the address of its site, and whether lines of it are paragraphs without saying so. */
interface HtmlSource {
  readonly base: string;
  readonly hasPlainLines: boolean;
}

/** HTML of an entry as parts: words as rich text, pictures, videos; what has no place here is left out and noted. */
export function htmlContent(html: string, source: HtmlSource): EntryContent {
  const reading = newReading(source);
  const parser = new Parser({
    onopentag: (name, attributes) => openElement(reading, name, attributes),
    ontext: (words) => addWords(reading, words),
    onclosetag: () => closeElement(reading),
  });
  parser.end(withoutShortcodes(html.toWellFormed().replace(/(?![\t\n\r])\p{Cc}/gu, '')));
  endText(reading);
  reading.parts.push(...reading.late);
  return { parts: reading.parts, notes: reading.notes };
}

interface Frame {
  readonly marks: readonly RichMark[];
  readonly onClose: (() => void) | null;
}

interface Figure {
  readonly pictures: PicturePart[];
  caption: string;
}

/** State of a reading. */
interface Reading extends HtmlSource {
  readonly text: TextBuilder;
  readonly parts: ContentPart[];
  /** Parts that stand inside a list or a quotation: they follow it. */
  readonly late: ContentPart[];
  readonly notes: Set<EntryNote>;
  readonly frames: Frame[];
  readonly figures: Figure[];
  /** Pictures of the gallery that is being read; null outside of one. */
  gallery: PicturePart[] | null;
  /** Number of open elements of which nothing is kept. */
  silent: number;
  /** Words of `pre` so far; null outside of one. */
  code: string | null;
  /** Words of a caption so far; null outside of one. */
  caption: string | null;
  elements: number;
}

function newReading(source: HtmlSource): Reading {
  const reading: Reading = {
    ...source,
    text: createTextBuilder((address) => address !== '' && addEmbed(reading, address)),
    parts: [],
    late: [],
    notes: new Set(),
    frames: [],
    figures: [],
    gallery: null,
    silent: 0,
    code: null,
    caption: null,
    elements: 0,
  };
  return reading;
}

/** Elements of which nothing is kept, with all that is in them. */
const dropped: ReadonlySet<string> = new Set(
  'script style noscript template svg math object select textarea button canvas head'.split(' '),
);
/** Those of them that somebody may miss. */
const missed: ReadonlySet<string> = new Set('script object select textarea button canvas input'.split(' '));

function openElement(reading: Reading, name: string, attributes: Attributes): void {
  const outer = reading.frames.at(-1)?.marks ?? [];
  reading.elements += 1;
  const isTooMuch = reading.elements > htmlLimits.elements || reading.frames.length > htmlLimits.depth;
  if (missed.has(name) || isTooMuch) reading.notes.add('parts-left-out');
  if (dropped.has(name) || isTooMuch || reading.silent > 0) {
    reading.silent += 1;
    reading.frames.push({ marks: outer, onClose: () => void (reading.silent -= 1) });
    return;
  }
  const marks = withMarks(outer, marksOf(name, attributes, reading.base));
  const open = Object.hasOwn(elements, name) ? elements[name] : undefined;
  reading.frames.push({ marks, onClose: open?.(reading, attributes, marks) ?? null });
}

function closeElement({ frames }: Reading): void {
  frames.pop()?.onClose?.();
}

function addWords(reading: Reading, words: string): void {
  if (reading.silent > 0) return;
  if (reading.code !== null) reading.code += words;
  else if (reading.caption !== null) reading.caption += words;
  else if (reading.hasPlainLines && !reading.text.isNested()) addLines(reading, words);
  else reading.text.add(words.replace(/\s+/g, ' '), reading.frames.at(-1)?.marks ?? []);
}

function addLines({ text, frames }: Reading, words: string): void {
  for (const [index, paragraph] of words.split(/\n\s*\n/).entries()) {
    if (index > 0) text.end();
    for (const [at, line] of paragraph.split('\n').entries()) {
      if (at > 0) text.addBreak();
      text.add(line.replace(/\s+/g, ' '), frames.at(-1)?.marks ?? []);
    }
  }
}

/** Called for an element that begins. @returns what is to be done where it ends */
type OpenElement = (
  reading: Reading,
  attributes: Attributes,
  marks: readonly RichMark[],
) => (() => void) | null;

const paragraph: OpenElement = ({ text }, attributes) => {
  const align = alignOf(attributes);
  text.begin({ type: 'paragraph', ...(align ? { attrs: { align } } : {}) });
  return () => text.end();
};

const heading =
  (level: 1 | 2 | 3 | 4): OpenElement =>
  ({ text }, attributes) => {
    const align = alignOf(attributes);
    text.begin({ type: 'heading', attrs: { level, ...(align ? { align } : {}) } });
    return () => text.end();
  };

const container =
  (kind: Parameters<TextBuilder['open']>[0]): OpenElement =>
  (reading) => {
    reading.text.open(kind);
    return () => {
      reading.text.close();
      if (reading.text.isNested() || reading.late.length === 0) return;
      endText(reading);
      reading.parts.push(...reading.late.splice(0));
    };
  };

const cell: OpenElement = ({ text, notes }) => {
  notes.add('table-as-text');
  text.add(' ', []);
  return () => text.add(' · ', []);
};

const division: OpenElement = (reading, attributes, marks) =>
  isGallery(attributes) ? gallery(reading, attributes, marks) : paragraph(reading, attributes, marks);

const gallery: OpenElement = (reading) => {
  if (reading.gallery !== null) return null;
  const pictures: PicturePart[] = [];
  reading.gallery = pictures;
  return () => {
    reading.gallery = null;
    const [first, ...rest] = pictures;
    if (first)
      addPart(reading, rest.length > 0 ? { kind: 'gallery', pictures } : { kind: 'picture', ...first });
  };
};

const figure: OpenElement = (reading, attributes, marks) => {
  if (isGallery(attributes)) return gallery(reading, attributes, marks);
  const own: Figure = { pictures: [], caption: '' };
  reading.figures.push(own);
  return () => {
    reading.figures.pop();
    reading.text.end();
    const last = own.pictures.at(-1);
    if (!last && own.caption !== '') reading.text.add(own.caption, []);
    for (const picture of own.pictures)
      placePicture(reading, picture === last && own.caption ? { ...picture, caption: own.caption } : picture);
  };
};

const figureCaption: OpenElement = (reading, attributes, marks) => {
  const own = reading.figures.at(-1);
  if (!own) return paragraph(reading, attributes, marks);
  reading.caption = '';
  return () => {
    own.caption = (reading.caption ?? '').replace(/\s+/g, ' ').trim().slice(0, 1000);
    reading.caption = null;
  };
};

const picture: OpenElement = (reading, attributes, marks) => {
  const source = sourceOf(attributes, reading.base);
  if (source === '') {
    reading.notes.add('parts-left-out');
    return null;
  }
  const link = marks.find((mark) => mark.type === 'link');
  const href = link?.type === 'link' ? link.attrs.href : '';
  const found: PicturePart = {
    source,
    altText: (attributes['alt'] ?? '').replace(/\s+/g, ' ').trim().slice(0, 1000),
    caption: '',
    // A link to the file of a picture shows it larger, which ours do by themselves.
    href: /\.(?:jpe?g|png|gif|webp|avif)(?:$|\?)/i.test(href) ? '' : href,
  };
  const own = reading.figures.at(-1);
  if (own) own.pictures.push(found);
  else placePicture(reading, found);
  return null;
};

const frame: OpenElement = (reading, { src = '', 'data-src': later = '' }) => {
  const address = src || later;
  if (addEmbed(reading, address.startsWith('//') ? `https:${address}` : address)) return null;
  reading.notes.add('parts-left-out');
  addFileLink(reading, address);
  return null;
};

const playedFile: OpenElement = (reading, { src = '' }) => {
  if (src !== '') addFileLink(reading, src);
  return null;
};

const preformatted: OpenElement = (reading) => {
  if (reading.code !== null) return null;
  reading.code = '';
  return () => {
    const text = (reading.code ?? '').replace(/^\n/, '').trimEnd();
    reading.code = null;
    if (text.trim() !== '') addPart(reading, { kind: 'code', text: text.slice(0, 100_000) });
  };
};

const elements: Readonly<Record<string, OpenElement>> = {
  ...Object.fromEntries(
    'p section article header footer main aside nav address dl dt dd details summary form fieldset center'
      .split(' ')
      .concat('table caption thead tbody tfoot tr'.split(' '))
      .map((name) => [name, paragraph]),
  ),
  div: division,
  h1: heading(1),
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(4),
  h6: heading(4),
  ul: (reading, attributes, marks) =>
    isGallery(attributes)
      ? gallery(reading, attributes, marks)
      : container('bulletList')(reading, attributes, marks),
  ol: container('orderedList'),
  li: (reading, attributes, marks) =>
    reading.gallery === null ? container('listItem')(reading, attributes, marks) : null,
  blockquote: container('blockquote'),
  td: cell,
  th: cell,
  br: (reading) => {
    if (reading.code !== null) reading.code += '\n';
    else reading.text.addBreak();
    return null;
  },
  hr: ({ text }) => {
    text.addRule();
    return null;
  },
  img: picture,
  figure,
  figcaption: figureCaption,
  iframe: frame,
  embed: frame,
  video: playedFile,
  audio: playedFile,
  source: playedFile,
  pre: preformatted,
};

function alignOf({ align, style = '', class: names = '' }: Attributes): Align | null {
  const named =
    /text-align:\s*(left|center|right)/i.exec(style)?.[1] ??
    /\bhas-text-align-(left|center|right)\b/.exec(names)?.[1] ??
    align;
  const found = named?.toLowerCase();
  return found === 'center' || found === 'right' ? found : null;
}

function isGallery({ class: names = '' }: Attributes): boolean {
  return /(?:^|\s)(?:gallery|wp-block-gallery|blocks-gallery-grid|tiled-gallery|sqs-gallery[\w-]*)(?:\s|$)/.test(
    names,
  );
}

// Pictures that are loaded late name their file elsewhere.
function sourceOf(attributes: Attributes, base: string): string {
  const named = attributes['data-src'] ?? attributes['data-image'] ?? attributes['src'] ?? '';
  if (/^post-\d+$/.test(named)) return named;
  return resolveWebAddress(named, base) ?? '';
}

function placePicture(reading: Reading, found: PicturePart): void {
  if (reading.gallery !== null) reading.gallery.push(found);
  else addPart(reading, { kind: 'picture', ...found });
}

function addEmbed(reading: Reading, address: string): boolean {
  const found = readEmbed('any', address);
  if (found === null) return false;
  addPart(reading, { kind: 'embed', address: found.page });
  return true;
}

function addFileLink({ text, base }: Reading, address: string): void {
  const href = linkOf(address, base);
  if (href === '') return;
  text.end();
  text.add(address.slice(0, 500), [{ type: 'link', attrs: { href } }]);
  text.end();
}

function addPart(reading: Reading, part: ContentPart): void {
  if (reading.text.isNested()) {
    reading.late.push(part);
    return;
  }
  endText(reading);
  reading.parts.push(part);
}

function endText({ text, parts }: Reading): void {
  const nodes = text.take();
  if (nodes.length > 0) parts.push({ kind: 'text', nodes });
}
