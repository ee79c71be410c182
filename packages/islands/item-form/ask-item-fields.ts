import type { ProductFormProps } from '@veranda/contracts/islands';
import { t } from '../messages/island-messages.ts';
import { stockProblem } from './check-stock.ts';
import type { ItemFormAsk } from './open-item-form.ts';

/** Fields that a product form asks for before its item is added. */
export interface ProductAsk extends Pick<ItemFormAsk, 'saveText' | 'save'> {
  readonly form: HTMLFormElement;
  readonly props: ProductFormProps;
}

/**
 * Asks for what an item needs besides its options, in a lightbox, once it is known that there is enough of it
 * (storefront §5). @returns why it was not opened, or null
 */
export async function askItemFields({ props, form, ...ask }: ProductAsk): Promise<string | null> {
  if (props.extra === null) return null;
  const problem = await stockProblem(props.itemId);
  if (problem !== null) return problem;
  const code = await import('./open-item-form.ts').catch(() => null);
  const fieldsElement = fieldsIn(form);
  if (code === null || !fieldsElement) return `${t('unableToOpenForm')}. ${t('offlineMessage')}`;
  code.openItemForm({ ...ask, fieldsElement, title: props.title, rules: props.extra.fields });
  return null;
}

// The fields are in the page for those without script; they become elements when they are asked for.
function fieldsIn(form: HTMLFormElement): HTMLElement | null {
  const stand = form.querySelector('noscript');
  if (!stand) return form.querySelector<HTMLElement>('[data-extra]');
  const drawn =
    stand.querySelector<HTMLElement>('[data-extra]') ??
    new DOMParser()
      .parseFromString(stand.textContent ?? '', 'text/html')
      .querySelector<HTMLElement>('[data-extra]');
  if (drawn) stand.replaceWith(drawn);
  return drawn;
}
