import {
  draftOfLink,
  isLinkProblem,
  type LinkDraft,
  linkOfDraft,
  type LinkProblem,
  type MailDraft,
  pastedDraft,
} from '@veranda/domain/links/link-draft';
import { type ClipboardEvent, useState } from 'react';
import { linkTypeNames } from './link-words.ts';
import { t } from './messages.ts';

/** A link with what is told of it where it stands; what is absent cannot be set there. */
export interface EditedLink {
  readonly href: string;
  readonly name?: string | undefined;
  readonly newWindow?: boolean | undefined;
}

export type LinkEditing = ReturnType<typeof useLinkDraft>;

/** A link while it is edited in the tabs of its editor. */
export function useLinkDraft(link: EditedLink, onApply: (link: EditedLink) => void) {
  const [draft, setDraft] = useState(() => draftOfLink(link.href));
  const [name, setName] = useState(link.name);
  const [newWindow, setNewWindow] = useState(link.newWindow);
  const [problem, setProblem] = useState<LinkProblem | null>(null);
  const [said, setSaid] = useState('');
  const set = (change: Partial<LinkDraft>) => {
    setDraft({ ...draft, ...change });
    setProblem(null);
  };
  return {
    draft,
    set,
    setMail: (change: Partial<MailDraft>) => set({ mail: { ...draft.mail, ...change } }),
    name,
    setName,
    newWindow,
    setNewWindow,
    problem,
    /** Last thing that happened by itself, for those who do not see it. */
    said,
    apply: () => {
      const href = linkOfDraft(draft);
      if (isLinkProblem(href)) setProblem(href);
      else onApply({ href, name, newWindow });
    },
    /** Opens the tab that a pasted link belongs to. */
    paste: (event: ClipboardEvent<HTMLElement>) => {
      const field = event.target as HTMLInputElement;
      if (!field.closest('[data-takes-link]') || isPartlyKept(field)) return;
      const pasted = pastedDraft(event.clipboardData.getData('text/plain'));
      if (!pasted || pasted.type === draft.type) return;
      event.preventDefault();
      set(pasted);
      setSaid(t('pastedAs', { type: linkTypeNames[pasted.type] }));
    },
  };
}

// Words that are pasted among others are a part of those.
function isPartlyKept({ value, selectionStart, selectionEnd }: HTMLInputElement): boolean {
  return value !== '' && (selectionEnd ?? 0) - (selectionStart ?? 0) < value.length;
}
