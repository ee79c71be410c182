import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import {
  emptyProductTrash,
  listTrashedProducts,
  purgeProducts,
  restoreProducts,
  trashProducts,
} from '@veranda/contracts/product-trash';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { call, type CallInput } from '../../api/client.ts';
import { useProductsChanged } from './product-queries.ts';
import { t } from './messages.ts';

export function trashQuery(site: string, query: CallInput<typeof listTrashedProducts>['query']) {
  return queryOptions({
    queryKey: ['site', site, 'products', 'trash', query],
    queryFn: ({ signal }) => call(listTrashedProducts, { params: { site }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

const topic = 'product-trash';

/** Deleting, restoring and deleting for good; each shows a toast, with Undo where that is possible. */
export function useProductTrash(site: string) {
  const changed = useProductsChanged(site);
  const params = { site };
  const onError = (fault: unknown) => showToast({ topic, text: messageOf(fault), isDanger: true });
  const restore = useMutation({
    mutationFn: (ids: readonly string[]) => call(restoreProducts, { params, body: { ids: [...ids] } }),
    onSettled: () => changed(),
    onSuccess: ({ products }) => showToast({ topic, text: restoredText(products) }),
    onError,
  });
  const remove = useMutation({
    mutationFn: (ids: readonly string[]) => call(trashProducts, { params, body: { ids: [...ids] } }),
    onSettled: () => changed(),
    onSuccess: ({ ids }) => {
      const action = { label: t('undo'), onAction: () => restore.mutate(ids) };
      showToast({
        topic,
        text: t('movedToTrash', { count: ids.length }),
        ...(ids.length > 0 ? { action } : {}),
      });
    },
    onError,
  });
  const purge = useMutation({
    mutationFn: (ids: readonly string[]) => call(purgeProducts, { params, body: { ids: [...ids] } }),
    onSettled: () => changed(),
    onSuccess: ({ deleted: count }) => showToast({ topic, text: t('deletedForGood', { count }) }),
  });
  const empty = useMutation({
    mutationFn: () => call(emptyProductTrash, { params }),
    onSettled: () => changed(),
    onSuccess: ({ deleted: count }) => showToast({ topic, text: t('deletedForGood', { count }) }),
  });
  return { remove, restore, purge, empty };
}

interface Restored {
  readonly title: string;
  readonly urlSlug: string;
  readonly hasNewAddress: boolean;
}

function restoredText(products: readonly Restored[]): string {
  const [first, ...more] = products;
  if (first && more.length === 0)
    return first.hasNewAddress
      ? t('restoredElsewhere', { title: first.title, address: first.urlSlug })
      : t('titleRestored', { title: first.title });
  const renamed = products.filter(({ hasNewAddress }) => hasNewAddress).length;
  return renamed > 0
    ? t('restoredSomeElsewhere', { count: products.length, renamed })
    : t('restored', { count: products.length });
}
