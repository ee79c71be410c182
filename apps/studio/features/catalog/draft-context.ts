import { createContext, useContext } from 'react';
import type { ProductView } from '@veranda/contracts/catalog';
import type { ProductDraft } from './product-draft.ts';

interface DraftForm {
  readonly draft: ProductDraft;
  readonly set: (patch: Partial<ProductDraft>) => void;
  /** Like `set`, on top of what the draft is by then: for what arrives later. */
  readonly change: (make: (draft: ProductDraft) => ProductDraft) => void;
  readonly problemOf: (field: string) => string | undefined;
  readonly currency: string;
  readonly digits: number;
  readonly collection: string;
  /** As it is stored; null for one that is new. */
  readonly product: ProductView | null;
  readonly canWrite: boolean;
}

export const DraftContext = createContext<DraftForm | null>(null);

/** The form that the panels of the editor fill. */
export function useDraft(): DraftForm {
  const form = useContext(DraftContext);
  if (!form) throw new Error('a panel of the product editor stands outside of its form');
  return form;
}
