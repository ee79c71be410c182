/** The shop's parts: real forms and links, which work before any script arrives. Context: an item (a product). */

const productForm = `{.section addToCart}<form class="v-product-form{.if soldOut} is-sold-out{.end}" method="{method}" action="{action|htmltag}" id="{formId|htmltag}" data-island="product-form" data-load="visible" data-props="{propsJson|htmltag}">
<input type="hidden" name="itemId" value="{itemId|htmltag}">
{.section sku}<input type="hidden" name="sku" value="{@|htmltag}">
{.end}{.repeated section options}{.if asRadios}<fieldset class="v-option v-option-radios"><legend class="v-option-name">{name|html}</legend><div class="v-option-values">{.repeated section values}<label class="v-choice{.if soldOut} is-sold-out{.end}" for="{id|htmltag}"><input type="radio" id="{id|htmltag}" name="{fieldName|htmltag}" value="{value|htmltag}" required{.if locked} disabled{.end}><span class="v-choice-text">{value|html}{.if soldOut}<span class="v-visually-hidden" data-reach>, {localizedStrings.productSoldOutText|html}</span>{.end}</span></label>{.end}</div></fieldset>
{.or}<div class="v-option v-option-select"><label class="v-option-name" for="{id|htmltag}">{name|html}</label><select class="v-select" id="{id|htmltag}" name="{fieldName|htmltag}" required><option value="">{prompt|html}</option>{.repeated section values}<option value="{value|htmltag}"{.if locked} disabled{.end}>{value|html}{.if soldOut} ({localizedStrings.productSoldOutText|html}){.end}</option>{.end}</select></div>
{.end}{.end}{@|apply product-scarcity}
{.section extra}<noscript><div class="v-item-fields" data-extra role="group" aria-label="{name|htmltag}">{.repeated section fields}{@|apply form-field}
{.end}</div></noscript>{.end}<div class="v-product-actions">{.if showQuantity}<div class="v-quantity"><label class="v-quantity-label" for="quantity-{itemId|htmltag}">{localizedStrings.productQuantityInputLabel|html}</label><input class="v-quantity-input" id="quantity-{itemId|htmltag}" type="number" name="quantity" min="1" max="{quantityMax}" step="1" value="1" inputmode="numeric"></div>{.or}<input type="hidden" name="quantity" value="1">{.end}<button class="v-btn v-btn-primary v-add-to-cart" type="submit" data-label="{addText|htmltag}"{.if soldOut} disabled{.end}>{buttonText|html}</button></div>
<p class="v-form-message" role="status" aria-live="polite"></p>
</form>{.end}`;

const productPrice = `<p class="v-price{.if onSale} is-on-sale{.end}" data-price>{.section regularPrice}<span class="v-visually-hidden">{localizedStrings.originalPriceText|html} </span><s class="v-price-was">{text|html}</s> <span class="v-visually-hidden">{localizedStrings.salePriceText|html} </span>{.end}<span class="v-price-now">{priceText|html}</span></p>`;

const productMark = `{.if soldOut}<span class="v-mark v-mark-sold-out">{soldOutText|html}</span>{.or}{.if onSale}<span class="v-mark v-mark-sale">{localizedStrings.productSaleText|html}</span>{.end}{.end}`;

const productCard = `<article class="v-card{.if soldOut} is-sold-out{.end}{.if onSale} is-on-sale{.end}{.if hoverImage} has-hover-image{.end}" data-item-id="{id|htmltag}">
<a class="v-card-picture" href="{fullUrl|htmltag}" tabindex="-1" aria-hidden="true">{.section mainImage}{.if isFirst}{@|apply;image;eager=1;decorative=1;class=v-card-image;sizes=(min-width: 1024px) 33vw, (min-width: 600px) 50vw, 100vw}{.or}{@|apply;image;decorative=1;class=v-card-image;sizes=auto, (min-width: 1024px) 33vw, (min-width: 600px) 50vw, 100vw}{.end}{.or}<span class="v-no-picture"></span>{.end}{.section hoverImage}{@|apply;image;decorative=1;class=v-card-hover-image;sizes=auto, (min-width: 1024px) 33vw, 50vw}{.end}{@|apply product-mark}</a>
<div class="v-card-text"><h2 class="v-card-title"><a href="{fullUrl|htmltag}">{title|html}</a></h2>{@|apply product-price}{.if soldOut}<span class="v-visually-hidden">{localizedStrings.productSoldOutText|html}</span>{.end}{.if quickAdd}<div class="v-card-actions">{@|apply quick-add}</div>{.end}</div>
</article>`;

