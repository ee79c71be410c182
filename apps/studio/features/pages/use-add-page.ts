import type { PageKind } from '@veranda/domain/pages/page-types';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { usePageMutations } from '../../queries/page-queries.ts';

export type PageAddition = ReturnType<typeof useAddPage>;

/** Form of a new page; adding it leads to its editor, closing forgets what was typed. */
export function useAddPage(onClose: () => void) {
  const site = useSite();
  const navigate = useNavigate();
  const { create } = usePageMutations(site.id);
  const [title, setTitle] = useState('');
  const [place, setPlace] = useState<'main' | 'unlinked' | 'footer'>('main');
  const [kind, setKind] = useState<PageKind>('page');
  const [isEmpty, setEmpty] = useState(false);
  const close = () => {
    onClose();
    setTitle('');
    setEmpty(false);
    create.reset();
  };
  const add = () => {
    setEmpty(title.trim() === '');
    if (title.trim() === '') return;
    create.mutate(
      { title: title.trim(), place, kind },
      {
        onSuccess: ({ page }) => {
          close();
          void navigate(
            kind === 'page' ? paths.page(site.slug, page.id) : paths.collection(site.slug, page.id),
          );
        },
      },
    );
  };
  return { title, setTitle, place, setPlace, kind, setKind, isEmpty, create, close, add };
}
