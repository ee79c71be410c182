import type { ProductView } from '@veranda/contracts/catalog';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useFoundState, useStateDraft } from '../../editing/use-state-draft.ts';
import { useSite } from '../../shell/use-site.ts';
import { bodyOf, type ProductDraft } from './product-draft.ts';
import { useProblems } from './use-problems.ts';
import { useSaveProduct } from './use-save-product.ts';

interface ProductFormInput {
  readonly initial: ProductDraft;
  readonly collection: string;
  readonly product: ProductView | null;
  readonly digits: number;
}

/** State and acts of the form: nothing is sent that the form itself can tell is wrong. */
export function useProductForm({ initial, collection, product, digits }: ProductFormInput) {
  const { slug } = useSite();
  const { kept, draft, setDraft, isDirty } = useProductDraft({ initial, collection, product });
  const { failure, problemOf, isRight, showFault, forget } = useProblems(draft, digits);
  const saving = useSaveProduct({ product, collection, onFault: showFault });
  const [goesTo, setGoesTo] = useDestination();
  const leave = () => setGoesTo(paths.products(slug));
  const discard = () => {
    setDraft(initial);
    forget();
    if (!product) leave();
  };
  const isUnsaved = isDirty && goesTo === null;
  const recoveredDraft = useStateDraft({
    draft: kept,
    value: draft,
    set: setDraft,
    discard,
    isDirty: isUnsaved,
  });
  return {
    draft,
    recoveredDraft,
    set: (patch: Partial<ProductDraft>) => setDraft((old) => ({ ...old, ...patch })),
    change: setDraft,
    problemOf,
    failure,
    isDirty,
    isSaving: saving.isSaving,
    isDone: goesTo !== null,
    save: async (): Promise<boolean> => {
      const saved = isRight() ? await saving.save(draft) : null;
      if (saved && !product) setGoesTo(paths.product(slug, saved.id));
      return saved !== null;
    },
    leave,
    reload: saving.reload,
    discard,
  };
}

// Starts with what the browser kept of it; dirty once it would be saved as something else.
function useProductDraft({ initial, collection, product }: Omit<ProductFormInput, 'digits'>) {
  const recovered = useFoundState<ProductDraft>(product?.id ?? `new ${collection}`, product?.version ?? '');
  const [draft, setDraft] = useState(recovered.restored ?? initial);
  const isDirty = draft !== initial && JSON.stringify(bodyOf(draft)) !== JSON.stringify(bodyOf(initial));
  return { kept: recovered, draft, setDraft, isDirty };
}

// The address that the form is left for; it goes there once it is set.
function useDestination() {
  const navigate = useNavigate();
  const [goesTo, setGoesTo] = useState<string | null>(null);
  useEffect(() => {
    // In an effect, so that the guard has learnt by then that nothing is unsaved any more.
    if (goesTo) void navigate(goesTo, { replace: true });
  }, [goesTo, navigate]);
  return [goesTo, setGoesTo] as const;
}
