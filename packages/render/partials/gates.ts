/** What stands before a page that not everyone may see. Context: `renderGate`. */
const gate = `<div class="v-gate">
<h1 class="v-gate-title">{gateTitle|html}</h1>
{.if isPassword}<p>{localizedStrings.gatePasswordText|html}</p>
<form class="v-lock-form" method="post" action="/unlock-page"><input type="hidden" name="page" value="{pageId|htmltag}"><input type="hidden" name="returnTo" value="{returnTo|htmltag}"><div class="v-field"><label class="v-label" for="gate-password">{localizedStrings.lockPasswordLabel|html}</label><input class="v-input" id="gate-password" type="password" name="password" required maxlength="100" autocomplete="current-password"{.if isWrong} autofocus aria-invalid="true" aria-describedby="gate-error"{.end}>{.if isWrong}<p class="v-field-error" id="gate-error">{localizedStrings.lockWrongText|html}</p>{.end}</div><button class="v-btn v-btn-primary" type="submit">{localizedStrings.lockButtonText|html}</button></form>
{.end}{.if isMembers}<p>{localizedStrings.gateMembersText|html}</p>
<a class="v-btn v-btn-primary" href="/account/login?returnTo={returnTo|url-encode}">{localizedStrings.accountLoginText|html}</a>
<p><a href="/account/signup?returnTo={returnTo|url-encode}">{localizedStrings.accountSignupTitle|html}</a></p>
{.end}{.if isPaywall}{.section plans}<p>{localizedStrings.gatePlansText|html}</p>
<ul class="v-plans" role="list">{.repeated section @}<li class="v-plan">{@|apply plan-card}</li>{.end}</ul>
{.end}{.section products}<p>{localizedStrings.gatePaywallText|html}</p>
<ul class="v-card-grid" role="list">{.repeated section @}<li class="v-card-cell">{@|apply product-card}</li>{.end}</ul>
{.end}<p><a href="/account/login?returnTo={returnTo|url-encode}">{localizedStrings.gatePaywallLogin|html}</a></p>
{.end}</div>`;

/** The ways to sign in with an account of elsewhere. Context: `sso`, `returnTo`. */
const ssoOptions = `{.section sso}<a class="v-btn {.if @args.quiet}v-btn-secondary{.or}v-btn-primary{.end} v-sso-option" href="/sso/start{.if returnTo}?returnTo={returnTo|encode-uri-component}{.end}" rel="nofollow">{label|html}</a>{.end}`;

/** The page of single sign-on: a slide and its slices, by the names of administration §2 and §3. */
const ssoScreen = `<div class="v-lock v-sso" data-slide-type="sso-screen"><p class="v-lock-site" data-slice-name="logo">{website.siteTitle|html}</p><h1 class="v-lock-title" data-slice-name="heading">{localizedStrings.ssoTitle|html}</h1>{.section notice}<p class="v-notice" role="alert">{@|html}</p>{.end}<p data-slice-name="body">{localizedStrings.ssoText|html}</p><div data-slice-name="sso-options">{@|apply sso-options}</div><p data-slice-name="action"><a href="/account/login{.if returnTo}?returnTo={returnTo|encode-uri-component}{.end}">{localizedStrings.ssoOtherText|html}</a></p></div>`;

/** A plan where it is asked for: what it is, what it costs, and the button. */
const planCard = `<article class="v-plan-card"><h2 class="v-plan-title"><a href="{fullUrl|htmltag}">{title|html}</a></h2>{@|apply product-price}{.section excerpt}<div class="v-plan-text">{@}</div>{.end}{@|apply product-form}</article>`;

/** Partials of the gates by name. */
export const gatePartials: ReadonlyMap<string, string> = new Map([
  ['page-gate', gate],
  ['sso-options', ssoOptions],
  ['sso-screen', ssoScreen],
  ['plan-card', planCard],
]);
