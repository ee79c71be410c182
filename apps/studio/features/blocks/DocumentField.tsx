import type { JSONContent } from '@tiptap/react';
import { tidyDocument } from '../../rich-text/tidy-document.ts';
import { RichTextField } from '../../rich-text/RichTextField.tsx';

const empty: JSONContent = { type: 'doc', content: [{ type: 'paragraph' }] };

export interface DocumentFieldProps {
  readonly label: string;
  readonly value: unknown;
  readonly isReadOnly: boolean;
  readonly onChange: (value: unknown) => void;
}

/** A rich text of the document model. */
export function DocumentField({ label, value, isReadOnly, onChange }: DocumentFieldProps) {
  return (
    <RichTextField
      label={label}
      content={(value as JSONContent | undefined) ?? empty}
      isReadOnly={isReadOnly}
      followsContent
      onChange={(content) => onChange(tidyDocument(content))}
    />
  );
}
