/** The search of a site: its form, and its page. */

/** Context: the site; `query` where it stands on the search page. */
const searchForm = `<form class="v-search" role="search" method="get" action="/search" data-island="search" data-load="interaction" data-props="{}"><label class="v-visually-hidden" for="v-search-words">{localizedStrings.searchLabel|html}</label><input class="v-input v-search-words" id="v-search-words" type="search" name="q" value="{.section query}{@|htmltag}{.end}" maxlength="200" autocomplete="off" enterkeyhint="search" placeholder="{localizedStrings.searchLabel|htmltag}"><button class="v-btn v-btn-primary" type="submit">{localizedStrings.searchButtonText|html}</button></form>`;

const searchLink = `<ul class="v-nav-list" role="list"><li class="v-nav-item"><a class="v-nav-link" href="/search">{localizedStrings.searchTitle|html}</a></li></ul>`;

const writing = `<li class="v-found-item"><article>{.section image}<a class="v-found-picture" href="{url|htmltag}" tabindex="-1" aria-hidden="true">{@|apply;image;decorative=1;sizes=8rem}</a>{.end}<div class="v-found-text">{.section where}<p class="v-found-where">{@|html}</p>{.end}<h3 class="v-found-title"><a href="{url|htmltag}">{title|html}</a></h3>{.section words}<p class="v-found-words">{.repeated section @}{.if hit}<mark>{text|html}</mark>{.or}{text|html}{.end}{.end}</p>{.end}</div></article></li>`;

const writings = (name: 'pages' | 'posts', title: string): string =>
  `{.section ${name}}<section class="v-found" aria-labelledby="v-found-${name}"><h2 class="v-found-heading" id="v-found-${name}">{localizedStrings.${title}|html}</h2><ul class="v-found-list" role="list">{.repeated section @}${writing}{.end}</ul></section>{.end}`;

const searchPage = `<div class="v-search-page">
<h1 class="v-search-title">{localizedStrings.searchTitle|html}</h1>
{@|apply search-form}
<p class="v-search-summary" role="status" data-search-summary>{summary|html}</p>
<div class="v-search-results" data-search-results>
{.if isSearched}{.if hasFound}
{.section products}<section class="v-found" aria-labelledby="v-found-products"><h2 class="v-found-heading" id="v-found-products">{localizedStrings.searchProductsTitle|html}</h2><ul class="v-card-grid" role="list">{.repeated section @}<li class="v-card-cell">{@|apply product-card}</li>{.end}</ul></section>{.end}
${writings('pages', 'searchPagesTitle')}
${writings('posts', 'searchPostsTitle')}
{@|apply pagination}
{.or}<p class="v-search-hint">{localizedStrings.searchHint|html}</p>{.end}{.end}
</div>
</div>`;

/** Partials of the search by name. */
export const searchPartials: ReadonlyMap<string, string> = new Map([
  ['search-form', searchForm],
  ['search-link', searchLink],
  ['search-page', searchPage],
]);
