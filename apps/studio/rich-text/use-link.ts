import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { normalizeLink } from './normalize-link.ts';
import { t } from './messages.ts';

interface LinkInput {
  readonly editor: Editor;
  readonly href: string;
  readonly onClose: () => void;
}

/** The address that is typed for a link, set on the chosen text or taken off it. */
export function useLink({ editor, href, onClose }: LinkInput) {
  const [text, setText] = useState(href);
  const [problem, setProblem] = useState('');
  const linkChain = () => editor.chain().focus().extendMarkRange('link');
  const remove = () => {
    linkChain().unsetMark('link').run();
    onClose();
  };
  const set = () => {
    const link = normalizeLink(text);
    if (text.trim() !== '' && link === null) {
      setProblem(t('invalidLink', { text }));
      return;
    }
    if (!link) return remove();
    linkChain().setMark('link', { href: link }).run();
    onClose();
  };
  return { text, setText, problem, set, remove };
}
