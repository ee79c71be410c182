// The link leads to the page of what installments are; its island opens the same in a modal.
const productInstallments = `{.section installments}<p class="v-installments"><span data-installments>{text|html}</span> <a class="v-installments-info" href="{infoUrl|htmltag}" data-island="installments" data-load="interaction" data-props="{propsJson|htmltag}">{localizedStrings.installmentInfoText|html}</a></p>{.end}`;

/** The partial of the installment offer. Context: an item (a product). */
export const installmentPartials = [['product-installments', productInstallments]] as const;
