import type { RichInline, RichMark, RichText } from '../rich-text/rich-text.ts';

/**
 * The words of a paragraph as translators get them: marks are numbered tags (`Bread <1>by hand</1>`), a line break is
 * `\n`. The numbers go by the marks of the paragraph, in the order in which they begin.
 */
function segmentOf(content: readonly RichInline[]): string {
  const marks = markSets(content);
  return content
    .map((inline) => {
      if (inline.type === 'hardBreak') return '\n';
      const key = JSON.stringify(inline.marks ?? []);
      const number = marks.findIndex((each) => JSON.stringify(each) === key) + 1;
      return number === 0 ? inline.text : `<${String(number)}>${inline.text}</${String(number)}>`;
    })
    .join('');
}

/** A paragraph with other words: tags of numbers that it has no marks for are left out, their words stay. */
function withSegment(content: readonly RichInline[], segment: string): readonly RichInline[] {
  const sets = markSets(content);
  let open: readonly RichMark[] = [];
  return segment.split(/(<\/?\d{1,3}>|\n)/).flatMap((piece): RichInline[] => {
    if (piece === '') return [];
    if (piece === '\n') return [{ type: 'hardBreak' }];
    const [, close, number] = /^<(\/?)(\d{1,3})>$/.exec(piece) ?? [];
    if (number === undefined)
      return [{ type: 'text', text: piece, ...(open.length > 0 ? { marks: open } : {}) }];
    open = close === '/' ? [] : (sets[Number(number) - 1] ?? []);
    return [];
  });
}

/** The rich text with each of its paragraphs and headings changed; `at` is the place of one, `0` or `2.1.0`. */
export function mapSegments(doc: RichText, change: (at: string, segment: string) => string): RichText {
  return { ...doc, content: mapNodes(doc.content, '', change) as RichText['content'] };
}

interface AnyNode {
  readonly type: string;
  readonly content?: readonly unknown[];
}

function mapNodes(
  nodes: readonly AnyNode[],
  prefix: string,
  change: (at: string, segment: string) => string,
): readonly AnyNode[] {
  return nodes.map((node, index) => {
    const at = `${prefix}${String(index)}`;
    if (!node.content) return node;
    if (node.type !== 'paragraph' && node.type !== 'heading')
      return { ...node, content: mapNodes(node.content as readonly AnyNode[], `${at}.`, change) };
    const content = node.content as readonly RichInline[];
    const before = segmentOf(content);
    if (before.trim() === '') return node;
    const after = change(at, before);
    return after === before ? node : { ...node, content: withSegment(content, after) };
  });
}

// The sets of marks of a paragraph in the order in which they begin; words without any have no number.
function markSets(content: readonly RichInline[]): readonly (readonly RichMark[])[] {
  const byKey = new Map(
    content.flatMap((inline) =>
      inline.type === 'text' && inline.marks && inline.marks.length > 0
        ? [[JSON.stringify(inline.marks), inline.marks] as const]
        : [],
    ),
  );
  return [...byKey.values()];
}
