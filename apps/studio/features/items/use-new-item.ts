import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { useItemMutations } from './item-queries.ts';

/** Form of a new item; adding it leads to its editor. */
export function useNewItem(collection: string) {
  const site = useSite();
  const navigate = useNavigate();
  const { create } = useItemMutations(site.id);
  const [title, setTitle] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const add = () => {
    const named = title.trim();
    setEmpty(named === '');
    if (named === '') return;
    create.mutate(
      { collection, title: named },
      { onSuccess: ({ item }) => void navigate(paths.item(site.slug, collection, item.id)) },
    );
  };
  return { title, setTitle, isEmpty, add, isPending: create.isPending, error: create.error };
}