const quickAdd = `{.section quickAdd}<form class="v-quick-add{.if soldOut} is-sold-out{.end}"{.if leadsOn} method="get" action="{fullUrl|htmltag}"{.or} method="post" action="/api/commerce/shopping-cart/entries"{.end} data-island="quick-add" data-load="interaction" data-props="{propsJson|htmltag}">{.if leadsOn}{.or}<input type="hidden" name="itemId" value="{itemId|htmltag}"><input type="hidden" name="quantity" value="1">{.end}<button class="v-quick-button" type="submit" data-label="{addText|htmltag}"{.if soldOut} disabled{.end}>{buttonText|html}<span class="v-visually-hidden">: {title|html}</span></button></form><a class="v-quick-view" href="{fullUrl|htmltag}" data-island="quick-view" data-load="interaction" data-props="{viewJson|htmltag}">{localizedStrings.productQuickViewText|html}<span class="v-visually-hidden">: {title|html}</span></a>{.end}`;

const productList = `<header class="v-list-header"><h1 class="v-list-title">{listTitle|html}</h1>{.section collection.description}<p class="v-list-description">{@|html}</p>{.end}{@|apply category-nav}</header>
{@|apply list-controls}
{.section items}<ul class="v-card-grid" role="list">{.repeated section @}<li class="v-card-cell{.if soldOut} is-sold-out{.end}">{@|apply product-card}</li>{.end}</ul>{.or}<p class="v-empty">{.if listing.isNarrowed}{localizedStrings.listNoMatchText|html}{.or}{localizedStrings.listEmptyText|html}{.end}</p>{.end}
{@|apply pagination}`;

const listControls = `{.section listing}{.if isWorthIt}<div class="v-list-tools"><p class="v-list-count">{countText|html}</p>
{.section chips}<ul class="v-filter-chips" role="list">{.repeated section @}<li><a class="v-filter-chip" href="{url|htmltag}" aria-label="{removeLabel|htmltag}">{label|html}<span aria-hidden="true">×</span></a></li>{.end}<li><a class="v-filter-clear" href="{clearUrl|htmltag}">{localizedStrings.listClearText|html}</a></li></ul>{.end}
<details class="v-filters"><summary class="v-filters-summary">{localizedStrings.listFilterTitle|html}</summary><form class="v-filter-form" method="get" action="{action|htmltag}" aria-label="{localizedStrings.listFilterTitle|htmltag}">{.section category}<input type="hidden" name="category" value="{@|htmltag}">{.end}
<div class="v-filter-field"><label class="v-filter-label" for="list-sort">{localizedStrings.listSortLabel|html}</label><select class="v-select" id="list-sort" name="sort">{.repeated section sorts}<option value="{value|htmltag}"{.if selected} selected{.end}>{label|html}</option>{.end}</select></div>
{.if hasTags}<div class="v-filter-field"><label class="v-filter-label" for="list-tag">{localizedStrings.listTagLabel|html}</label><select class="v-select" id="list-tag" name="tag"><option value="">{localizedStrings.listTagAny|html}</option>{.repeated section tags}<option value="{tag|htmltag}"{.if selected} selected{.end}>{tag|html} ({count})</option>{.end}</select></div>{.end}
{.if hasPrices}<div class="v-filter-field v-filter-price"><label class="v-filter-label" for="list-min">{localizedStrings.listMinLabel|html} ({currency})</label><input class="v-filter-input" id="list-min" name="min" inputmode="decimal" autocomplete="off" maxlength="18" value="{min|htmltag}"></div><div class="v-filter-field v-filter-price"><label class="v-filter-label" for="list-max">{localizedStrings.listMaxLabel|html} ({currency})</label><input class="v-filter-input" id="list-max" name="max" inputmode="decimal" autocomplete="off" maxlength="18" value="{max|htmltag}"></div>{.end}
{.if hasSoldOut}<label class="v-filter-check"><input type="checkbox" name="available" value="1"{.if available} checked{.end}> {localizedStrings.listAvailableLabel|html}</label>{.end}
<button class="v-btn v-btn-secondary v-filter-apply" type="submit">{localizedStrings.listApplyText|html}</button></form></details></div>{.end}{.end}`;

