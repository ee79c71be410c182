/** Event sent to the form when another variant is chosen: its container has the id. */
export const chosenForRestock = 'veranda:restock-variant';

/**
 * Shows the form of those who wait for the variant that is chosen when it is gone, and hides it when it is
 * available. If no variant is chosen, it is for the one that the server drew it for.
 */
export function showRestock(
  scope: ParentNode,
  chosen: { readonly id: string; readonly available: boolean } | null,
): void {
  const container = scope.querySelector<HTMLElement>('.v-restock');
  if (!container) return;
  const drawnId = (container.dataset['drawnId'] ??= container.dataset['variantId'] ?? '');
  container.hidden = chosen?.available ?? false;
  if (chosen?.available) return;
  const id = chosen?.id ?? drawnId;
  const isOther = container.dataset['variantId'] !== id;
  container.dataset['variantId'] = id;
  // The form may give back its fields for it.
  if (isOther) container.querySelector('form')?.dispatchEvent(new Event(chosenForRestock));
  const field = container.querySelector<HTMLSelectElement | HTMLInputElement>('[name="variantId"]');
  if (field) field.value = id;
  if (chosen) container.querySelector('details')?.setAttribute('open', '');
}
