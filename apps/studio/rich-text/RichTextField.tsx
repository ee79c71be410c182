import { EditorContent } from '@tiptap/react';
import { useId, useState } from 'react';
import { HeadingOrder } from './HeadingOrder.tsx';
import { RichTextToolbar } from './toolbar/RichTextToolbar.tsx';
import { type RichTextInput, useRichText } from './use-rich-text.ts';
import './rich-text.css';

interface RichTextFieldProps extends RichTextInput {
  readonly label: string;
}

/** Formatted text: bold, italic, headings, lists, links, by keys and by a toolbar. */
export function RichTextField({ label, ...input }: RichTextFieldProps) {
  const id = useId();
  const [isLinking, setLinking] = useState(false);
  const editor = useRichText(input, { labelId: id, onLink: () => setLinking(true) });
  const isWritable = editor && !input.isReadOnly;
  return (
    <div className="ui-field">
      <span id={id} className="ui-label">
        {label}
      </span>
      <div className="rich-text">
        {isWritable ? <RichTextToolbar editor={editor} isLinking={isLinking} onLinking={setLinking} /> : null}
        <EditorContent editor={editor} />
      </div>
      {isWritable ? <HeadingOrder editor={editor} /> : null}
    </div>
  );
}
