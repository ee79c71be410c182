import type { ItemFormProps } from '@veranda/contracts/islands';
import { itemFieldsAttribute } from '@veranda/contracts/public-markup';
import { decodeJson } from '@veranda/domain/decoders';
import { formFields } from '../props/form-fields.ts';
import { stockProblem } from '../item-form/check-stock.ts';
import type { ItemFormAsk } from '../item-form/open-item-form.ts';
import { t } from '../messages/island-messages.ts';

/** Fields that are filled in before an item of a public theme is added. */
export interface PublicItemFields {
  readonly title: string;
  readonly rules: ItemFormProps['fields'];
  /** As the server has drawn them; they keep what was typed while the page stands. */
  readonly element: HTMLElement;
}

/** The fields that the page brings for an item; null where it brings none. */
export function readItemFields(page: ParentNode, itemId: string): PublicItemFields | null {
  const stand = page.querySelector<HTMLTemplateElement>(
    `template[${itemFieldsAttribute}="${CSS.escape(itemId)}"]`,
  );
  const drawn = stand?.content.querySelector<HTMLElement>('[data-extra]');
  if (!stand || !drawn) return null;
  const { title = '', rules = '[]' } = stand.dataset;
  return {
    title,
    rules: decodeJson(formFields, rules),
    element: document.importNode(drawn, true),
  };
}

/**
 * Asks for them in a lightbox once it is known that there is enough (storefront §5). @returns why not, or
 * null
 */
export async function askPublicFields(
  { title, rules, element }: PublicItemFields,
  itemId: string,
  ask: Pick<ItemFormAsk, 'saveText' | 'save'>,
): Promise<string | null> {
  const problem = await stockProblem(itemId);
  if (problem !== null) return problem;
  const code = await import('../item-form/open-item-form.ts').catch(() => null);
  if (code === null) return `${t('unableToOpenForm')}. ${t('offlineMessage')}`;
  code.openItemForm({ ...ask, title, rules, fieldsElement: element });
  return null;
}
