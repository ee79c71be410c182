import type { Editor, JSONContent } from '@tiptap/react';
import { useEffect } from 'react';
import { sameJson } from '../same-json.ts';
import { normalizeDocument } from './normalize-document.ts';

/**
 * Gives the editor a content that is not what was typed in it; the caret stays as near as it can. Null for
 * never.
 */
export function useContent(editor: Editor | null, content: JSONContent | null): void {
  useEffect(() => {
    if (!editor || !content || sameJson(normalizeDocument(editor.getJSON()), content)) return;
    const { from } = editor.state.selection;
    // A chain does nothing on an editor that has ended, which a slow first rendering hands over before a fresh one.
    editor.chain().setContent(content, { emitUpdate: false }).run();
    editor.chain().setTextSelection(Math.min(from, editor.state.doc.content.size)).run();
  }, [editor, content]);
}