const productGallery = `<div class="v-product-gallery{.if hasGallery} has-thumbnails{.end}" data-island="gallery" data-load="interaction" data-props="{galleryProps|htmltag}">{.repeated section images}<figure class="v-product-picture" id="picture-{id|htmltag}" data-image-id="{id|htmltag}"><a class="v-gallery-link" href="{largeUrl|htmltag}" data-index="{@index0}"{.if altText}{.or} aria-label="{localizedStrings.galleryLabel|htmltag} {@index}"{.end}>{.equal? @index 1}{@|apply;image;eager=1;sizes=(min-width: 900px) 55vw, 100vw}{.or}{@|apply;image;sizes=(min-width: 900px) 55vw, 100vw}{.end}</a></figure>{.or}<div class="v-no-picture" aria-hidden="true"></div>{.end}</div>`;

const productPage = `{.section item}<article class="v-product-page">
{@|apply product-gallery}
<div class="v-product-details"><div class="v-product-sticky">
<h1 class="v-product-title">{title|html}</h1>
{@|apply product-mark}{@|apply product-price}{@|apply product-installments}
{@|apply product-reviews-link}
{.section excerpt}<div class="v-product-excerpt">{@|html}</div>{.end}
{@|apply product-form}
{@|apply product-restock}
</div></div>
{.section body}<div class="v-product-description v-prose">{@}</div>{.end}
{@|apply product-reviews}
</article>{.end}`;

const cartLink = `<a class="v-cart-link" href="/cart" data-cart-link><span class="v-cart-link-text">{localizedStrings.cartLabel|html}</span> <span class="v-cart-count" data-cart-count hidden></span></a>`;

