const page = `<div class="v-account"><h1 class="v-account-title">{listTitle|html}</h1><div class="v-account-body"><p>{listText|html}</p>{.section listForm}<form class="v-account-form" method="post" action="{action|htmltag}"><button class="v-btn v-btn-primary" type="submit">{button|html}</button></form>{.or}<p class="v-account-links"><a href="/">{localizedStrings.notFoundHomeText|html}</a></p>{.end}</div></div>`;

/** Partials of the pages of mailing lists by name. */
export const mailingListPartials: ReadonlyMap<string, string> = new Map([['mailing-list-page', page]]);
