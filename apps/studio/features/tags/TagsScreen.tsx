import { useQuery } from '@tanstack/react-query';
import { Button } from '@veranda/ui/Button.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useListAddress } from '../../list-address.ts';
import { paths } from '../../paths.ts';
import { mayRead, mayWrite, useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { NewTagDialog } from './NewTagDialog.tsx';
import { TagList } from './TagList.tsx';
import type { TagPlace } from './tag-list.ts';
import { storesQuery } from './tag-queries.ts';
import { t } from './messages.ts';
import './tags.css';

/** Most lists that stand beside each other; more are chosen from a menu. */
const maxSegments = 4;

/** Tags and categories of items and products: made, renamed, merged, removed, and where they are used. */
export function TagsScreen() {
  const site = useSite();
  useTitle(t('tagsAndCategories'), site.title);
  const address = useListAddress();
  const lists = useLists();
  const list = lists.find(({ value }) => value === address.text('list'))?.value ?? 'tags';
  const place = placeOf(list);
  const [isAdding, setAdding] = useState(false);
  const canWrite = mayWrite(site, 'products') || (place.kind !== 'store' && mayWrite(site, 'pages'));
  const choose = (value: string) => address.set({ list: value === 'tags' ? '' : value, search: '' });
  return (
    <div className="ui-page">
      <PageHeader
        title={t('tagsAndCategories')}
        back={{ href: paths.pages(site.slug), label: t('pages') }}
        actions={
          canWrite ? (
            <Button variant="primary" onPress={() => setAdding(true)}>
              <Plus size={16} aria-hidden="true" />
              {place.kind === 'tag' ? t('newTag') : t('newCategory')}
            </Button>
          ) : null
        }
      />
      <div className="tags-lists">
        {lists.length > maxSegments ? (
          <Select label={t('list')} options={lists} value={list} onChange={choose} />
        ) : (
          <SegmentedControl label={t('list')} value={list} segments={lists} onChange={choose} />
        )}
      </div>
      <TagList key={list} place={place} address={address} canWrite={canWrite} onAdd={() => setAdding(true)} />
      {isAdding ? <NewTagDialog place={place} onClose={() => setAdding(false)} /> : null}
    </div>
  );
}

// Tags, categories of items, and those of each store.
function useLists() {
  const site = useSite();
  const stores = useQuery({ ...storesQuery(site.id), enabled: mayRead(site, 'products') });
  return [
    { value: 'tags', label: t('tags') },
    { value: 'categories', label: t('categories') },
    ...(stores.data ?? []).map(({ id, title }) => ({
      value: id,
      label: t('storeCategories', { store: title }),
    })),
  ];
}

function placeOf(list: string): TagPlace {
  if (list === 'tags') return { kind: 'tag' };
  return list === 'categories' ? { kind: 'category' } : { kind: 'store', store: list };
}
