import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { RecoveredDraft } from '../../editing/RecoveredDraft.tsx';
import { findProductsQuery } from './rules-queries.ts';
import { type ProductGroupEdit, type ProductGroupInput, useProductGroup } from './use-product-group.ts';
import { t } from './messages.ts';

interface ProductGroupDialogProps extends ProductGroupInput {
  readonly title: string;
  readonly nameExample: string;
  readonly onClose: () => void;
}

/** A fulfilment profile or a tax class: its name, and the products that are in it. */
export function ProductGroupDialog({ title, nameExample, onClose, ...given }: ProductGroupDialogProps) {
  const edit = useProductGroup(given, onClose);
  return (
    <FormDialog
      title={title}
      submitLabel={t('save')}
      isDismissable={!edit.isDirty}
      isPending={edit.isPending}
      problem={edit.problem}
      onSubmit={() => void edit.send()}
      onClose={edit.close}
    >
      {edit.draft.isFound ? <RecoveredDraft {...edit.draft} /> : null}
      <TextField
        label={t('name')}
        maxLength={100}
        placeholder={nameExample}
        value={edit.name}
        onChange={edit.setName}
        errorMessage={edit.nameProblem}
      />
      <Products edit={edit} />
    </FormDialog>
  );
}

function Products({ edit: { chosen, toggle } }: { readonly edit: ProductGroupEdit }) {
  const site = useSite();
  const [words, setWords] = useState('');
  const query = useQuery({ ...findProductsQuery(site.id, words.trim()), placeholderData: keepPreviousData });
  const products = query.data ?? [];
  // Chosen products stay in sight, also where the search does not find them.
  const others =
    words.trim() === ''
      ? [...chosen].filter(([id]) => !products.some((product) => product.value === id))
      : [];
  const rows = [...others.map(([value, label]) => ({ value, label })), ...products];
  return (
    <fieldset className="group-products">
      <legend className="ui-label">
        {t('products')}{' '}
        <span className="ui-muted">{chosen.size === 0 ? t('noProducts') : String(chosen.size)}</span>
      </legend>
      <SearchField label={t('findProducts')} value={words} onChange={setWords} />
      {query.isPending ? <Skeleton height="120px" /> : null}
      {query.isError ? <Notice tone="danger">{messageOf(query.error)}</Notice> : null}
      {query.data && rows.length === 0 ? <p className="ui-muted">{t('noProductHasThisName')}</p> : null}
      <ul>
        {rows.map(({ value, label }) => (
          <li key={value}>
            <Checkbox isSelected={chosen.has(value)} onChange={(isIn) => toggle(value, label, isIn)}>
              {label}
            </Checkbox>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
