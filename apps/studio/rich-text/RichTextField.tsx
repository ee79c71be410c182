import { EditorContent, type JSONContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useRef } from 'react';
import { richTextExtensions } from './extensions.ts';
import { HeadingOrder } from './HeadingOrder.tsx';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { useContent } from './use-content.ts';
import { type SharedText, useSharedText } from './shared-text.ts';
import './rich-text.css';

interface RichTextFieldProps {
  readonly label: string;
  readonly content: JSONContent;
  readonly isReadOnly?: boolean;
  /** Takes over a `content` that is not what was typed, such as after an undo; else it is read once. */
  readonly followsContent?: boolean;
  /** Edits a text together with others, by steps. */
  readonly shared?: SharedText | undefined;
  /** Given the document and its HTML. */
  readonly onChange?: (content: JSONContent, html: string) => void;
}

/** Formatted text: bold, italic, headings, lists, links, by keys and by a toolbar. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, content, isReadOnly = false, followsContent = false, shared, onChange } = props;
  const id = useId();
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  const editor = useEditor({
    extensions: richTextExtensions,
    content,
    editable: !isReadOnly,
    // The policy of the studio allows no styles that are injected.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
        class: 'rich-text-body',
      },
    },
    onUpdate: ({ editor: current }) =>
      change.current?.(current.getJSON(), current.isEmpty ? '' : current.getHTML()),
  });
  useContent(editor, followsContent ? content : null);
  useSharedText(editor, shared);
  return (
    <div className="ui-field">
      <span id={id} className="ui-label">
        {label}
      </span>
      <div className="rich-text">
        {editor && !isReadOnly ? <RichTextToolbar editor={editor} /> : null}
        <EditorContent editor={editor} />
      </div>
      {editor && !isReadOnly ? <HeadingOrder editor={editor} /> : null}
    </div>
  );
}
