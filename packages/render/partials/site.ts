/** Parts of any site: navigation, lists, pictures, what stands where nothing is. */

/** Context: an image. Arguments: `class`, `sizes`, `ratio`, `alt`, `decorative=1`, `eager=1`. */
const image = `<img class="v-img{.if @args.class} {@args.class|htmltag}{.end}" src="{fallbackUrl|htmltag}"{.if srcset} srcset="{srcset|htmltag}" sizes="{.if @args.sizes}{@args.sizes|htmltag}{.or}100vw{.end}"{.end}{.if width} width="{width}" height="{height}"{.end} alt="{.if @args.decorative}{.or}{.if @args.alt}{@args.alt|htmltag}{.or}{altText|htmltag}{.end}{.end}"{.if @args.eager} fetchpriority="high"{.or} loading="lazy"{.end} decoding="async" style="object-position:{objectPosition}{.if @args.ratio};aspect-ratio:{@args.ratio|htmltag}{.end}{.if placeholder};--lqip:url({placeholder|htmltag}){.end}">`;

const navigation = `{.section items}<ul class="v-nav-list" role="list">{.repeated section @}<li class="v-nav-item{.if folderActive} is-active{.end}{.if folder} is-folder{.end}"><a class="v-nav-link" href="{url|htmltag}"{linkTarget}{ariaCurrent}>{title|html}</a>{.if folder}<ul class="v-nav-sub" role="list">{.repeated section items}<li class="v-nav-item"><a class="v-nav-link" href="{url|htmltag}"{linkTarget}{ariaCurrent}>{title|html}</a></li>{.end}</ul>{.end}</li>{.end}</ul>{.end}`;

const skipLink = `<a class="v-skip" href="#main">{localizedStrings.skipToContentText|html}</a>`;

const announcement = `{.section website.announcement}<aside class="v-announcement">{.section href}<a href="{@|htmltag}">{text|html}</a>{.or}<span>{text|html}</span>{.end}</aside>{.end}`;

const socialLinks = `{.section website.socialAccounts}<ul class="v-social" role="list" aria-label="{localizedStrings.socialLabel|htmltag}">{.repeated section @}<li><a href="{profileUrl|htmltag}" rel="me noopener" data-service="{serviceName|htmltag}">{userName|html}</a></li>{.end}</ul>{.end}`;

const pagination = `{.section pagination}{.if prevPageUrl || nextPageUrl}<nav class="v-pagination" aria-label="{localizedStrings.paginationLabel|htmltag}">{.section prevPageUrl}<a class="v-page-link v-page-prev" rel="prev" href="{@|htmltag}">{localizedStrings.paginationPrevText|html}</a>{.end}<span class="v-page-number">{pageNumber} / {pageCount}</span>{.section nextPageUrl}<a class="v-page-link v-page-next" rel="next" href="{@|htmltag}">{localizedStrings.paginationNextText|html}</a>{.end}</nav>{.end}{.end}`;

const categoryNav = `{.if categoryLevels}<nav class="v-category-nav" aria-label="{localizedStrings.categoryNavLabel|htmltag}">{.repeated section categoryLevels}<ul class="v-category-level" role="list" data-level="{level}">{.equal? level 1}<li><a class="v-category-link" href="{.if categoryAllUrl}{categoryAllUrl|htmltag}{.or}{collection.fullUrl|htmltag}{.end}"{.if categoryActive}{.or} aria-current="page"{.end}>{localizedStrings.categoryAllText|html}</a></li>{.end}{.repeated section links}<li><a class="v-category-link" href="{fullUrl|htmltag}"{.if current} aria-current="{current}"{.end} data-depth="{depth}">{displayName|html}</a></li>{.end}</ul>{.end}</nav>{.end}`;

const notFound = `<div class="v-not-found"><p class="v-not-found-code" aria-hidden="true">404</p><h1 class="v-not-found-title">{localizedStrings.notFoundTitle|html}</h1><p>{localizedStrings.notFoundText|html}</p><a class="v-btn v-btn-primary" href="/">{localizedStrings.notFoundHomeText|html}</a>{@|apply search-form}</div>`;

/** What cannot be answered; its parts are those of the page where nothing is, so that themes draw both alike. */
const errorPage = `<div class="v-not-found"><p class="v-not-found-code" aria-hidden="true">{error.status}</p><h1 class="v-not-found-title">{localizedStrings.errorTitle|html}</h1><p>{error.sentence|html}</p><a class="v-btn v-btn-primary" href="/">{localizedStrings.notFoundHomeText|html}</a></div>`;

