/**
 * The system partials of the shop, in the template language: semantic HTML that works without JavaScript and that a
 * theme may override by a block of the same name (decisions, markup of the shop). Values named `…Html`, `picture` and
 * `props` are escaped where they are made.
 */
export const shopPartials: ReadonlyMap<string, string> = new Map([
  [
    'product-price',
    `<p class="v-price" data-role="price">{.if priceVaries}<span class="v-price-from">from </span>{.end}{.section regularPriceText}<ins>{priceText|html}</ins> <del>{@|html}</del>{.or}<span>{priceText|html}</span>{.end}</p>`,
  ],
  [
    'product-mark',
    `{.if soldOut}<span class="v-mark v-mark-sold-out">{localizedStrings.productSoldOutText|html}</span>{.or}{.if onSale}<span class="v-mark v-mark-sale">{localizedStrings.productSaleText|html}</span>{.end}{.end}`,
  ],
  [
    'product-card',
    `<article class="v-card{.if soldOut} v-card-sold-out{.end}"><a class="v-card-link" href="{fullUrl|htmltag}"><span class="v-card-picture">{.section mainImage}{picture}{.or}<span class="v-no-picture" aria-hidden="true"></span>{.end}{.section hoverImage}<span class="v-card-hover" aria-hidden="true">{picture}</span>{.end}{@|apply product-mark}</span><span class="v-card-title">{title|html}</span></a>{@|apply product-price}</article>`,
  ],
  [
    'product-form',
    `{.section form}<form class="v-product-form" method="post" action="/api/commerce/shopping-cart/entries" data-island="product-form" data-load="visible" data-props="{props|htmltag}"><input type="hidden" name="itemId" value="{itemId|htmltag}">{.section sku}<input type="hidden" name="sku" value="{@|htmltag}">{.end}{.repeated section options}{.if asChips}<fieldset class="v-option"><legend>{name|html}</legend><div class="v-chips">{.repeated section values}<label class="v-chip"{.if soldOut} data-unavailable{.end}><input type="radio" name="option.{name|htmltag}" value="{value|htmltag}" required><span>{value|html}{.if soldOut}<span class="v-hidden"> sold out</span>{.end}</span></label>{.end}</div></fieldset>{.or}<div class="v-option"><label for="{id}">{name|html}</label><select class="v-select" id="{id}" name="option.{name|htmltag}" required><option value="">Select {name|html}</option>{.repeated section values}<option value="{value|htmltag}"{.if soldOut} data-unavailable{.end}>{value|html}{.if soldOut} – sold out{.end}</option>{.end}</select></div>{.end}{.end}<div class="v-buy">{.if showQuantity}<label class="v-quantity"><span>{quantityLabel|html}</span><input type="number" name="quantity" value="1" min="1" max="{quantityMax}" step="1" inputmode="numeric"></label>{.end}<button class="v-button v-add" type="submit"{.if soldOut} disabled{.end}><span data-role="label">{buttonText|html}</span></button></div><p class="v-alert" data-role="message" aria-live="polite" hidden></p></form>{.end}`,
  ],
  [
    'product-gallery',
    `<div class="v-product-gallery">{.section images}{.repeated section images}<figure class="v-product-picture" data-image-id="{id}"{.if first} data-current{.end}>{picture}</figure>{.end}{.or}<div class="v-no-picture" role="img" aria-label="No picture yet"></div>{.end}</div>`,
  ],
  [
    'product-page',
    `<article class="v-product" data-product><div class="v-product-media">{item|apply product-gallery}</div><div class="v-product-side"><nav class="v-crumbs" aria-label="Breadcrumb"><a href="{collection.fullUrl|htmltag}">{collection.navigationTitle|html}</a></nav>{.section item}<h1 class="v-product-title">{title|html}</h1>{@|apply product-price}{@|apply product-mark}{@|apply product-form}<div class="v-product-body">{body}</div>{.end}</div></article>`,
  ],
  [
    'category-nav',
    `{.section collection.categories}<nav class="v-categories" aria-label="Categories"><ul>{.repeated section @}<li><a href="{fullUrl|htmltag}"{.if active} aria-current="page"{.end}>{displayName|html}</a></li>{.end}</ul></nav>{.end}`,
  ],
  [
    'product-list',
    `<div class="v-shop"><header class="v-shop-head"><h1>{collection.title|html}</h1>{.section collection.description}<p class="v-lead">{@|html}</p>{.end}{@|apply category-nav}</header>{.section items}<ul class="v-cards">{.repeated section items}<li>{@|apply product-card}</li>{.end}</ul>{.or}<p class="v-empty">There is nothing here at the moment. <a href="{collection.fullUrl|htmltag}">See everything</a></p>{.end}{@|apply pagination}</div>`,
  ],
  [
    'pagination',
    `{.if pagination.prevPageUrl || pagination.nextPageUrl}<nav class="v-pages" aria-label="Pages">{.section pagination.prevPageUrl}<a rel="prev" href="{@|htmltag}">Previous</a>{.end}<span>Page {pagination.pageNumber} of {pagination.pageCount}</span>{.section pagination.nextPageUrl}<a rel="next" href="{@|htmltag}">Next</a>{.end}</nav>{.end}`,
  ],
  [
    'cart-link',
    `{.if shop.enabled}<a class="v-cart-link" href="{shop.cartUrl|htmltag}" data-role="cart-link" data-empty aria-label="Cart"><span class="v-cart-word">Cart</span> <span class="v-cart-count" data-role="cart-count">0</span></a>{.end}`,
  ],
  [
    'cart-page',
    `<section class="v-cart-page"><h1>Cart</h1>{.section notice}<p class="v-alert" role="alert">{@|html}</p>{.end}{.section cart.entries}<form class="v-cart" method="post" action="/cart" data-island="cart-page" data-load="idle"><input type="hidden" name="crumb" value="{crumb|htmltag}"><ul class="v-cart-lines">{.repeated section cart.entries}<li class="v-cart-line">{.section imageUrl}<img class="v-cart-picture" src="{@|htmltag}" alt="" width="96" height="120" loading="lazy">{.or}<span class="v-no-picture" aria-hidden="true"></span>{.end}<div class="v-cart-what"><a class="v-cart-title" href="{productUrl|htmltag}">{title|html}</a>{.section options}<p class="v-cart-options">{@|html}</p>{.end}<p class="v-cart-unit">{unitText|html}</p>{.section problem}<p class="v-alert">{@|html}</p>{.end}</div><label class="v-quantity"><span class="v-hidden">Quantity of {title|html}</span><input type="number" name="quantity.{id}" value="{quantity}" min="1" max="9999" step="1" inputmode="numeric"></label><p class="v-cart-total">{totalText|html}</p><button class="v-link-button" name="remove" value="{id}" formnovalidate>Remove<span class="v-hidden"> {title|html}</span></button></li>{.end}</ul><p class="v-alert" data-role="message" aria-live="polite" hidden></p><div class="v-cart-foot"><p class="v-cart-subtotal"><span>Subtotal</span> <strong>{cart.subtotalText|html}</strong></p><p class="v-small">Shipping and taxes are worked out at checkout.</p><div class="v-cart-actions"><button class="v-button v-button-secondary" name="update" value="1">Update</button><button class="v-button" name="checkout" value="1">Checkout</button></div></div></form>{.or}<div class="v-cart-empty"><p class="v-lead">Nothing in here yet.</p>{.section shop.storeUrl}<a class="v-button" href="{@|htmltag}">Go to the shop</a>{.or}<a class="v-button" href="/">Go to the home page</a>{.end}</div>{.end}</section>`,
  ],
  [
    'not-found',
    `<section class="v-not-found"><p class="v-not-found-code">404</p><h1>This page is not here</h1><p class="v-lead">The address may have changed, or the page was taken down.</p><p><a class="v-button" href="/">Go to the home page</a></p></section>`,
  ],
  [
    'order-confirmed',
    `<section class="v-order"><h1>Thank you</h1>{.section order}<p class="v-lead">Your order {.section number}<strong>No. {@}</strong> {.end}is placed.</p>{.end}</section>`,
  ],
  [
    'summary-item',
    `<article class="v-summary-card">{.section show.image}{.section mainImage}<a class="v-summary-picture" href="{fullUrl|htmltag}" tabindex="-1" aria-hidden="true">{picture}</a>{.end}{.end}{.section show.title}<h3 class="v-summary-title"><a href="{fullUrl|htmltag}">{title|html}</a></h3>{.end}{.section show.price}{.section priceText}{product|apply product-price}{.end}{.end}{.section show.date}{.section dateText}<p class="v-mono">{@|html}</p>{.end}{.end}{.section show.excerpt}{.section excerptText}<p class="v-summary-excerpt">{@|html}</p>{.end}{.end}</article>`,
  ],
  [
    'main-navigation',
    `<ul class="v-nav">{.repeated section items}<li{.section children} class="v-nav-folder"{.end}><a href="{href|htmltag}"{.if active} aria-current="page"{.end}{.if newWindow} target="_blank" rel="noopener"{.end}>{title|html}</a>{.section children}<ul>{.repeated section @}<li><a href="{href|htmltag}"{.if active} aria-current="page"{.end}>{title|html}</a></li>{.end}</ul>{.end}</li>{.end}</ul>`,
  ],
]);
