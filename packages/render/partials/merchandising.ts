/** What a product page says of what is scarce and of what is gone. Context: an item (a product). */

const productScarcity = `<p class="v-scarcity" data-scarcity{.if scarcity}{.or} hidden{.end}>{scarcity|html}</p>`;

const productRestock = `{.section restock}<div class="v-restock product-restock-notification" data-product-id="{productId|htmltag}" data-variant-id="{variantId|htmltag}"><details class="v-restock-fold"{.if isOpen} open{.end}><summary class="v-restock-cta">{cta|html}</summary>
<form class="v-restock-form" novalidate method="post" action="/api/site-users/account/notifications/restock" data-island="restock" data-load="interaction" data-props="{propsJson|htmltag}"><input type="hidden" name="productId" value="{productId|htmltag}">
{.if asks}<div class="v-restock-field"><label class="v-restock-label" for="{id|htmltag}-variant">{chooseLabel|html}</label><select class="v-select" id="{id|htmltag}-variant" name="variantId">{.repeated section variants}<option value="{id|htmltag}">{label|html}</option>{.end}</select></div>{.or}<input type="hidden" name="variantId" value="{variantId|htmltag}">{.end}
<div class="v-restock-field"><label class="v-restock-label" for="{id|htmltag}-email">{localizedStrings.restockEmailLabel|html}</label><input class="v-restock-email" id="{id|htmltag}-email" type="email" name="siteVisitorEmail" placeholder="{placeholder|htmltag}" autocomplete="email" maxlength="256"></div>
{.if mailing}<label class="v-restock-mailing"><input type="checkbox" name="isJoinMailingList" value="true"{.if optIn} checked{.end}> <span>{mailingText|html}</span></label>{.end}{.if hasCaptcha}<div class="captcha-container"></div>{.end}
<button class="v-btn v-btn-secondary v-restock-button" type="submit">{buttonText|html}</button></form>
<p class="v-restock-error" role="alert" hidden></p></details></div>{.end}`;

/** The answer to the form where there is no JavaScript. */
const restockPage = `<div class="v-account"><h1 class="v-account-title">{restock.title|html}</h1><div class="v-account-body">{.section restock.problem}<p class="v-notice" role="alert">{@|html}</p>{.end}<p class="v-account-links"><a href="{shop.storeUrl|htmltag}">{localizedStrings.cartContinueText|html}</a></p></div></div>`;

/** Partials of merchandising by name. */
export const merchandisingPartials: ReadonlyMap<string, string> = new Map([
  ['product-scarcity', productScarcity],
  ['product-restock', productRestock],
  ['restock-page', restockPage],
]);
