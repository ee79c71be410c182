import type { EditorView } from '@tiptap/pm/view';
import { Editor } from '@tiptap/react';
import { cleanPastedHtml } from '../../rich-text/paste/clean-pasted-html.ts';
import { sharedTextExtensions } from '../../rich-text/extensions.ts';
import { followSharedText } from '../../rich-text/follow-shared-text.ts';
import { isLinkKey } from '../../rich-text/is-link-key.ts';
import type { SharedText } from '../../rich-text/shared-text.ts';
import type { MountedText, StartAt, WritingWishes } from './mounted-text.ts';

interface RichTextInput {
  readonly element: HTMLElement;
  readonly text: SharedText;
  readonly label: string;
  readonly at: StartAt;
  readonly wishes: WritingWishes;
}

/** Opens a formatted text for writing in its own element of the page. */
export function mountRichText({ element, text, label, at, wishes }: RichTextInput): MountedText {
  const editor = new Editor({
    element: { mount: element },
    extensions: sharedTextExtensions,
    content: text.read(),
    // The sheet of the frame has the few rules that writing needs.
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      transformPastedHTML: cleanPastedHtml,
      handleKeyDown: (view, event) => runKey(view, event, wishes),
    },
  });
  const unfollow = followSharedText(editor, text);
  const found = at === 'end' ? null : editor.view.posAtCoords({ left: at.x, top: at.y });
  editor.commands.setTextSelection(found?.pos ?? editor.state.doc.content.size);
  editor.view.focus();
  return {
    editor,
    focus: () => editor.view.focus(),
    caret() {
      const { left, right, top, bottom } = editor.view.coordsAtPos(editor.state.selection.head);
      return new DOMRect(left, top, right - left, bottom - top);
    },
    close() {
      unfollow();
      editor.destroy();
    },
  };
}

function runKey(view: EditorView, event: KeyboardEvent, wishes: WritingWishes): boolean {
  if (event.isComposing) return false;
  const { key, altKey, ctrlKey, metaKey } = event;
  const isCommand = ctrlKey || metaKey;
  if (key === 'Escape') wishes.onLeave();
  else if (key === 'F6' || (key === 'F10' && altKey)) wishes.onToolbar();
  else if (isLinkKey(event)) wishes.onLink();
  else if (isCommand && !altKey && /^[zys]$/i.test(key)) return wishes.onKey(event);
  else if (key === '/' && !isCommand && isEmptyLine(view)) wishes.onSlash();
  else return false;
  return true;
}

function isEmptyLine({ state: { selection } }: EditorView): boolean {
  const { $from, empty } = selection;
  return (
    empty && $from.depth === 1 && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0
  );
}
