import { readHead, scanMemory, type TagHead } from './read-head.ts';

/** A platform tag found in a text. */
export interface FoundTag {
  /** `navigation`, `query` … */
  readonly name: string;
  /** By their names in small letters. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Null for a self-closing tag and for one that is never closed. */
  readonly body: string | null;
  readonly start: number;
  /** The index after the opening tag. */
  readonly headEnd: number;
  /** The index after the tag, its closing tag included. */
  readonly end: number;
}

/**
 * The outermost platform tags of a text in order, wherever they stand: in content or inside the value of
 * another element's attribute. A tag pairs with the closing tag that balances it. Takes time linear in the
 * text.
 */
export function tagsOf(text: string): readonly FoundTag[] {
  const outermost: FoundTag[] = [];
  let end = 0;
  for (const opened of openedTags(text)) {
    if (opened.start < end) continue;
    const tag = tagOf(text, opened);
    outermost.push(tag);
    end = tag.end;
  }
  return outermost;
}

interface Opened {
  readonly name: string;
  readonly start: number;
  readonly head: TagHead;
  close: { readonly start: number; readonly end: number } | null;
}

// One pass: an opening is put on the pile of its name, a closing tag takes the last one from it.
function openedTags(text: string): readonly Opened[] {
  const edge = /<(\/?)squarespace:([a-z][a-z-]*)/gi;
  const memory = scanMemory();
  const opened: Opened[] = [];
  const piles = new Map<string, Opened[]>();
  for (let found = edge.exec(text); found !== null; found = edge.exec(text)) {
    const name = (found[2] ?? '').toLowerCase();
    const pile = piles.get(name) ?? [];
    piles.set(name, pile);
    if (found[1] === '/') {
      const end = closeEnd(text, edge.lastIndex);
      const last = pile.pop();
      if (last !== undefined) last.close = { start: found.index, end };
      edge.lastIndex = end;
      continue;
    }
    const head = readHead(text, edge.lastIndex, memory);
    const tag: Opened = { name, start: found.index, head, close: null };
    opened.push(tag);
    if (!head.selfClosed) pile.push(tag);
    edge.lastIndex = head.end;
  }
  return opened;
}

const blank = /\s*>?/y;

function closeEnd(text: string, from: number): number {
  blank.lastIndex = from;
  blank.exec(text);
  return blank.lastIndex;
}

function tagOf(text: string, { name, start, head, close }: Opened): FoundTag {
  const { attributes, end } = head;
  if (close === null) return { name, attributes, body: null, start, headEnd: end, end };
  return { name, attributes, body: text.slice(end, close.start), start, headEnd: end, end: close.end };
}
