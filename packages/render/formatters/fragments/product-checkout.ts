/** `product-checkout` (§2.3): the node is the product item. */
export const productCheckout = `{@|variants-select}
{@|quantity-input}
{@|add-to-cart-btn}`;
