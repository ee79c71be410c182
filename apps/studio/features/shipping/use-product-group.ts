import type { PlacedProducts } from '@veranda/contracts/carrier-accounts';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useStoredForm } from '../../editing/use-stored-form.ts';
import { useSite } from '../../shell/use-site.ts';
import { type Rules, usePlaceProducts, useSaveRules } from './rules-queries.ts';
import { t } from './messages.ts';

/** The edited group; null for a new one. */
export interface ProductGroupInput {
  readonly kind: 'profile' | 'tax-class';
  readonly group: { readonly id: string; readonly name: string } | null;
  readonly placed: PlacedProducts['products'];
  /** The rules with the group in them, in place of one with its id. */
  readonly withGroup: (rules: Rules, group: { id: string; name: string }) => Rules;
}

export type ProductGroupEdit = ReturnType<typeof useProductGroup>;

/** A group as its form holds it: its name, and the titles of its products by their ids. */
interface ProductGroupForm {
  readonly name: string;
  readonly chosen: Readonly<Record<string, string>>;
}

/** Edits a fulfilment profile or a tax class with its products. `onDone` when it is saved or given up. */
export function useProductGroup({ kind, group, placed, withGroup }: ProductGroupInput, onDone: () => void) {
  const site = useSite();
  const saving = useSaveProductGroup({ kind, withGroup });
  const [id] = useState(() => group?.id ?? crypto.randomUUID());
  const [showsErrors, setShowsErrors] = useState(false);
  const inGroup = placed.filter((item) => (kind === 'profile' ? item.profileId : item.taxClassId) === id);
  const titles = Object.fromEntries(inGroup.map((item) => [item.id, item.title]));
  const storedForm = useStoredForm<ProductGroupForm>(`${site.id} ${kind} ${group?.id ?? 'new'}`, {
    name: group?.name ?? '',
    chosen: titles,
  });
  const { name, chosen } = storedForm.form;
  const toggle = (product: string, title: string, isIn: boolean) => {
    const { [product]: _product, ...others } = chosen;
    storedForm.set({ chosen: isIn ? { ...chosen, [product]: title } : others });
  };
  const close = () => {
    storedForm.drop();
    onDone();
  };
  const send = async () => {
    setShowsErrors(true);
    if (name.trim() === '' || saving.isPending) return;
    const isSaved = await saving.save({ id, name: name.trim() }, Object.keys(chosen));
    if (isSaved) close();
  };
  return {
    name,
    setName: (text: string) => storedForm.set({ name: text }),
    chosen: new Map(Object.entries(chosen)),
    toggle,
    send,
    close,
    isDirty: storedForm.isDirty,
    draft: storedForm.draft,
    nameProblem: showsErrors && name.trim() === '' ? t('pleaseEnterAName') : undefined,
    problem: saving.error ? messageOf(saving.error) : null,
    isPending: saving.isPending,
  };
}

// The group first, then its products; `save` tells whether both worked.
function useSaveProductGroup({ kind, withGroup }: Pick<ProductGroupInput, 'kind' | 'withGroup'>) {
  const site = useSite();
  const rules = useSaveRules(site.id);
  const placement = usePlaceProducts(site.id);
  const save = async (group: { id: string; name: string }, productIds: string[]): Promise<boolean> => {
    try {
      await rules.mutateAsync((old) => withGroup(old, group));
      await placement.mutateAsync({ group: kind, id: group.id, productIds });
    } catch {
      return false;
    }
    showToast({ text: t('nameSaved', { name: group.name }) });
    return true;
  };
  return {
    save,
    error: rules.error ?? placement.error,
    isPending: rules.isPending || placement.isPending,
  };
}

/** A list with a group in it: in its place, or at the end. */
export function withReplaced<T extends { readonly id: string }>(list: readonly T[], item: T): T[] {
  return list.some(({ id }) => id === item.id)
    ? list.map((old) => (old.id === item.id ? item : old))
    : [...list, item];
}
