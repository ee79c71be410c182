/** `add-to-cart-btn` (§2.3): the node is the product item. The lines of variables leave blank lines, as they must. */
export const addToCartButton = `{.var @product @.structuredContent}
{.var @custom @product.useCustomAddButtonText}
{.var @customText @product.customAddButtonText}
{.var @subscribes @product.isSubscribable}
{.var @option @product.productSubscriptionOptions.0.id}
{.var @form @product.additionalFieldsForm}
{.var @subscribeText localizedStrings.productSubscribeText}
{.var @addText localizedStrings.productAddToCartText}
{.macro label}{.if @custom && @customText}{@customText}{.or}{.if @subscribes}{.if @subscribeText}{@subscribeText}{.or}Subscribe{.end}{.or}{.if @addText}{@addText}{.or}Add To Cart{.end}{.end}{.end}{.end}

<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">
  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary {.if @form}use-form{.end}" role="button" tabindex="0" data-dynamic-strings data-collection-id="{@.collectionId|htmlattr}" data-item-id="{@.id|htmlattr}" data-product-type="{@product.productType|htmlattr}" data-use-custom-label="{@custom|htmlattr}" {.if @subscribes}data-is-subscription="true" {.end}data-original-label="{@|apply label|htmlattr}" {.if @form}data-form="{@form|json|htmlattr}"{.end}{.if @subscribes && @option}{.if @form} {.end}data-subscription-option-id="{@option|htmlattr}"{.end}>
    <div class="sqs-add-to-cart-button-inner">{@|apply label|html}</div>
  </div>
</div>`;
