import type { ProductFormProps } from '@veranda/contracts/islands';
import { flag, listOf, nullable, number, object, optional, recordOf, text } from '@veranda/domain/decoders';
import { formFields } from './form-fields.ts';

export const productFormProps = object<ProductFormProps>({
  itemId: text,
  title: text,
  productType: number,
  options: listOf(text),
  variants: listOf(
    object<ProductFormProps['variants'][number]>({
      id: text,
      sku: text,
      attributes: recordOf(text),
      price: text,
      regularPrice: text,
      onSale: flag,
      unlimited: flag,
      qtyInStock: number,
      scarcity: text,
      imageId: text,
      installments: optional(text),
    }),
  ),
  showQuantity: flag,
  soldOut: flag,
  extra: nullable(object({ name: text, fields: formFields })),
  page: text,
});
