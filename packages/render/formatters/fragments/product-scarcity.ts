/** `product-scarcity` (§2.3): the node is `{views[{text, attributes?, hidden}]}`. */
export const productScarcity = `{.repeated section views}
  <div class="product-scarcity"{.if attributes} data-variant-attributes="{attributes|json|htmlattr}"{.end}{.if hidden} hidden{.end}>
    {text|html}
  </div>
{.end}`;
