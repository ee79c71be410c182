import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { Editor, JSONContent } from '@tiptap/react';
import type { StepJson } from '@veranda/domain/documents/text-steps';
import type { SharedText, TextSelectionEnds } from './shared-text.ts';

interface FollowOptions {
  /**
   * Milliseconds from a change by others to its taking over while the focus is elsewhere; 0 for at once. Whoever goes
   * on in the studio, and not on a page in its frame, finds everything taken over.
   */
  readonly unfocusedMs?: number;
}

/**
 * Sends what is typed as steps, and takes over what others write and what is undone; the caret stays in its
 * words. @returns what ends it
 */
export function followSharedText(
  editor: Editor,
  text: SharedText,
  { unfocusedMs = 0 }: FollowOptions = {},
): () => void {
  let seen: JSONContent | null = null;
  let restored = text.restored();
  let before = endsOf(editor.state);
  const take = () => {
    if (editor.isDestroyed) return;
    const content = text.read();
    if (content !== seen) takeContent(editor, content);
    seen = content;
    const asked = text.restored();
    if (asked !== restored && asked) choose(editor, asked);
    restored = asked;
    before = endsOf(editor.state);
  };
  const onTransaction = ({ transaction, appendedTransactions }: TransactionEvent) => {
    const all = [transaction, ...appendedTransactions];
    const from = before;
    before = endsOf(editor.state);
    if (transaction.getMeta(remote) || !all.some(({ docChanged }) => docChanged)) return;
    const steps = all.flatMap((each) => each.steps.map((step) => step.toJSON() as StepJson));
    const isTyping = steps.every(({ stepType }) => stepType === 'replace') && !isAct(editor, transaction);
    if (text.change({ steps, isTyping, before: from, after: before })) return;
    seen = null;
    take();
  };
  take();
  editor.on('transaction', onTransaction);
  const later = unfocusedMs === 0 ? null : takenLater(editor, take, unfocusedMs);
  const unsubscribe = text.subscribe(later?.onChange ?? take);
  return () => {
    editor.off('transaction', onTransaction);
    later?.end();
    unsubscribe();
  };
}

// Taken over a few times a second, and at once for whoever is about to write in it or presses its buttons.
function takenLater(editor: Editor, take: () => void, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    timer = undefined;
    take();
  };
  const settleDue = () => timer !== undefined && settle();
  const kinds = ['focusin', 'pointerdown', 'keydown', 'drop'] as const;
  for (const kind of kinds) document.addEventListener(kind, settleDue, true);
  return {
    onChange() {
      if (editor.isFocused) settle();
      else timer ??= setTimeout(settle, ms);
    },
    end() {
      clearTimeout(timer);
      for (const kind of kinds) document.removeEventListener(kind, settleDue, true);
    },
  };
}

/** Marks a transaction that comes from outside: it is not sent back. */
const remote = 'remote';

interface TransactionEvent {
  readonly transaction: Transaction;
  readonly appendedTransactions: readonly Transaction[];
}

// What was pasted and what a rule made of the letters is a step of its own.
function isAct({ state }: Editor, transaction: Transaction): boolean {
  const rules = state.plugins.find(({ spec }) => (spec as { isInputRules?: boolean }).isInputRules);
  return Boolean(transaction.getMeta('paste') ?? (rules && transaction.getMeta(rules)));
}

function endsOf({ selection: { anchor, head } }: EditorState): TextSelectionEnds {
  return { anchor, head };
}

function choose({ state, view }: Editor, { anchor, head }: TextSelectionEnds): void {
  const place = (position: number) => state.doc.resolve(Math.min(position, state.doc.content.size));
  const selection = TextSelection.between(place(anchor), place(head));
  view.dispatch(state.tr.setSelection(selection).setMeta(remote, true).scrollIntoView());
}

// Only what differs is replaced, so that everything else, the caret among it, stays where it is.
function takeContent(editor: Editor, content: JSONContent): void {
  const { state, view, schema } = editor;
  const target = schema.nodeFromJSON(content);
  const start = state.doc.content.findDiffStart(target.content);
  const end = state.doc.content.findDiffEnd(target.content);
  if (start === null || end === null) return;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const slice = target.slice(start, end.b + overlap);
  const exact = state.tr.replace(start, end.a + overlap, slice);
  const whole = () => state.tr.replaceWith(0, state.doc.content.size, target.content);
  const transaction = exact.doc.eq(target) ? exact : whole();
  view.dispatch(transaction.setMeta(remote, true).setMeta('addToHistory', false));
}
