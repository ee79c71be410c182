import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createCategory } from '@veranda/contracts/catalog-stores';
import { catalogLimits } from '@veranda/domain/catalog/limits';
import { Button } from '@veranda/ui/Button.tsx';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { TagField } from '@veranda/ui/TagField.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { call } from '../../api/client.ts';
import { useSite } from '../../shell/use-site.ts';
import { categoriesQuery } from './product-queries.ts';
import { useDraft } from './draft-context.ts';
import type { ProductDraft } from './product-draft.ts';
import { t } from './messages.ts';

const states = [
  { value: 'published', label: t('visible') },
  { value: 'hidden', label: t('hidden') },
  { value: 'draft', label: t('draft') },
];
const kinds = [
  { value: 'physical', label: t('physicalShippedToTheCustomer') },
  { value: 'service', label: t('service') },
  { value: 'digital', label: t('digitalDownloadedByTheCustomer') },
  { value: 'gift-card', label: t('giftCard') },
  { value: 'paywall', label: t('memberPlan') },
];

/** Visibility of the product, and the tags and categories that it is found by. */
export function OrganisePanel() {
  const { draft, set, problemOf } = useDraft();
  return (
    <Panel title={t('organization')}>
      <Select
        label={t('visibility')}
        options={states}
        value={draft.state === 'scheduled' ? null : draft.state}
        placeholder={t('visibilityPlaceholder')}
        onChange={(state) => set({ state: state as ProductDraft['state'] })}
        description={t('visibilityDescription')}
      />
      <Select
        label={t('type')}
        options={kinds}
        value={draft.kind}
        onChange={(kind) => set({ kind: kind as ProductDraft['kind'] })}
      />
      <Categories />
      <TagField
        label={t('tags')}
        value={draft.tags}
        maxLength={catalogLimits.tag}
        onChange={(tags) => set({ tags })}
        errorMessage={problemOf('tags')}
        description={t('tagsDescription')}
      />
    </Panel>
  );
}

function Categories() {
  const site = useSite();
  const { draft, change, collection, canWrite } = useDraft();
  const query = useQuery(categoriesQuery(site.id, collection));
  const list = (query.data?.categories ?? []).filter((category) => category.type === 'CATEGORY');
  const toggle = (id: string, isIn: boolean) =>
    change((old) => ({
      ...old,
      categoryIds: isIn
        ? [...old.categoryIds, id]
        : old.categoryIds.filter((categoryId) => categoryId !== id),
    }));
  return (
    <fieldset className="categories ui-stack ui-stack--tight">
      <legend className="ui-label">{t('categories')}</legend>
      {query.isPending ? <Skeleton height="48px" /> : null}
      {query.isError ? <p className="ui-help">{messageOf(query.error)}</p> : null}
      <div className="category-list">
        {list.map((category) => (
          <Checkbox
            key={category.id}
            isSelected={draft.categoryIds.includes(category.id)}
            isDisabled={!canWrite}
            onChange={(isIn) => toggle(category.id, isIn)}
          >
            {category.displayName}
            {category.parentId && category.path.includes('/') ? (
              <span className="ui-choice-note">{category.path}</span>
            ) : null}
          </Checkbox>
        ))}
      </div>
      {canWrite ? <NewCategory onAdd={(id) => toggle(id, true)} /> : null}
    </fieldset>
  );
}

function NewCategory({ onAdd }: { readonly onAdd: (id: string) => void }) {
  const [name, setName] = useState('');
  const create = useCreateCategory();
  const add = async () => {
    const id = name.trim() === '' ? null : await create(name.trim());
    if (id === null) return;
    onAdd(id);
    setName('');
  };
  return (
    <div className="ui-row ui-row--nowrap">
      <div className="ui-grow">
        <TextField
          label={t('newCategory')}
          hideLabel
          placeholder={t('newCategory')}
          value={name}
          maxLength={catalogLimits.category}
          onChange={setName}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void add();
          }}
        />
      </div>
      <Button onPress={() => void add()} isDisabled={!name.trim()}>
        {t('add')}
      </Button>
    </div>
  );
}

/** Makes a category and gives its id; null when that failed, with a message. */
function useCreateCategory() {
  const site = useSite();
  const client = useQueryClient();
  const { collection } = useDraft();
  return async (displayName: string): Promise<string | null> => {
    try {
      const params = { site: site.id, collection };
      const { id } = await call(createCategory, { params, body: { displayName, type: 'CATEGORY' } });
      await client.invalidateQueries({ queryKey: ['site', site.id, 'categories'] });
      return id;
    } catch (fault) {
      showToast({ text: messageOf(fault), isDanger: true });
      return null;
    }
  };
}
