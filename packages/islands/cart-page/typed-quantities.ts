/** Quantities that were typed and that the cart does not have yet, by entry. */
export type TypedQuantities = Map<string, string>;

/**
 * Rest of the typed quantity of an entry once a change of it is answered: all of it when the change was
 * refused or lost, and what was typed after it. `sent` is the quantity that went out; null for the entry's
 * removal.
 */
export function settleTyped(
  typed: TypedQuantities,
  id: string,
  { sent, isDone }: { readonly sent: string | null; readonly isDone: boolean },
): void {
  if (isDone && (sent === null || typed.get(id) === sent)) typed.delete(id);
}

/** Effect on a cart page when its markup was fetched again. */
type Redrawing = 'draw' | 'leave' | 'reload';

/**
 * Only an answer that is no cart page, such as the lock of a site, is worth the loss of what is being typed.
 * @param answer null when there was none
 */
export function redrawingOf(
  answer: { readonly isOk: boolean; readonly hasCartPage: boolean } | null,
): Redrawing {
  if (!answer?.isOk) return 'leave';
  return answer.hasCartPage ? 'draw' : 'reload';
}
