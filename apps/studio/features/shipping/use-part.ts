import type { PlacedProducts } from '@veranda/contracts/rate-accounts';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { type Rules, usePlaceProducts, useSaveRules } from './rules-queries.ts';

/** What is edited: a part that is there, or null for a new one. */
export interface PartGiven {
  readonly kind: 'profile' | 'tax-class';
  readonly part: { readonly id: string; readonly name: string } | null;
  readonly placed: PlacedProducts['products'];
  /** The rules with the part in them, in place of one with its id. */
  readonly withPart: (rules: Rules, part: { id: string; name: string }) => Rules;
}

export type PartEdit = ReturnType<typeof usePart>;

/** Edits a fulfilment profile or a tax class with its products. */
export function usePart({ kind, part, placed, withPart }: PartGiven, onSaved: () => void) {
  const site = useSite();
  const [save, place] = [useSaveRules(site.id), usePlaceProducts(site.id)];
  const [id] = useState(() => part?.id ?? crypto.randomUUID());
  const [name, setName] = useState(part?.name ?? '');
  const [isTold, setTold] = useState(false);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(
    () =>
      new Map(
        placed
          .filter((one) => (kind === 'profile' ? one.profileId : one.taxClassId) === id)
          .map((one) => [one.id, one.title]),
      ),
  );
  const toggle = (product: string, title: string, isIn: boolean) => {
    const next = new Map(chosen);
    if (isIn) next.set(product, title);
    else next.delete(product);
    setChosen(next);
  };
  const send = async () => {
    setTold(true);
    if (name.trim() === '' || save.isPending || place.isPending) return;
    const made = { id, name: name.trim() };
    try {
      await save.mutateAsync((rules) => withPart(rules, made));
      await place.mutateAsync({ part: kind, id, productIds: [...chosen.keys()] });
    } catch {
      return;
    }
    showToast({ text: `“${made.name}” is saved` });
    onSaved();
  };
  const failure = save.error ?? place.error;
  return {
    ...{ name, setName, chosen, toggle, send },
    nameProblem: isTold && name.trim() === '' ? 'Please enter a name' : undefined,
    problem: failure ? messageOf(failure) : null,
    isPending: save.isPending || place.isPending,
  };
}

/** A list with a part in it: in its place, or at the end. */
export function withOne<T extends { readonly id: string }>(list: readonly T[], one: T): T[] {
  return list.some(({ id }) => id === one.id)
    ? list.map((old) => (old.id === one.id ? one : old))
    : [...list, one];
}
