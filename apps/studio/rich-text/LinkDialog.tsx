import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { LinkEditor } from '../links/LinkEditor.tsx';
import { selectedLink, setSelectedLink } from './selected-link.ts';

interface LinkDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** The link of the chosen text. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const [link] = useState(() => selectedLink(editor));
  return <LinkEditor link={link} onApply={(next) => setSelectedLink(editor, link, next)} onClose={onClose} />;
}
