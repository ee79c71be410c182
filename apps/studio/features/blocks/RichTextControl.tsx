import type { JSONContent } from '@tiptap/react';
import { normalizeDocument } from '../../rich-text/normalize-document.ts';
import { RichTextField } from '../../rich-text/RichTextField.tsx';

const empty: JSONContent = { type: 'doc', content: [{ type: 'paragraph' }] };

interface RichTextControlProps {
  readonly label: string;
  readonly value: unknown;
  readonly isReadOnly: boolean;
  readonly onChange: (value: unknown) => void;
}

/** A rich text of the document model. */
export function RichTextControl({ label, value, isReadOnly, onChange }: RichTextControlProps) {
  return (
    <RichTextField
      label={label}
      content={(value as JSONContent | undefined) ?? empty}
      isReadOnly={isReadOnly}
      followsContent
      onChange={(content) => onChange(normalizeDocument(content))}
    />
  );
}
