/** Shows the form of those who wait for the variant that is chosen when it is gone, and hides it when it can be had. */
export function showRestock(
  scope: ParentNode,
  chosen: { readonly id: string; readonly available: boolean },
): void {
  const container = scope.querySelector<HTMLElement>('.v-restock');
  if (!container) return;
  container.hidden = chosen.available;
  if (chosen.available) return;
  container.dataset['variantId'] = chosen.id;
  const field = container.querySelector<HTMLSelectElement | HTMLInputElement>('[name="variantId"]');
  if (field) field.value = chosen.id;
  container.querySelector('details')?.setAttribute('open', '');
}
