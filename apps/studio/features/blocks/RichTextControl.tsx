import type { JSONContent } from '@tiptap/react';
import { normalizeDocument } from '../../rich-text/normalize-document.ts';
import type { SharedText } from '../../rich-text/shared-text.ts';
import { RichTextField } from '../../rich-text/RichTextField.tsx';

const empty: JSONContent = { type: 'doc', content: [{ type: 'paragraph' }] };

interface RichTextControlProps {
  readonly label: string;
  readonly value: unknown;
  readonly isReadOnly: boolean;
  /** Edits it together with others; else it is replaced as a whole. */
  readonly shared?: SharedText | undefined;
  readonly onChange?: (value: unknown) => void;
}

/** A rich text of the document model. */
export function RichTextControl({ label, value, isReadOnly, shared, onChange }: RichTextControlProps) {
  return (
    <RichTextField
      label={label}
      content={(value as JSONContent | undefined) ?? empty}
      isReadOnly={isReadOnly}
      {...(shared
        ? { shared }
        : {
            followsContent: true,
            onChange: (content: JSONContent) => onChange?.(normalizeDocument(content)),
          })}
    />
  );
}
