// A notice, a lowest price, or a sale ends its line within the branch; a single price does not.
const body = `
{.section notice}{@}
{.or}{.section from}{@}
{.or}{.section sale}<span class="visually-hidden v6-visually-hidden">{label}</span>{price} <span class="visually-hidden v6-visually-hidden">{originalLabel}</span><span class="original-price">{original}</span>
{.or}{price}{.end}{.end}{.end}
</div>`;

/** `product-price` (§2.3): the node is `{notice?, from?, sale?{label, price, originalLabel, original}, price}`. */
export const productPrice = `<div class="product-price">${body}`;

/** `subscription-price` (§2.3), with the same node. */
export const subscriptionPrice = `<div class="subscription-price">${body}`;
