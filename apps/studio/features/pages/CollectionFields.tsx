import { collectionTypes } from '@veranda/domain/pages/collection-types';
import { maxPageSize, usualOrder, usualView } from '@veranda/domain/pages/collection-settings';
import { Select } from '@veranda/ui/Select.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { Controller, useWatch } from 'react-hook-form';
import { FormText } from '../../FormText.tsx';
import { isPageSize } from './list-settings.ts';
import type { PageFieldsProps } from './use-page-settings.ts';
import { t } from './messages.ts';

const views = { list: t('viewList'), grid: t('viewGrid') } as const;
const orders = {
  newest: t('orderNewest'),
  oldest: t('orderOldest'),
  events: t('orderEvents'),
  placed: t('orderPlaced'),
} as const;

/** How the page of a collection lists its items: view, number, order, addresses and feed. */
export function CollectionFields({ control, page }: PageFieldsProps) {
  const isStore = page.type === collectionTypes.products;
  return (
    <>
      <h3 className="drawer-head">{t('listSettings')}</h3>
      {isStore ? null : <ViewFields control={control} page={page} />}
      <FormText
        control={control}
        name="list.pageSize"
        label={t('pageSize')}
        optional
        inputMode="numeric"
        maxLength={3}
        check={(typed) => isPageSize(typed) || t('pageSizeInvalid', { max: maxPageSize })}
        description={t('pageSizeHelp')}
      />
      {isStore ? null : <AddressField control={control} page={page} />}
      <Controller
        control={control}
        name="list.hasFeed"
        render={({ field: { value, onChange } }) => (
          <Switch isSelected={value} onChange={onChange} note={t('feedHelp')}>
            {t('feed')}
          </Switch>
        )}
      />
    </>
  );
}

function ViewFields({ control, page }: PageFieldsProps) {
  const usual = usualView(page);
  const order = usualOrder(page);
  // Events go by their beginning where items have one.
  const offered = (['newest', 'oldest', 'events', 'placed'] as const).filter(
    (each) => each !== 'events' || page.typeName === 'events',
  );
  return (
    <>
      <Controller
        control={control}
        name="list.view"
        render={({ field }) => (
          <Select
            label={t('listView')}
            options={(['list', 'grid'] as const).map((value) => ({ value, label: views[value] }))}
            value={field.value || usual}
            onChange={(value) => field.onChange(value === usual ? '' : value)}
          />
        )}
      />
      <Controller
        control={control}
        name="list.order"
        render={({ field }) => (
          <Select
            label={t('order')}
            options={offered.map((value) => ({ value, label: orders[value] }))}
            value={field.value || order}
            description={(field.value || order) === 'placed' ? t('orderPlacedHelp') : undefined}
            onChange={(value) => field.onChange(value === order ? '' : value)}
          />
        )}
      />
    </>
  );
}

function AddressField({ control }: PageFieldsProps) {
  const slug = useWatch({ control, name: 'urlSlug' });
  const formats = [
    { value: 'title', label: `/${slug}/${t('addressSample')}` },
    { value: 'month', label: `/${slug}/2026/11/${t('addressSample')}` },
    { value: 'day', label: `/${slug}/2026/11/27/${t('addressSample')}` },
  ];
  return (
    <Controller
      control={control}
      name="list.itemAddress"
      render={({ field: { value, onChange } }) => (
        <Select
          label={t('itemAddress')}
          options={formats}
          value={value}
          description={t('itemAddressHelp')}
          onChange={onChange}
        />
      )}
    />
  );
}
