import type { MemberPlan } from '@veranda/contracts/member-plans';
import { placementEdits } from '@veranda/domain/navigation/menu-steps';
import type { NavigationDocument } from '@veranda/domain/navigation/navigation-document';
import { entryOf } from '@veranda/domain/navigation/navigation-edits';
import { useState } from 'react';
import type { DocumentSession } from '../../documents/document-session.ts';
import { changeMenus } from './change-menus.ts';
import type { EditedEntry } from './menu-entry.ts';
import { changedEntryEdits } from './menu-links.ts';
import { t } from './messages.ts';

export type MemberAreaDraft = ReturnType<typeof useMemberAreaDraft>;

interface MemberAreaOptions {
  readonly session: DocumentSession<NavigationDocument>;
  readonly entry: EditedEntry;
  readonly plans: readonly MemberPlan[];
  readonly onClose: () => void;
}

/** Form of an entry that leads to a member area; without a name of its own it has that of the plan. */
export function useMemberAreaDraft({ session, entry: edited, plans, onClose }: MemberAreaOptions) {
  const [entry] = useState(() =>
    'id' in edited ? entryOf(session.getState().document, edited.id) : undefined,
  );
  const [chosen, setPlan] = useState<string | null>(null);
  const [title, setTitle] = useState(entry?.title ?? '');
  const present = entry?.target.kind === 'member-area' ? entry.target.memberAreaId : null;
  // Without a choice the first plan: most sites have one.
  const plan = plans.find(({ id }) => id === (chosen ?? present)) ?? plans[0] ?? null;
  const apply = (): void => {
    if (plan === null) return;
    const next = {
      title: (title.trim() || plan.title).slice(0, 100).toWellFormed(),
      target: { kind: 'member-area', memberAreaId: plan.id } as const,
    };
    const { document } = session.getState();
    const name = next.title.slice(0, 80).toWellFormed();
    if (entry)
      changeMenus(session, changedEntryEdits(document, entry.id, next), t('stepChangedLink', { name }));
    else if ('menu' in edited)
      changeMenus(
        session,
        placementEdits(document, { id: crypto.randomUUID(), ...next }, { menu: edited.menu }),
        t('stepAddedLink', { name }),
      );
    onClose();
  };
  return { plans, plan, setPlan, title, setTitle, apply };
}
