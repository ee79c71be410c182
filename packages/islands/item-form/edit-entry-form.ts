import type { ItemFormProps } from '@veranda/contracts/islands';
import { updateFields } from '../cart/cart-client.ts';
import { publishCart, whileCart } from '../cart/cart-store.ts';
import { decodeJson, object, text } from '@veranda/domain/decoders';
import { formFields } from '../props/form-fields.ts';
import { t } from '../messages/island-messages.ts';
import { openItemForm } from './open-item-form.ts';

const itemFormProps = object<ItemFormProps>({
  entryId: text,
  itemId: text,
  sku: text,
  title: text,
  fields: formFields,
});

/**
 * Opens the form of an entry of the cart as the page at an address draws it. @returns why it could not, or
 * null
 */
export async function editEntryForm(address: string): Promise<string | null> {
  const response = await fetch(address, {
    headers: { accept: 'text/html' },
    credentials: 'same-origin',
  }).catch(() => null);
  if (!response) return t('offlineMessage');
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const drawn = page.querySelector<HTMLFormElement>('form[data-item-form]');
  const fieldsElement = drawn?.querySelector<HTMLElement>('[data-extra]');
  const button = drawn?.querySelector('button[type="submit"]');
  if (!drawn || !fieldsElement) return t('againMessage');
  const { entryId, itemId, sku, title, fields } = decodeJson(itemFormProps, drawn.dataset['props']);
  openItemForm({
    title,
    saveText: button?.textContent ?? '',
    fieldsElement,
    rules: fields,
    save: async (additionalFields) => {
      const call = updateFields(entryId, { itemId, sku, additionalFields });
      const answer = await whileCart('recalculating', call);
      if (!answer.ok) return `${t('unableToUpdateForm')}. ${answer.error}`;
      publishCart(answer.value.shoppingCart, null);
      return null;
    },
  });
  return null;
}
