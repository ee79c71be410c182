import type { ItemFormProps } from '@veranda/contracts/islands';
import { updateFields } from '../cart/cart-client.ts';
import { publishCart, whileCart } from '../cart/cart-store.ts';
import { textOf } from '../texts/island-text.ts';
import { openItemForm } from './open-item-form.ts';

/** Opens the form of an entry of the cart as the page at an address draws it. @returns why it could not, or null */
export async function editEntryForm(address: string): Promise<string | null> {
  const response = await fetch(address, {
    headers: { accept: 'text/html' },
    credentials: 'same-origin',
  }).catch(() => null);
  if (!response) return textOf('offlineMessage');
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const drawn = page.querySelector<HTMLFormElement>('form[data-item-form]');
  const fieldsElement = drawn?.querySelector<HTMLElement>('[data-extra]');
  const button = drawn?.querySelector('button[type="submit"]');
  if (!drawn || !fieldsElement) return textOf('againMessage');
  const { entryId, itemId, sku, title, fields } = JSON.parse(drawn.dataset['props'] ?? '') as ItemFormProps;
  openItemForm({
    title,
    saveText: button?.textContent ?? '',
    fieldsElement,
    rules: fields,
    save: async (additionalFields) => {
      const call = updateFields(entryId, { itemId, sku, additionalFields });
      const answer = await whileCart('recalculating', call);
      if (!answer.ok) return `${textOf('unableToUpdateForm')}. ${answer.error}`;
      publishCart(answer.value.shoppingCart, null);
      return null;
    },
  });
  return null;
}
