/**
 * Selectors by which islands find the parts of the markup that the commerce formatters print (decision 0114,
 * options): the markup carries no `data-island`, since public themes style exactly these classes.
 */
export const publicMarkup = {
  button: '.sqs-add-to-cart-button',
  buttonText: '.sqs-add-to-cart-button-inner',
  wrapper: '.sqs-add-to-cart-button-wrapper',
  variants: '.product-variants',
  option: '.variant-option',
  select: 'select[data-variant-option-name]',
  radio: '.variant-radiobtn',
  quantity: '.product-quantity-input input',
  price: '.product-price',
  scarcity: '.product-scarcity',
  restock: '.product-restock-notification[data-variant-id]',
  restockForm: '.product-restock-form',
  restockCall: '.product-restock-cta',
  image: '[data-image-id]',
  soldOut: '.sold-out',
  quickView: '.sqs-product-quick-view-button',
  productBlock: '.sqs-block-product',
  /** An element inside one of these that the button is not in belongs to another product. */
  cards: '.sqs-block-product, .grid-item, article, li',
  /** The nearest of these around a button holds the other parts of its product. */
  scopes: ['.sqs-block-product', '.grid-item', 'article', 'li', 'section', 'main', 'body'],
} as const;

/** Id of the JSON script with what the sign-up of those who wait needs to know (`RestockProps`). */
export const restockPropsElementId = 'v-restock';

/**
 * The `<template>` with the fields that are filled in before an item is added, by the item's id; `data-rules`
 * are theirs.
 */
export const itemFieldsAttribute = 'data-item-fields';

/**
 * The `<template>` with the prices of an item's variants as the theme would print each alone, by the item's
 * id; those of one price share an element, whose `data-variant-ids` names them. Absent where all cost the
 * same.
 */
export const variantPricesAttribute = 'data-variant-prices';

/** Condition under which a page fetches the island for this markup; the loader carries the same words. */
