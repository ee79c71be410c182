/** `quantity-input` (§2.3): the node is `{id, label, shown}`. */
export const quantityInput = `{.var @id id}
{.var @label label}
{.if shown}<div class="product-quantity-input" data-item-id="{@id|htmlattr}" data-animation-role="content">
  <div class="quantity-label">{@label|html}:</div>
  <input aria-label="{@label|htmlattr}" size="4" max="9999" min="1" value="1" type="number" step="1"></input>
</div>{.end}`;