const lockScreen = `<div class="v-lock"><p class="v-lock-site">{website.siteTitle|html}</p><h1 class="v-lock-title">{localizedStrings.lockTitle|html}</h1>{.if takesPassword}<form class="v-lock-form" method="post" action="/unlock">{.if crumb}<input type="hidden" name="crumb" value="{crumb|htmltag}">{.end}<input type="hidden" name="returnTo" value="{returnTo|htmltag}"><div class="v-field"><label class="v-label" for="lock-password">{localizedStrings.lockPasswordLabel|html}</label><input class="v-input" id="lock-password" type="password" name="password" required maxlength="100" autocomplete="current-password" autofocus{.if isWrong} aria-invalid="true" aria-describedby="lock-error"{.end}>{.if isWrong}<p class="v-field-error" id="lock-error">{localizedStrings.lockWrongText|html}</p>{.end}</div><button class="v-btn v-btn-primary" type="submit">{localizedStrings.lockButtonText|html}</button></form>{.end}</div>`;

/** Context: an item of a summary block, inside the block's frame (show, ratio, imageSizes, isEvents, isStore). */
const summaryItem = `<article class="v-summary-card{.if soldOut} is-sold-out{.end}{.if onSale} is-on-sale{.end}">{.if show.image}<a class="v-summary-picture" href="{fullUrl|htmltag}" tabindex="-1" aria-hidden="true"{.if ratio} style="aspect-ratio:{ratio}"{.end}>{.section mainImage}<img class="v-img" src="{fallbackUrl|htmltag}"{.if srcset} srcset="{srcset|htmltag}" sizes="{imageSizes|htmltag}"{.end} width="{width}" height="{height}" alt="" loading="lazy" decoding="async" style="object-position:{objectPosition}{.if placeholder};--lqip:url({placeholder|htmltag}){.end}">{.or}<span class="v-no-picture"></span>{.end}{.if isStore}{@|apply product-mark}{.end}</a>{.end}<div class="v-summary-text">{.if show.date}{.if isEvents}<time class="v-summary-date" datetime="{startDate|date %Y-%m-%dT%H:%M}"><span class="v-date-weekday">{startDate|date %a}</span> <span class="v-date-day">{startDate|date %d}</span> <span class="v-date-month">{startDate|date %b}</span> <span class="v-date-year">{startDate|date %Y}</span></time>{.or}{.if isStore}{.or}<time class="v-summary-date" datetime="{publishOn|date %Y-%m-%d}">{publishOn|date %d %B %Y}</time>{.end}{.end}{.end}{.if show.title}<h3 class="v-summary-title"><a href="{fullUrl|htmltag}">{title|html}</a></h3>{.end}{.if isEvents}{.section location}<p class="v-summary-place">{title|html}{.section addressLine2}, {@|html}{.end}</p>{.end}{.end}{.if show.excerpt}{.section excerpt}<p class="v-summary-excerpt">{@|html}</p>{.end}{.end}{.if show.price}{.if isStore}{@|apply product-price}{.end}{.end}</div></article>`;

const itemList = `<header class="v-list-header"><h1 class="v-list-title">{collection.title|html}</h1>{.section collection.description}<p class="v-list-description">{@|html}</p>{.end}{@|apply category-nav}</header>
{.section items}<ul class="v-item-list" role="list">{.repeated section @}<li class="v-item"><article><h2 class="v-item-title"><a href="{fullUrl|htmltag}">{title|html}</a></h2>{.section excerpt}<p class="v-item-excerpt">{@|html}</p>{.end}</article></li>{.end}</ul>{.or}<p class="v-empty">{localizedStrings.listEmptyText|html}</p>{.end}
{@|apply pagination}`;

const itemPage = `{.section item}<article class="v-item-page"><header class="v-item-header"><h1 class="v-item-title">{title|html}</h1>{.section author}<p class="v-item-author"><a href="{fullUrl|htmltag}" rel="author">{displayName|html}</a></p>{.end}</header>{.section mainImage}{@|apply;image;eager=1}{.end}{body}</article>{.end}`;

/** Partials of any site by name. */
export const sitePartials: ReadonlyMap<string, string> = new Map([
  ['image', image],
  ['navigation', navigation],
  ['skip-link', skipLink],
  ['announcement', announcement],
  ['social-links', socialLinks],
  ['pagination', pagination],
  ['category-nav', categoryNav],
  ['not-found', notFound],
  ['error-page', errorPage],
  ['lock-screen', lockScreen],
  ['summary-item', summaryItem],
  ['item-list', itemList],
  ['item-page', itemPage],
]);