const cartPage = `<div class="v-cart-page" data-island="cart-page" data-load="load" data-props="{cartProps|htmltag}">
<h1 class="v-cart-title">{localizedStrings.cartTitle|html}</h1>
{.section notice}<p class="v-notice" role="alert">{@|html}</p>{.end}
{@|apply cart-fields}{.if hasLines}<form class="v-cart-form" method="post" action="/cart">
{.if crumb}<input type="hidden" name="crumb" value="{crumb|htmltag}">{.end}
<button class="v-visually-hidden" type="submit" name="update" value="all" tabindex="-1" aria-hidden="true">{localizedStrings.cartUpdateText|html}</button>
<ul class="v-cart-lines" role="list">{.repeated section lines}<li class="v-cart-line" data-entry="{id|htmltag}">
{.section imageUrl}<a class="v-cart-picture" href="{productUrl|htmltag}" tabindex="-1" aria-hidden="true"><img class="v-img" src="{@|htmltag}" alt="" width="120" height="150" loading="lazy" decoding="async"></a>{.or}<span class="v-cart-picture v-no-picture" aria-hidden="true"></span>{.end}
<div class="v-cart-text"><h2 class="v-cart-name">{.section productUrl}<a href="{@|htmltag}">{title|html}</a>{.or}{title|html}{.end}</h2>{.section options}<p class="v-cart-options">{.repeated section @}<span class="v-cart-option">{name|html}: {value|html}</span>{.alternates with}, {.end}</p>{.end}{.section additionalFields}<dl class="v-cart-answers">{.repeated section @}<div><dt>{title|html}</dt><dd>{text|html}</dd></div>{.end}</dl>{.end}{.if hasForm}<a class="v-cart-edit" href="/cart?edit={id|htmltag}#cart-fields" aria-label="{fieldsLabel|htmltag}" data-edit="{id|htmltag}">{localizedStrings.cartFieldsText|html}</a>{.end}{.if isGone}{.or}<p class="v-cart-unit">{unitPrice|html}</p>{.end}{.section priceChanged}<p class="v-cart-changed">{@|html}</p>{.end}{.section problem}<p class="v-cart-problem">{@|html} {hint|html}</p>{.end}</div>
<div class="v-cart-quantity">{.if isGone}{.or}<label class="v-visually-hidden" for="quantity-{id|htmltag}">{quantityLabel|html}</label><input class="v-quantity-input" id="quantity-{id|htmltag}" type="number" name="quantity.{id|htmltag}" value="{quantity}" min="1" max="9999" step="1" inputmode="numeric">{.end}</div>
<p class="v-cart-total">{lineTotal|html}</p>
<button class="v-cart-remove" type="submit" name="remove" value="{id|htmltag}" aria-label="{removeLabel|htmltag}">{localizedStrings.cartRemoveText|html}</button>
</li>{.end}</ul>
<div class="v-cart-summary"><p class="v-cart-subtotal"><span>{localizedStrings.cartSubtotalText|html}</span> <strong>{subtotal|html}</strong></p>{.repeated section discounts}<p class="v-cart-subtotal"><span>{name|html}</span> <span>{amount|html}</span></p>{.end}
{.section giftCards}<ul class="v-cart-cards" role="list">{.repeated section @}<li class="v-cart-subtotal"><span>{name|html} <button class="v-cart-remove" type="submit" name="removeGiftCard" value="{id|htmltag}" aria-label="{removeLabel|htmltag}">{localizedStrings.cartRemoveText|html}</button></span> <span>{amount|html}</span></li>{.end}</ul><p class="v-cart-subtotal"><span>{localizedStrings.cartDueText|html}</span> <strong>{due|html}</strong></p>{.end}
<details class="v-cart-codes"{.section codes} open{.or}{.section codeRefused} open{.end}{.end}><summary>{localizedStrings.cartCodeSummary|html}</summary>{.section codes}<ul role="list">{.repeated section @}<li><strong>{code|html}</strong>{.section problem}<span class="v-cart-problem">{@|html}</span>{.end}<button class="v-cart-remove" type="submit" name="removeCoupon" value="{code|htmltag}" aria-label="{removeLabel|htmltag}">{localizedStrings.cartRemoveText|html}</button></li>{.end}</ul>{.end}<div class="v-cart-code"><label class="v-visually-hidden" for="cart-code">{localizedStrings.cartCodeLabel|html}</label><input class="v-quantity-input" id="cart-code" type="text" name="coupon" autocomplete="off" autocapitalize="characters" maxlength="60"{.section codeRefused} value="{typed|htmltag}" aria-invalid="true" aria-describedby="cart-code-error" autofocus{.end}><button class="v-btn v-btn-secondary" type="submit" name="apply" value="1">{localizedStrings.cartCodeApply|html}</button></div>{.section codeRefused}<p class="v-cart-problem" id="cart-code-error">{error|html}</p>{.end}</details>
{.section estimate}{.repeated section rows}<p class="v-cart-subtotal"><span>{name|html}</span> <span>{amount|html}</span></p>{.end}{.section total}<p class="v-cart-subtotal"><span>{localizedStrings.cartEstimateTotal|html}</span> <strong>{@|html}</strong></p>{.end}
<details class="v-cart-codes v-cart-estimate"><summary>{localizedStrings.cartEstimateSummary|html}</summary><div class="v-cart-places"><div class="v-cart-place"><label class="v-filter-label" for="cart-country">{localizedStrings.cartEstimateCountry|html}</label><select class="v-select" id="cart-country" name="country" autocomplete="country">{.repeated section countries}<option value="{code|htmltag}"{.if selected} selected{.end}>{name|html}</option>{.end}</select></div><div class="v-cart-place"><label class="v-filter-label" for="cart-region">{localizedStrings.cartEstimateRegion|html}</label><input class="v-filter-input" id="cart-region" name="region" autocomplete="address-level1" maxlength="100" value="{region|htmltag}"></div><div class="v-cart-place"><label class="v-filter-label" for="cart-postal">{localizedStrings.cartEstimatePostal|html}</label><input class="v-filter-input" id="cart-postal" name="postalCode" autocomplete="postal-code" maxlength="20" value="{postalCode|htmltag}"></div>{.if hasMethods}<div class="v-cart-place"><label class="v-filter-label" for="cart-method">{localizedStrings.cartEstimateMethod|html}</label><select class="v-select" id="cart-method" name="shippingOption">{.repeated section methods}<option value="{id|htmltag}"{.if selected} selected{.end}>{label|html}</option>{.end}</select></div>{.end}<button class="v-btn v-btn-secondary" type="submit" name="estimate" value="1">{localizedStrings.cartEstimateButton|html}</button></div></details>{.if isKnown}{.or}<p class="v-cart-note">{localizedStrings.cartTaxesNote|html}</p>{.end}{.or}<p class="v-cart-note">{localizedStrings.cartTaxesNote|html}</p>{.end}<p class="v-form-message" role="status" aria-live="polite"></p>{.section minimum}<p class="v-cart-minimum" id="cart-minimum" role="status">{@|html}</p>{.end}<div class="v-cart-actions"><button class="v-btn v-btn-secondary v-cart-update" type="submit" name="update" value="all">{localizedStrings.cartUpdateText|html}</button><button class="v-btn v-btn-primary v-cart-checkout" type="submit" name="checkout" value="1">{localizedStrings.cartCheckoutText|html}</button></div></div>
</form>{.or}<div class="v-cart-empty"><p>{localizedStrings.cartEmptyText|html}</p><a class="v-btn v-btn-primary" href="{shop.storeUrl|htmltag}">{localizedStrings.cartContinueText|html}</a></div>{.end}
</div>`;

