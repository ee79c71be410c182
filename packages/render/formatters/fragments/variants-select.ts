/** `variants-select` (§2.3): the node is `{id, variants, subscribes, plan, options[{name, title, select, label, values[]}]}`. */
export const variantsSelect = `<div class="product-variants" data-item-id="{id|htmlattr}" data-variants="{variants|json|htmlattr}"{.if subscribes} data-is-subscribable="true" data-subscription-plan="{plan|json|htmlattr}"{.end} data-animation-role="content">{.repeated section options}
    <div class="variant-option">
    <div class="variant-option-title">{title|html}: </div>
    <div class="variant-select-wrapper">
      <select aria-label="{label}" data-variant-option-name="{name|htmlattr}">
        <option value="">{select|html}</option>
        {.repeated section values}<option value="{@|htmlattr}">{@|html}</option>{.end}
      </select>
    </div>
    <div class="variant-radiobtn-wrapper" data-variant-option-name="{name|htmlattr}">{.repeated section values}
      <input type="radio" class="variant-radiobtn" value="{@|htmlattr}" name="variant-option-{name|htmlattr}" id="variant-option-{name|htmlattr}-{@|htmlattr}"/>
      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="variant-option-{name|htmlattr}-{@|htmlattr}">{@|html}</label>{.end}
    </div>
    </div>{.end}
  </div>`;
