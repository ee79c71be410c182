import type { RichInline, RichListItem, RichMark, RichNode } from '../rich-text/rich-text.ts';

/** Builder of the rich text of an entry from its HTML, one element after the other. */
export interface TextBuilder {
  /** Begins a paragraph or a heading; what was begun before is ended. */
  begin(block: TextBlock): void;
  /** Adds words; they begin a paragraph where none is begun. */
  add(words: string, marks: readonly RichMark[]): void;
  /** Begins a new line of the paragraph. */
  addBreak(): void;
  addRule(): void;
  /** Ends the paragraph. */
  end(): void;
  /** Opens a list, an entry of one or a quotation; what is inside too many others stays on the level where it is. */
  open(kind: ContainerKind): void;
  close(): void;
  /** True inside a list or a quotation. */
  isNested(): boolean;
  /** The text so far; the next begins empty. */
  take(): readonly RichNode[];
}

type TextBlock =
  | { readonly type: 'paragraph'; readonly attrs?: { readonly align: Align } }
  | { readonly type: 'heading'; readonly attrs: { readonly level: 1 | 2 | 3 | 4; readonly align?: Align } };
export type Align = 'left' | 'center' | 'right';
type ContainerKind = 'bulletList' | 'orderedList' | 'listItem' | 'blockquote';

interface Container {
  readonly kind: ContainerKind | 'doc';
  readonly content: RichNode[];
  /** Of a list. */
  readonly items: RichListItem[];
}

/** Lists and quotations inside each other; rich text allows eight levels with the document itself. */
const maxNested = 6;

/**
 * @param isTaken is asked of a paragraph that is an address alone, outside of lists and quotations: true where it has
 *   become something else
 */
export function createTextBuilder(isTaken: (address: string) => boolean): TextBuilder {
  const state: Building = { containers: [newContainer('doc')], block: null, inlines: [], isTaken };
  return {
    begin(next) {
      endBlock(state);
      state.block = next;
    },
    add: (words, marks) => addWords(state, words, marks),
    addBreak: () => void state.inlines.push({ type: 'hardBreak' }),
    addRule() {
      endBlock(state);
      put(topOf(state), { type: 'horizontalRule' });
    },
    end: () => endBlock(state),
    open(kind) {
      endBlock(state);
      const isStray = kind === 'listItem' && !isList(topOf(state));
      const isTooDeep = kind !== 'listItem' && nestedIn(state) >= maxNested;
      state.containers.push(isStray || isTooDeep ? null : newContainer(kind));
    },
    close: () => closeContainer(state),
    isNested: () => isNested(state),
    take() {
      endBlock(state);
      return topOf(state).content.splice(0);
    },
  };
}

interface Building {
  /** From the document inwards; null for one that is not opened. */
  readonly containers: (Container | null)[];
  block: TextBlock | null;
  inlines: RichInline[];
  readonly isTaken: (address: string) => boolean;
}

function topOf({ containers }: Building): Container {
  return containers.findLast((each) => each !== null) ?? newContainer('doc');
}

function isNested({ containers }: Building): boolean {
  return containers.length > 1;
}

function nestedIn({ containers }: Building): number {
  const levels = containers.filter(
    (each) => each !== null && each.kind !== 'listItem' && each.kind !== 'doc',
  );
  return levels.length;
}

function addWords({ inlines }: Building, words: string, marks: readonly RichMark[]): void {
  const isFirst = inlines.length === 0 || endsLine(inlines.at(-1));
  const text = isFirst ? words.trimStart() : words;
  if (text !== '') inlines.push({ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) });
}

function endBlock(state: Building): void {
  const content = trimmed(state.inlines);
  const { type, attrs } = state.block ?? { type: 'paragraph' as const, attrs: undefined };
  state.block = null;
  state.inlines = [];
  if (content.length === 0) return;
  if (!isNested(state) && state.isTaken(loneAddress(content))) return;
  // Safe: `type` and `attrs` come from one value.
  put(topOf(state), { type, ...(attrs ? { attrs } : {}), content } as RichNode);
}

function closeContainer(state: Building): void {
  endBlock(state);
  if (!isNested(state)) return;
  const closed = state.containers.pop();
  const node = closed ? nodeOf(closed) : null;
  if (node === null) return;
  const parent = topOf(state);
  if (node.type === 'listItem') parent.items.push(node);
  else put(parent, node);
}

function newContainer(kind: Container['kind']): Container {
  return { kind, content: [], items: [] };
}

function isList({ kind }: Container): boolean {
  return kind === 'bulletList' || kind === 'orderedList';
}

function put(container: Container, node: RichNode): void {
  if (isList(container)) container.items.push(listItem([node]));
  else container.content.push(node);
}

function nodeOf({ kind, content, items }: Container): RichNode | RichListItem | null {
  if (kind === 'bulletList' || kind === 'orderedList')
    return items.length > 0 ? { type: kind, content: items } : null;
  if (content.length === 0) return null;
  return kind === 'blockquote' ? { type: kind, content } : listItem(content);
}

// An entry of a list begins with a paragraph.
function listItem([first, ...rest]: readonly RichNode[]): RichListItem {
  if (first?.type === 'paragraph') return { type: 'listItem', content: [first, ...rest] };
  if (first?.type === 'heading')
    return { type: 'listItem', content: [{ type: 'paragraph', content: first.content ?? [] }, ...rest] };
  return { type: 'listItem', content: [{ type: 'paragraph' }, ...(first ? [first] : []), ...rest] };
}

function endsLine(inline: RichInline | undefined): boolean {
  return inline?.type === 'hardBreak' || (inline?.type === 'text' && /\s$/.test(inline.text));
}

function trimmed(inlines: readonly RichInline[]): readonly RichInline[] {
  const kept = [...inlines];
  for (let last = kept.at(-1); last !== undefined; last = kept.at(-1)) {
    const text = last.type === 'text' ? last.text.trimEnd() : '';
    kept.pop();
    if (text === '' || last.type !== 'text') continue;
    kept.push({ ...last, text });
    break;
  }
  while (kept[0]?.type === 'hardBreak') kept.shift();
  return kept;
}

function loneAddress(content: readonly RichInline[]): string {
  const [first, second] = content;
  return first?.type === 'text' && second === undefined && /^https?:\/\/\S+$/.test(first.text)
    ? first.text
    : '';
}
