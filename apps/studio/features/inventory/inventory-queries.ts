import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Preferences } from '@veranda/contracts/commerce-preferences';
import { listInventory, listMovements, setQuantity, setUnlimited } from '@veranda/contracts/inventory';
import { call, type CallInput } from '../../api/client.ts';
import { readPreferences, savePreferences } from '../../api/commerce-preferences.ts';

export type InventorySettings = Preferences<'inventory'>;

/** One page of the variants of a site. */
export function inventoryQuery(site: string, query: CallInput<typeof listInventory>['query']) {
  return queryOptions({
    queryKey: ['site', site, 'products', 'inventory', query],
    queryFn: ({ signal }) => call(listInventory, { params: { site }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Settings of the panel. */
export function inventorySettingsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'inventory-settings'],
    queryFn: ({ signal }) => readPreferences(site, 'inventory', signal),
  });
}

/** The latest changes of a variant's stock. */
export function movementsQuery(site: string, variant: string) {
  return queryOptions({
    queryKey: ['site', site, 'products', 'movements', variant],
    queryFn: ({ signal }) => call(listMovements, { params: { site, variant }, signal }),
  });
}

/** Saves the settings over those that were read. */
export function useSaveInventorySettings(site: string, before: InventorySettings) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (after: InventorySettings) => savePreferences(site, 'inventory', { before, after }),
    onSuccess: (saved) => {
      client.setQueryData(inventorySettingsQuery(site).queryKey, saved);
      return client.invalidateQueries({ queryKey: ['site', site, 'products', 'inventory'] });
    },
  });
}

interface Figure {
  readonly variant: string;
  readonly quantity: number;
  readonly seen: number;
}

/** Sets the stock of a variant to a figure, or stops counting it. */
export function useVariantStock(site: string) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: ['site', site, 'products'] });
  const set = useMutation({
    mutationFn: ({ variant, ...figures }: Figure) =>
      call(setQuantity, {
        params: { site, variant },
        body: { ...figures, idempotencyKey: crypto.randomUUID() },
      }),
    onSettled,
  });
  const count = useMutation({
    mutationFn: ({ variant, unlimited }: { readonly variant: string; readonly unlimited: boolean }) =>
      call(setUnlimited, { params: { site, variant }, body: { unlimited } }),
    onSettled,
  });
  return { set, count };
}
