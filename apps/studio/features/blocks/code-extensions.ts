import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import { markdown } from '@codemirror/lang-markdown';
import { bracketMatching, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { CodeLanguage } from '@veranda/domain/blocks/kind';
import { faultMarks } from './code-faults.ts';

const languages: Readonly<Record<CodeLanguage, () => Extension>> = {
  html,
  css,
  javascript,
  markdown,
  menu: markdown,
  text: () => [],
};

// The colours of the studio; each has a contrast of 4.5 to 1 on its surface.
const highlighting = HighlightStyle.define([
  { tag: [tags.keyword, tags.tagName, tags.heading], color: 'var(--accent)' },
  { tag: [tags.string, tags.attributeValue, tags.url], color: 'var(--ok)' },
  { tag: [tags.comment, tags.meta, tags.processingInstruction], color: 'var(--ink-3)' },
  { tag: [tags.number, tags.bool, tags.attributeName, tags.propertyName], color: 'var(--info)' },
  { tag: tags.heading, fontWeight: '600' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strong, fontWeight: '600' },
]);

const look = EditorView.theme({
  '&': { fontSize: 'var(--text-13)', color: 'var(--ink)', backgroundColor: 'var(--surface)' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '1px' },
  '.cm-scroller': { fontFamily: 'var(--font-code, monospace)', minHeight: '8rem', maxHeight: '24rem' },
  '.cm-gutters': { color: 'var(--ink-3)', backgroundColor: 'var(--sunken)', border: '0' },
  '.cm-panels': { color: 'var(--ink)', backgroundColor: 'var(--sunken)' },
  '.cm-content': { caretColor: 'var(--ink)' },
});

/** Everything that an editor of a source needs, by its language. */
export function editorExtensions({
  label,
  language,
  maxLength,
  isReadOnly,
}: {
  readonly label: string;
  readonly language: CodeLanguage;
  readonly maxLength: number;
  readonly isReadOnly: boolean;
}): Extension {
  return [
    lineNumbers(),
    history(),
    drawSelection(),
    bracketMatching(),
    highlightSelectionMatches(),
    search({ top: true }),
    syntaxHighlighting(highlighting),
    languages[language](),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': label }),
    EditorState.readOnly.of(isReadOnly),
    EditorView.editable.of(!isReadOnly),
    EditorState.changeFilter.of((change) => change.newDoc.length <= maxLength),
    keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap]),
    look,
    faultMarks,
  ];
}
