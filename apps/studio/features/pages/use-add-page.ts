import type { NavigationDocument } from '@veranda/domain/navigation/navigation-document';
import { placementEdits } from '@veranda/domain/navigation/menu-steps';
import { isSinglePage } from '@veranda/domain/pages/collection-types';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { DocumentSession } from '../../documents/document-session.ts';
import { paths } from '../../paths.ts';
import { usePageMutations } from '../../queries/page-queries.ts';
import { mayRead, mayWrite, useSite } from '../../shell/use-site.ts';
import { type AddedKind, isEntryKind } from './page-kinds.ts';
import type { LinkedNavGroup, MoveTarget } from './page-tree.ts';
import { t } from './messages.ts';

export type PageAddition = ReturnType<typeof useAddPage>;

export interface AddPageOptions {
  /** The menus as they are edited; null for those who may not change them. */
  readonly session: DocumentSession<NavigationDocument> | null;
  readonly onClose: () => void;
  /** An entry that is no page is wanted in a menu: its target is asked for by its own editor. */
  readonly onLink: (menu: LinkedNavGroup, kind: 'link' | 'member-area') => void;
}

/** Form of a new page; adding it leads to its editor, closing forgets what was typed. */
export function useAddPage({ session, onClose, onLink }: AddPageOptions) {
  const site = useSite();
  const creation = usePageCreation(session);
  const [title, setTitle] = useState('');
  const [place, setPlace] = useState<MoveTarget['place']>('main');
  const [kind, setKind] = useState<AddedKind>('page');
  const [isEmpty, setEmpty] = useState(false);
  const close = () => {
    onClose();
    setTitle('');
    setKind('page');
    setEmpty(false);
    creation.reset();
  };
  const add = () => {
    if (isEntryKind(kind)) {
      close();
      onLink(place === 'footer' ? 'footer' : 'main', kind);
      return;
    }
    setEmpty(title.trim() === '');
    if (title.trim() !== '') creation.create({ title: title.trim(), place, kind }, close);
  };
  const without = unavailableKinds({
    canSell: mayWrite(site, 'products'),
    canLink: session !== null,
    seesPlans: mayRead(site, 'products'),
  });
  const fields = { title, setTitle, place, setPlace, kind, setKind };
  const { isPending, failure } = creation;
  return { ...fields, without, isEmpty, isPending, failure, close, add };
}

function unavailableKinds(rights: {
  readonly canSell: boolean;
  readonly canLink: boolean;
  readonly seesPlans: boolean;
}) {
  const kinds: AddedKind[] = [];
  if (!rights.canSell) kinds.push('store');
  if (!rights.canLink) kinds.push('link');
  if (!rights.canLink || !rights.seesPlans) kinds.push('member-area');
  return new Set(kinds);
}

interface WantedPage {
  readonly title: string;
  readonly place: MoveTarget['place'];
  readonly kind: Exclude<AddedKind, 'link' | 'member-area'>;
}

function usePageCreation(session: AddPageOptions['session']) {
  const site = useSite();
  const navigate = useNavigate();
  const { create, createStore } = usePageMutations(site.id);
  return {
    create: ({ title, place, kind }: WantedPage, onDone: () => void) => {
      if (kind !== 'store') {
        create.mutate(
          { title, place, kind },
          {
            onSuccess: ({ page }) => {
              onDone();
              void navigate(
                isSinglePage(page.type)
                  ? paths.page(site.slug, page.id)
                  : paths.collection(site.slug, page.id),
              );
            },
          },
        );
        return;
      }
      createStore.mutate(title, {
        onSuccess: (store) => {
          onDone();
          if (session && place !== 'unlinked') linkStore(session, { id: store.id, title }, place);
          void navigate(paths.page(site.slug, store.id));
        },
      });
    },
    isPending: create.isPending || createStore.isPending,
    failure: create.error ?? createStore.error,
    reset: () => {
      create.reset();
      createStore.reset();
    },
  };
}

function linkStore(
  session: DocumentSession<NavigationDocument>,
  { id, title }: { readonly id: string; readonly title: string },
  menu: LinkedNavGroup,
): void {
  const target = { kind: 'collection', collectionId: id } as const;
  const entry = { id: crypto.randomUUID(), title: title.slice(0, 100).toWellFormed(), target };
  const label = t('stepAddedLink', { name: title.slice(0, 80).toWellFormed() });
  session.change(placementEdits(session.getState().document, entry, { menu }), { label });
}