const cartFields = `{.section entryForm}<form class="v-cart-fields" id="cart-fields" method="post" action="/cart" data-item-form data-props="{propsJson|htmltag}" aria-labelledby="cart-fields-title">
{.if crumb}<input type="hidden" name="crumb" value="{crumb|htmltag}">{.end}
<h2 class="v-cart-fields-title" id="cart-fields-title">{title|html}</h2>
<div class="v-item-fields" data-extra>{.repeated section fields}{@|apply form-field}
{.end}</div>
<p class="v-form-message" role="alert">{message|html}</p>
<div class="v-cart-fields-actions"><button class="v-btn v-btn-primary" type="submit" name="fields" value="{entryId|htmltag}">{localizedStrings.cartFieldsSave|html}</button><a class="v-cart-edit" href="/cart" data-back>{localizedStrings.cartFieldsBack|html}</a></div>
</form>{.end}`;

const orderConfirmed = `<div class="v-order-confirmed"><h1>{localizedStrings.orderConfirmedTitle|html}</h1>{.section order}<p class="v-order-number">{orderNumber|html}</p>{.end}<a class="v-btn v-btn-secondary" href="{shop.storeUrl|htmltag}">{localizedStrings.cartContinueText|html}</a></div>`;

const related = `{.section items}<aside class="v-related" aria-labelledby="v-related-title"><h2 class="v-related-title" id="v-related-title">{localizedStrings.relatedTitle|html}</h2><ul class="v-card-grid" role="list">{.repeated section @}<li class="v-card-cell">{@|apply product-card}</li>{.end}</ul></aside>{.end}`;

/** Partials of the shop by name. */
export const shopPartials: ReadonlyMap<string, string> = new Map([
  ['product-form', productForm],
  ['product-price', productPrice],
  ['product-mark', productMark],
  ['product-card', productCard],
  ['quick-add', quickAdd],
  ['product-list', productList],
  ['list-controls', listControls],
  ['product-gallery', productGallery],
  ['product-page', productPage],
  ['cart-link', cartLink],
  ['cart-page', cartPage],
  ['cart-fields', cartFields],
  ['order-confirmed', orderConfirmed],
  ['related', related],
]);
