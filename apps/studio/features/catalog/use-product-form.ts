import { useQueryClient } from '@tanstack/react-query';
import type { ProductView } from '@veranda/contracts/catalog';
import { showToast } from '@veranda/ui/toast-queue';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { useFoundState, useStateDraft } from '../../editing/use-state-draft.ts';
import { useSite } from '../../shell/use-site.ts';
import { productQuery, useProductMutations } from './product-queries.ts';
import { bodyOf, fieldOfRefusal, type ProductDraft } from './product-draft.ts';
import { useProblems } from './use-problems.ts';
import { t } from './messages.ts';

interface ProductFormInput {
  readonly initial: ProductDraft;
  readonly collection: string;
  readonly product: ProductView | null;
  readonly digits: number;
}

/** State and acts of the form: nothing is sent that the form itself can tell is wrong. */
export function useProductForm({ initial, collection, product, digits }: ProductFormInput) {
  const site = useSite();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { create, update } = useProductMutations(site.id);
  const kept = useFoundState<ProductDraft>(product?.id ?? `new ${collection}`, product?.version ?? '');
  const [draft, setDraft] = useState(kept.restored ?? initial);
  const { problemOf, isRight, refuse, forget } = useProblems(draft, digits);
  const [failure, setFailure] = useState<unknown>(null);
  const [goesTo, setGoesTo] = useState<string | null>(null);
  useEffect(() => {
    // In an effect, so that the guard has learnt by then that nothing is unsaved any more.
    if (goesTo) void navigate(goesTo, { replace: true });
  }, [goesTo, navigate]);
  const complain = (fault: unknown) => {
    const field = fault instanceof CallFailure ? fieldOfRefusal(fault.field, draft) : null;
    if (field !== null && document.getElementById(field)) refuse({ field, message: messageOf(fault) });
    else setFailure(fault);
  };
  const save = async (): Promise<boolean> => {
    setFailure(null);
    if (!isRight()) return false;
    const body = bodyOf(draft);
    try {
      const answer = product
        ? await update.mutateAsync({ id: product.id, version: product.version, product: body })
        : await create.mutateAsync({ collectionId: collection, product: body });
      client.setQueryData(productQuery(site.id, answer.product.id).queryKey, answer);
      showToast({
        text: product ? t('titleSaved', { title: draft.title }) : t('productAdded', { title: draft.title }),
      });
      if (!product) setGoesTo(paths.product(site.slug, answer.product.id));
      return true;
    } catch (fault) {
      complain(fault);
      return false;
    }
  };
  const isDirty = draft !== initial && JSON.stringify(bodyOf(draft)) !== JSON.stringify(bodyOf(initial));
  const discard = () => {
    setDraft(initial);
    forget();
    setFailure(null);
    if (!product) setGoesTo(paths.products(site.slug));
  };
  const found = useStateDraft({
    draft: kept,
    value: draft,
    set: setDraft,
    discard,
    isDirty: isDirty && goesTo === null,
  });
  return {
    draft,
    found,
    set: (patch: Partial<ProductDraft>) => setDraft((old) => ({ ...old, ...patch })),
    change: setDraft,
    problemOf,
    failure,
    isDirty,
    isSaving: create.isPending || update.isPending,
    isDone: goesTo !== null,
    save,
    leave: () => setGoesTo(paths.products(site.slug)),
    reload: () => void client.resetQueries({ queryKey: productQuery(site.id, product?.id ?? '').queryKey }),
    discard,
  };
}
