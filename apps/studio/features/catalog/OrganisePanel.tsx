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

const states = [
  { value: 'published', label: 'Visible' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'draft', label: 'Draft' },
];
const kinds = [
  { value: 'physical', label: 'Physical: shipped to the customer' },
  { value: 'service', label: 'Service' },
  { value: 'digital', label: 'Digital: downloaded by the customer' },
  { value: 'gift-card', label: 'Gift card' },
  { value: 'paywall', label: 'Member plan: gives access to pages' },
];

/** Who sees the product, and under which words it is found. */
export function OrganisePanel() {
  const { draft, set, problemOf } = useDraft();
  return (
    <Panel title="Organization">
      <Select
        label="Visibility"
        options={states}
        value={draft.state === 'scheduled' ? null : draft.state}
        placeholder="Scheduled"
        onChange={(state) => set({ state: state as ProductDraft['state'] })}
        description="Product changes go live as soon as you save them. You don’t need to publish."
      />
      <Select
        label="Type"
        options={kinds}
        value={draft.kind}
        onChange={(kind) => set({ kind: kind as ProductDraft['kind'] })}
      />
      <Categories />
      <TagField
        label="Tags"
        value={draft.tags}
        maxLength={catalogLimits.tag}
        onChange={(tags) => set({ tags })}
        errorMessage={problemOf('tags')}
        description="Press Enter or comma to add each one."
      />
    </Panel>
  );
}

function Categories() {
  const site = useSite();
  const client = useQueryClient();
  const { draft, change, collection, canWrite } = useDraft();
  const [name, setName] = useState('');
  const query = useQuery(categoriesQuery(site.id, collection));
  const list = (query.data?.categories ?? []).filter((category) => category.type === 'CATEGORY');
  const toggle = (id: string, isIn: boolean) =>
    change((old) => ({
      ...old,
      categoryIds: isIn ? [...old.categoryIds, id] : old.categoryIds.filter((each) => each !== id),
    }));
  const add = async () => {
    if (!name.trim()) return;
    try {
      const made = await call(createCategory, {
        params: { site: site.id, collection },
        body: { displayName: name.trim(), type: 'CATEGORY' },
      });
      await client.invalidateQueries({ queryKey: ['site', site.id, 'categories'] });
      toggle(made.id, true);
      setName('');
    } catch (fault) {
      showToast({ text: messageOf(fault), isDanger: true });
    }
  };
  return (
    <fieldset className="categories ui-stack ui-stack--tight">
      <legend className="ui-label">Categories</legend>
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
      {canWrite ? (
        <div className="ui-row ui-row--nowrap">
          <div className="ui-grow">
            <TextField
              label="New category"
              hideLabel
              placeholder="New category"
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
            Add
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
