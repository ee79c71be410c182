import { sitePath } from '../api/site-path.ts';
import { decodeJson } from '@veranda/domain/decoders';
import { productFormProps } from '../props/product-form-props.ts';
import { fetchProduct } from '../quick-view/fetch-product.ts';
import { t } from '../messages/island-messages.ts';
import { askItemFields, type ProductAsk } from './ask-item-fields.ts';

/**
 * Asks on a list for what an item needs before it is added, by the form of the product's page; without that
 * page the visitor goes there. @returns why it was not opened, or null
 */
export async function askCardFields({
  productUrl,
  ...ask
}: Pick<ProductAsk, 'saveText' | 'save'> & { readonly productUrl: string }): Promise<string | null> {
  const fetched = await fetchProduct(productUrl);
  if (fetched && 'problem' in fetched) return `${t('unableToOpenForm')}. ${fetched.problem}`;
  const form = fetched?.page.querySelector<HTMLFormElement>('form[data-island="product-form"]');
  if (!form) {
    window.location.assign(sitePath(productUrl));
    return null;
  }
  return askItemFields({
    ...ask,
    form,
    props: decodeJson(productFormProps, form.dataset['props']),
  });
}
