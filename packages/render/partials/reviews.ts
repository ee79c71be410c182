/** What buyers say. Context: an item (a product), or the page of a review link. */

const stars = `<span class="v-stars" role="img" aria-label="{label|htmltag}" style="--stars:{percent}%"></span>`;

const reviewsLink = `{.section reviews}{.if count}<a class="v-reviews-link" href="#reviews">{stars|apply stars}<span>{countText|html}</span></a>{.end}{.end}`;

const reviews = `{.section reviews}<section class="v-reviews" id="reviews" aria-labelledby="reviews-title"><h2 class="v-reviews-title" id="reviews-title">{localizedStrings.reviewsTitle|html}</h2>
{.if count}<p class="v-reviews-average">{stars|apply stars}<strong>{average|html}</strong><span>{countText|html}</span></p>{.section list}<ul class="v-review-list" role="list">{.repeated section @}<li><article class="v-review"><header class="v-review-head">{stars|apply stars}{.section title}<h3 class="v-review-title">{@|html}</h3>{.end}</header>{.section body}<p class="v-review-body">{@|html|line-breaks}</p>{.end}<footer class="v-review-foot"><span class="v-review-author">{author|html}</span><time datetime="{writtenAt|date %Y-%m-%d}">{writtenAt|date %d %B %Y}</time><span>{mark|html}</span></footer></article></li>{.end}</ul>{.end}{@|apply pagination}{.or}<p class="v-reviews-empty">{localizedStrings.reviewsEmptyText|html}</p>{.end}</section>{.end}`;

const reviewsRequest = `{.section request}<div class="v-review-page"><h1 class="v-account-title">{localizedStrings.reviewsRequestTitle|html}</h1>{.if thanks}<p class="v-notice" role="status">{localizedStrings.reviewThanksText|html}</p>{.end}
{.repeated section products}<section class="v-review-item" aria-labelledby="product-{id|htmltag}">{.section imageUrl}<img class="v-review-picture" src="{@|htmltag}" alt="" width="120" height="150" loading="lazy">{.or}<span class="v-review-picture v-no-picture" aria-hidden="true"></span>{.end}
<div class="v-review-part"><h2 class="v-review-product" id="product-{id|htmltag}">{.if isReviewed}<a href="{url|htmltag}">{title|html}</a>{.or}{heading|html}{.end}</h2>
{.if isReviewed}<p>{localizedStrings.reviewGivenText|html}</p>{.or}<form class="v-review-form" method="post" action="{action|htmltag}" novalidate data-island="text-counter" data-load="visible" data-props="{}">{.if crumb}<input type="hidden" name="crumb" value="{crumb|htmltag}">{.end}<input type="hidden" name="productId" value="{id|htmltag}">
{.section problem}<p class="v-notice" role="alert">{@|html}</p>{.end}
<fieldset class="v-rating"><legend class="v-restock-label">{localizedStrings.reviewRatingLabel|html}</legend><div class="v-rating-choices">{.repeated section ratings}<label class="v-rating-choice" for="{id|htmltag}"><input type="radio" id="{id|htmltag}" name="rating" value="{value}"{.if checked} checked{.end}><span aria-hidden="true">{glyphs}</span><span class="v-visually-hidden">{label|html}</span></label>{.end}</div></fieldset>
<div class="v-restock-field"><label class="v-restock-label" for="title-{id|htmltag}">{localizedStrings.reviewTitleLabel|html}</label><input class="v-restock-email" id="title-{id|htmltag}" name="title" maxlength="{limits.title}" value="{typed.title|htmltag}"></div>
<div class="v-restock-field"><label class="v-restock-label" for="body-{id|htmltag}">{localizedStrings.reviewBodyLabel|html}</label><textarea class="v-restock-email v-review-text" id="body-{id|htmltag}" name="body" rows="5" data-max-length="{limits.body}">{typed.body|html}</textarea><span class="v-counter" data-counter-of="body-{id|htmltag}" hidden></span></div>
<div class="v-restock-field"><label class="v-restock-label" for="author-{id|htmltag}">{localizedStrings.reviewAuthorLabel|html}</label><input class="v-restock-email" id="author-{id|htmltag}" name="author" maxlength="{limits.author}" autocomplete="name" value="{typed.author|htmltag}"></div>
<button class="v-btn v-btn-primary" type="submit">{localizedStrings.reviewSendText|html}</button></form>{.end}</div></section>{.end}</div>{.end}`;

/** Partials of reviews by name. */
export const reviewPartials: ReadonlyMap<string, string> = new Map([
  ['stars', stars],
  ['product-reviews-link', reviewsLink],
  ['product-reviews', reviews],
  ['reviews-request', reviewsRequest],
]);
