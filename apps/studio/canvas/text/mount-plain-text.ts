import type { PlainText } from '../../rich-text/shared-text.ts';
import type { FrameClick } from '../canvas-events.ts';
import type { MountedText, StartAt, WritingWishes } from './mounted-text.ts';

interface PlainTextInput {
  readonly element: HTMLElement;
  readonly text: PlainText;
  readonly label: string;
  readonly maxLength: number;
  readonly isMultiline: boolean;
  readonly at: StartAt;
  readonly wishes: WritingWishes;
}

/** Opens plain words for writing in their own element of the page. */
export function mountPlainText(input: PlainTextInput): MountedText {
  const { element, text, maxLength, isMultiline, at } = input;
  const ended = new AbortController();
  const listen = listenerOf(element, ended.signal);
  prepare(input);
  const take = (): void => {
    const words = text.read();
    if (wordsOf(element) !== words) putWords(element, words);
  };
  const send = (): void => {
    const words = wordsOf(element);
    const kept = (isMultiline ? words : words.replaceAll(/\s*\n\s*/g, ' ')).slice(0, maxLength);
    if (!text.change(kept) || kept !== words) take();
  };
  listen('input', (event) => (event as InputEvent).isComposing || send());
  listen('compositionend', send);
  listen('keydown', (event) => runKey(event, input) && event.preventDefault());
  const unsubscribe = text.subscribe(take);
  element.focus();
  if (at === 'end') caretAt(element, wordsOf(element).length);
  else caretAtPoint(element, at);
  return {
    editor: null,
    focus: () => element.focus(),
    caret: () => element.getBoundingClientRect(),
    close() {
      unsubscribe();
      ended.abort();
    },
  };
}

function listenerOf(element: HTMLElement, signal: AbortSignal) {
  return <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    heard: (event: HTMLElementEventMap[Kind]) => void,
  ) => element.addEventListener(kind, heard, { signal });
}

function prepare({ element, text, label, isMultiline }: PlainTextInput): void {
  const details = element.closest('details');
  if (details) details.open = true;
  putWords(element, text.read());
  element.setAttribute('contenteditable', 'plaintext-only');
  element.setAttribute('role', 'textbox');
  element.setAttribute('aria-label', label);
  element.setAttribute('aria-multiline', String(isMultiline));
}

function runKey(event: KeyboardEvent, { element, isMultiline, wishes }: PlainTextInput): boolean {
  if (event.isComposing) return false;
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isCommand = ctrlKey || metaKey;
  if (isCommand) return !altKey && /^[zys]$/i.test(key) && wishes.onKey(event);
  switch (key) {
    case 'Escape':
      wishes.onLeave();
      return true;
    case 'Tab':
      return wishes.onStep(shiftKey ? -1 : 1);
    case 'Enter':
      if (isMultiline) insertWords(element, '\n');
      else if (!wishes.onStep(1)) wishes.onLeave();
      return true;
    case ' ':
      // In a heading that opens, or a button, the key would press it.
      insertWords(element, ' ');
      return true;
    default:
      return false;
  }
}

// A browser shows the last new line of a text only with something behind it: one more stands there.
const end = '\n';

function wordsOf(element: HTMLElement): string {
  return (element.textContent ?? '').replace(/\n$/, '');
}

// What differs is where something was done: the caret goes behind it.
function putWords(element: HTMLElement, words: string): void {
  const old = wordsOf(element);
  element.textContent = words + end;
  if (element.ownerDocument.activeElement !== element) return;
  let same = 0;
  while (same < Math.min(old.length, words.length) && old.at(-1 - same) === words.at(-1 - same)) same += 1;
  caretAt(element, words.length - same);
}

/** Writes at the caret, over what is chosen. */
function insertWords(element: HTMLElement, words: string): void {
  const root = element.ownerDocument;
  const range = root.getSelection()?.getRangeAt(0);
  if (!range) return;
  range.deleteContents();
  const before = root.createRange();
  before.setStart(element, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const offset = before.toString().length + words.length;
  range.insertNode(root.createTextNode(words));
  element.normalize();
  caretAt(element, offset);
  element.dispatchEvent(new InputEvent('input', { inputType: 'insertText', data: words }));
}

function caretAt(element: HTMLElement, offset: number): void {
  const selection = element.ownerDocument.getSelection();
  const [words] = element.childNodes;
  selection?.collapse(words ?? element, words ? offset : 0);
}

function caretAtPoint(element: HTMLElement, { x, y }: FrameClick): void {
  const root = element.ownerDocument as Document & {
    caretRangeFromPoint?: (x: number, y: number) => Range | null;
  };
  const found = root.caretPositionFromPoint?.(x, y);
  const range = found ? null : root.caretRangeFromPoint?.(x, y);
  const [node, offset] = found
    ? [found.offsetNode, found.offset]
    : [range?.startContainer, range?.startOffset];
  if (node && element.contains(node)) root.getSelection()?.collapse(node, offset ?? 0);
  else caretAt(element, wordsOf(element).length);
}
