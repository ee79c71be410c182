import { useQueryClient } from '@tanstack/react-query';
import type { ProductView } from '@veranda/contracts/catalog';
import { showToast } from '@veranda/ui/toast-queue';
import { useSite } from '../../shell/use-site.ts';
import { bodyOf, type ProductDraft } from './product-draft.ts';
import { productQuery, useProductMutations } from './product-queries.ts';
import { t } from './messages.ts';

interface SaveProductInput {
  /** Null for a new one. */
  readonly product: ProductView | null;
  readonly collection: string;
  readonly onFault: (fault: unknown) => void;
}

/** Saves a product, a new one into the collection; `save` gives it as it is then, null where that failed. */
export function useSaveProduct({ product, collection, onFault }: SaveProductInput) {
  const site = useSite();
  const client = useQueryClient();
  const { create, update } = useProductMutations(site.id);
  const save = async (draft: ProductDraft): Promise<ProductView | null> => {
    const { title } = draft;
    const body = bodyOf(draft);
    try {
      const answer = product
        ? await update.mutateAsync({ id: product.id, version: product.version, product: body })
        : await create.mutateAsync({ collectionId: collection, product: body });
      client.setQueryData(productQuery(site.id, answer.product.id).queryKey, answer);
      showToast({ text: product ? t('titleSaved', { title }) : t('productAdded', { title }) });
      return answer.product;
    } catch (fault) {
      onFault(fault);
      return null;
    }
  };
  return {
    save,
    isSaving: create.isPending || update.isPending,
    reload: () => void client.resetQueries({ queryKey: productQuery(site.id, product?.id ?? '').queryKey }),
  };
}
