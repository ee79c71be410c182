/** `product-restock-notification` (§2.3): the node is `{id, views[], messages, mailing, optIn, captcha}`. */
export const productRestockNotification = `{.repeated section views}<div class="product-restock-notification" data-product-id="{id|htmlattr}" data-variant-id="{@.variantId|htmlattr}"{.if @.hiddenByDefault} hidden{.end}>
  <span class="product-restock-cta">{messages.CTAText|html}</span>
  <form class="product-restock-form" action="#">
    <input type="text" x-autocompletetype="email" spellcheck="false" name="email" placeholder="{messages.placeholderText|htmlattr}">
    <input class="sqs-editable-button" type="submit" value="{messages.buttonText|htmlattr}">
  </form>
{.if mailing}  <label class="product-restock-mailing-list"><input type="checkbox" name="isJoinMailingList"{.if optIn} checked{.end}>{messages.mailingListDescription|html}</label>{.end}
{.if captcha}  <div class="captcha-container"></div>{.end}
</div>{.alternates with}

{.end}`;
