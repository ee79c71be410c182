import { type Editor, type JSONContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { richTextExtensions, sharedTextExtensions } from './extensions.ts';
import { followSharedText } from './follow-shared-text.ts';
import { isLinkKey } from './is-link-key.ts';
import { cleanPastedHtml } from './paste/clean-pasted-html.ts';
import type { SharedText } from './shared-text.ts';
import { useContent } from './use-content.ts';

/** Milliseconds within which a field shows what is written elsewhere, such as on the page. */
const unfocusedMs = 200;

export interface RichTextInput {
  readonly content: JSONContent;
  readonly isReadOnly?: boolean;
  /** Takes over a `content` that is not what was typed, such as after an undo; else it is read once. */
  readonly followsContent?: boolean;
  /** Edits a text together with others, by steps. */
  readonly shared?: SharedText | undefined;
  /** Given the document and its HTML. */
  readonly onChange?: (content: JSONContent, html: string) => void;
}

interface FieldParts {
  /** Id of the element that names the field. */
  readonly labelId: string;
  /** Told that the address of a link is to be edited. */
  readonly onLink: () => void;
}

/** The editor of a formatted text; null until it is there. */
export function useRichText(input: RichTextInput, { labelId, onLink }: FieldParts): Editor | null {
  const { content, isReadOnly = false, followsContent = false, shared, onChange } = input;
  const newest = useRef({ onChange, onLink });
  useEffect(() => {
    newest.current = { onChange, onLink };
  });
  const editor = useEditor({
    extensions: shared ? sharedTextExtensions : richTextExtensions,
    content,
    editable: !isReadOnly,
    // The policy of the studio allows no styles that are injected.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      transformPastedHTML: cleanPastedHtml,
      handleKeyDown(_view, event) {
        if (!isLinkKey(event)) return false;
        event.stopPropagation();
        newest.current.onLink();
        return true;
      },
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        class: 'rich-text-body',
      },
    },
    onUpdate: ({ editor: current }) =>
      newest.current.onChange?.(current.getJSON(), current.isEmpty ? '' : current.getHTML()),
  });
  useContent(editor, followsContent ? content : null);
  useEffect(
    () => (editor && shared ? followSharedText(editor, shared, { unfocusedMs }) : undefined),
    [editor, shared],
  );
  return editor;
}
