import type { Mark } from '@tiptap/pm/model';
import { type EditorState, type Selection, TextSelection } from '@tiptap/pm/state';
import { type Editor, Extension } from '@tiptap/react';

/**
 * Text typed over the whole document continues in the style and with the marks of its beginning, also after it
 * was deleted.
 */
export const KeepsStyle = Extension.create({
  name: 'keepsStyle',
  // Before the keys of the editor itself, which begin again with a plain paragraph.
  priority: 1000,
  addKeyboardShortcuts() {
    return {
      'Mod-a': () => selectAll(this.editor),
      Backspace: () => deleteAll(this.editor),
      Delete: () => deleteAll(this.editor),
    };
  },
});

function selectAll({ state, view }: Editor): boolean {
  view.dispatch(state.tr.setSelection(wholeText(state)));
  return true;
}

function deleteAll({ state, view }: Editor): boolean {
  const { selection } = state;
  const all = wholeText(state);
  if (selection.empty || selection.from > all.from || selection.to < all.to) return false;
  const marks = marksAt(state, all.from);
  const cleared = state.tr.setSelection(all).deleteSelection().setMeta('preventClearDocument', true);
  view.dispatch(cleared.setStoredMarks(marks));
  return true;
}

function wholeText({ doc }: EditorState): Selection {
  return TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size));
}

// Marks that go on when one types over the words: a link ends with them.
function marksAt({ doc }: EditorState, position: number): readonly Mark[] {
  const marks = doc.resolve(position).nodeAfter?.marks ?? [];
  return marks.filter(({ type }) => type.spec.inclusive !== false);
}
