import type {
  ParagraphStyle,
  RichInline,
  RichMark,
  RichNode,
  RichText,
} from '@veranda/domain/rich-text/rich-text';

const paragraphStyles: Readonly<Record<string, ParagraphStyle>> = { '!': 'lead', '~': 'small', '=': 'mono' };

/**
 * Rich text from a plain notation: blank lines part the blocks; `#` to `####` start a heading, `!` a lead,
 * `~` a note, `=` a monospaced line, `>` a quotation, `-` and `1.` list items, `---` a rule. Inside a line:
 * `*italic*`, `**bold**`, `^small caps^`, `[label](address)`; a line that ends in `|` breaks there.
 */
export function rich(source: string): RichText {
  const chunks = source
    .trim()
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim().replace(/\n[ \t]+/g, '\n'));
  return { type: 'doc', content: chunks.map(blockOf) };
}

function blockOf(chunk: string): RichNode {
  if (chunk === '---') return { type: 'horizontalRule' };
  const heading = /^(#{1,4}) ([\s\S]+)$/.exec(chunk);
  if (heading) return headingOf(heading[1]?.length ?? 2, heading[2] ?? '');
  if (/^- /.test(chunk)) return { type: 'bulletList', content: listItems(chunk, /^- /) };
  if (/^\d+\. /.test(chunk)) return { type: 'orderedList', content: listItems(chunk, /^\d+\. /) };
  if (/^> /.test(chunk)) return { type: 'blockquote', content: [paragraphOf(chunk.replace(/^> ?/gm, ''))] };
  const style = paragraphStyles[chunk[0] ?? ''];
  return style && chunk[1] === ' ' ? paragraphOf(chunk.slice(2), style) : paragraphOf(chunk);
}

function headingOf(level: number, text: string): RichNode {
  return { type: 'heading', attrs: { level: level as 1 | 2 | 3 | 4 }, content: inlines(text) };
}

function paragraphOf(text: string, style?: ParagraphStyle): RichNode {
  const content = inlines(text);
  return style ? { type: 'paragraph', attrs: { style }, content } : { type: 'paragraph', content };
}

function listItems(chunk: string, mark: RegExp) {
  return chunk
    .split('\n')
    .map((line) => ({ type: 'listItem' as const, content: [paragraphOf(line.replace(mark, ''))] }));
}

function inlines(text: string): RichInline[] {
  return text.split(/\|\n/).flatMap((line, index): RichInline[] => {
    const content = marked(line.replace(/\n/g, ' '), []);
    return index === 0 ? content : [{ type: 'hardBreak' }, ...content];
  });
}

const markPattern = /\*\*(.+?)\*\*|\*(.+?)\*|\^(.+?)\^|\[(.+?)\]\((.+?)\)/;

function marked(text: string, marks: readonly RichMark[]): RichInline[] {
  if (text === '') return [];
  const found = markPattern.exec(text);
  if (!found) return [plain(text, marks)];
  const [whole, bold, italic, caps, label, href] = found;
  const inner = bold ?? italic ?? caps ?? label ?? '';
  const mark: RichMark = href
    ? { type: 'link', attrs: { href } }
    : { type: bold ? 'bold' : italic ? 'italic' : 'smallCaps' };
  return [
    ...marked(text.slice(0, found.index), marks),
    ...marked(inner, [...marks, mark]),
    ...marked(text.slice(found.index + whole.length), marks),
  ];
}

function plain(text: string, marks: readonly RichMark[]): RichInline {
  return marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text };
}
