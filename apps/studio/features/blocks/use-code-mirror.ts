import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { CodeLanguage } from '@veranda/domain/blocks/kind';
import { type RefObject, useEffect, useRef } from 'react';
import { editorExtensions } from './code-extensions.ts';
import { showFaults, type SourceFault } from './code-faults.ts';

/** A source and its editor. */
export interface CodeMirrorOptions {
  readonly label: string;
  readonly language: CodeLanguage;
  readonly value: string;
  /** Characters of the longest source; a change that would make it longer is not taken over. */
  readonly maxLength: number;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string) => void;
  /** Lines that are marked; the same list as long as it has not changed. */
  readonly faults?: readonly SourceFault[] | undefined;
}

/** Marks changes that came from outside, so that they are not told back. */
const fromOutside = 'veranda';

/** An editor within the element of the ref, and its view while it is there. */
export function useCodeMirror(options: CodeMirrorOptions): {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly view: RefObject<EditorView | null>;
} {
  const { label, language, value, maxLength, isReadOnly, faults } = options;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const newest = useRef(options);
  useEffect(() => {
    newest.current = options;
  });
  useEffect(() => {
    if (!host.current) return;
    const editor = createEditor(host.current, newest.current.value, [
      editorExtensions({ label, language, maxLength, isReadOnly }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged && !update.transactions.some((each) => each.isUserEvent(fromOutside)))
          newest.current.onChange(update.state.doc.toString());
      }),
    ]);
    view.current = editor;
    return () => editor.destroy();
  }, [label, language, maxLength, isReadOnly]);
  useEffect(() => {
    if (view.current && view.current.state.doc.toString() !== value) replaceSource(view.current, value);
  }, [value]);
  useEffect(() => {
    if (view.current) showFaults(view.current, faults ?? []);
  }, [faults]);
  return { host, view };
}

// Within a shadow root its rules are a sheet of its own, which the policy of the studio allows.
function createEditor(host: HTMLElement, doc: string, extensions: NonNullable<CreateOptions['extensions']>) {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  return new EditorView({ root, parent: root, state: EditorState.create({ doc, extensions }) });
}

type CreateOptions = NonNullable<Parameters<typeof EditorState.create>[0]>;

// Undo and other people replace the source; the selection stays where it still can.
function replaceSource(editor: EditorView, value: string): void {
  const { anchor } = editor.state.selection.main;
  editor.dispatch({
    changes: { from: 0, to: editor.state.doc.length, insert: value },
    selection: { anchor: Math.min(anchor, value.length) },
    userEvent: fromOutside,
  });
}
