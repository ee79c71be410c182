import { addressesSection } from './account-addresses.ts';

const crumb = `{.if crumb}<input type="hidden" name="crumb" value="{crumb|htmltag}">{.end}`;
const returnTo = `{.if returnTo}<input type="hidden" name="returnTo" value="{returnTo|htmltag}">{.end}`;
const notice = `{.if isElsewhere}<p class="v-notice" role="alert">{notice|html}</p>{.end}`;

/** Attributes of the input, and the key of a text below the label. */
type FieldParts = [attributes: string, hint?: string];

/** A field of the account's forms, with its error tied to it. */
function field(name: string, label: string, ...[attributes, hint = '']: FieldParts): string {
  const described = hint === '' ? '' : ` account-${name}-hint`;
  const note =
    hint === ''
      ? ''
      : `<p class="v-field-hint" id="account-${name}-hint">{localizedStrings.${hint}|html}</p>`;
  return `<div class="v-field"><label class="v-label" for="account-${name}">{localizedStrings.${label}|html}</label>${note}<input class="v-input" id="account-${name}" name="${name}" ${attributes}{.if errors.${name}} aria-invalid="true" aria-describedby="account-${name}-error${described}" autofocus{.or}${described === '' ? '' : ` aria-describedby="${described.trim()}"`}{.end}>{.section errors}{.section ${name}}<p class="v-field-error" id="account-${name}-error">{@|html}</p>{.end}{.end}</div>`;
}

function typed(name: string): string {
  return `value="{typed.${name}|htmltag}"`;
}

const email = field(
  'email',
  'accountEmailLabel',
  `type="email" ${typed('email')} autocomplete="email" required maxlength="256"`,
);
const password = field(
  'password',
  'accountPasswordLabel',
  'type="password" autocomplete="current-password" required maxlength="200"',
);
/** A password that is chosen: an island says how hard it is to guess, in words and bars, from the first key on. */
function newPassword(name: string, label: string, attributes: string): string {
  const input = field(
    name,
    label,
    `type="password" autocomplete="new-password" ${attributes}`,
    'accountPasswordHint',
  );
  const words = ['Weak', 'Fair', 'Good', 'Strong'].map(
    (strength) => `data-${strength.toLowerCase()}="{localizedStrings.passwordStrength${strength}|htmltag}"`,
  );
  return `<div class="v-new-password" data-island="password-meter" data-load="interaction">${input}<div class="v-password-meter" data-label="{localizedStrings.passwordStrengthLabel|htmltag}" ${words.join(' ')}><span class="v-password-bars" aria-hidden="true" hidden><i></i><i></i><i></i><i></i></span><span class="v-password-strength" role="status"></span></div></div>`;
}

const freshPassword = newPassword(
  'password',
  'accountPasswordLabel',
  'required minlength="8" maxlength="200"',
);
const names = `<div class="v-field-row">${field('firstName', 'accountFirstNameLabel', `type="text" ${typed('firstName')} autocomplete="given-name" maxlength="100"`)}${field('lastName', 'accountLastNameLabel', `type="text" ${typed('lastName')} autocomplete="family-name" maxlength="100"`)}</div>`;

function button(text: string): string {
  return `<button class="v-btn v-btn-primary" type="submit">{localizedStrings.${text}|html}</button>`;
}

const linkButton =
  '<button class="v-btn v-btn-secondary" type="submit">{localizedStrings.accountForgotText|html}</button>';

const confirm = `{.section confirm}<form class="v-account-form" method="post" action="/api/site-users/account/address">${crumb}<input type="hidden" name="token" value="{token|htmltag}">{.section errors}{.section token}<p class="v-notice" role="alert">{@|html} <a href="/account/orders">{localizedStrings.accountOrdersTitle|html}</a></p>{.end}{.end}<p class="v-account-note">{user.email|html}</p>${button('accountConfirmTitle')}</form>{.end}`;

// Asked for after many wrong passwords; an island fills in the proof.
const captcha = `{.section captcha}<div class="v-captcha v-login-captcha" data-island="login-captcha" data-load="load" data-site-key="{siteKey|htmltag}" data-script-url="{scriptUrl|htmltag}" data-working="{localizedStrings.formCaptchaWorking|htmltag}" data-done="{localizedStrings.formCaptchaDone|htmltag}" data-missing="{missing|htmltag}">{.if siteKey}{.or}<label class="v-check v-captcha-box"><input type="checkbox" data-captcha-box><span>{localizedStrings.formCaptchaLabel|html}</span></label>{.end}<span class="v-captcha-state" data-captcha-state role="status"></span><input type="hidden" name="captchaKey" value=""><noscript><p class="v-field-hint">{localizedStrings.accountCaptchaScript|html}</p></noscript></div>{.end}`;

const login = `{.section login}{.if isDone}<p class="v-notice" role="status">{localizedStrings.accountErasedText|html}</p>{.end}<form class="v-account-form" method="post" action="/api/site-users/account/session">${crumb}${returnTo}${notice}${email}${password}<label class="v-check"><input type="checkbox" name="rememberMe" value="true"> <span>{localizedStrings.accountRememberLabel|html}</span></label>${captcha}${button('accountLoginText')}</form>{.section sso}<p class="v-account-or"><span>{localizedStrings.ssoOrText|html}</span></p>{.end}{@|apply;sso-options;quiet=1}<p class="v-account-links"><a href="/account/forgot">{localizedStrings.accountForgotTitle|html}</a><a href="/order-status">{localizedStrings.orderFindTitle|html}</a><span>{localizedStrings.accountSignupHint|html} <a href="/account/signup{.if returnTo}?returnTo={returnTo|encode-uri-component}{.end}">{localizedStrings.accountSignupTitle|html}</a></span></p>{.end}`;

const signup = `{.section signup}<form class="v-account-form" method="post" action="/api/site-users/account">${crumb}${returnTo}${notice}${names}${email}${freshPassword}${button('accountSignupText')}</form><p class="v-account-links"><span>{localizedStrings.accountLoginHint|html} <a href="/account/login{.if returnTo}?returnTo={returnTo|encode-uri-component}{.end}">{localizedStrings.accountLoginTitle|html}</a></span></p>{.end}`;

const forgot = `{.section forgot}{.if isDone}<p class="v-notice" role="status">{localizedStrings.accountForgotDone|html}</p>{.or}<p class="v-account-note">{localizedStrings.accountForgotNote|html}</p><form class="v-account-form" method="post" action="/api/site-users/account/password-reset">${crumb}${notice}${email}${button('accountForgotText')}</form>{.end}{.end}`;

const reset = `{.section reset}<form class="v-account-form" method="post" action="/api/site-users/account/password">${crumb}<input type="hidden" name="token" value="{token|htmltag}">${notice}{.section errors}{.section token}<p class="v-notice" role="alert">{@|html} <a href="/account/forgot">{localizedStrings.accountForgotTitle|html}</a></p>{.end}{.end}${freshPassword}${button('accountResetText')}</form>{.end}`;

const orders = `{.section orders}{.section orders}<ul class="v-account-orders" role="list">{.repeated section @}<li class="v-account-order"><a href="{url|htmltag}">{title|html}</a><span><time datetime="{placedAt|date %Y-%m-%d}">{placedAt|date %B %d, %Y}</time></span><span>{items|html}</span><strong>{total|html}</strong></li>{.end}</ul>{.or}<div class="v-account-empty"><p>{localizedStrings.accountOrdersEmpty|html}</p><a class="v-btn v-btn-secondary" href="{shop.storeUrl|htmltag}">{localizedStrings.cartContinueText|html}</a></div>{.end}{.if mayConfirm}{.if isDone}<p class="v-notice" role="status">{confirmSent|html}</p>{.or}<form class="v-account-form v-account-confirm" method="post" action="/api/site-users/account/confirmation">${crumb}<p class="v-account-note">{localizedStrings.accountConfirmNote|html}</p>${linkButton}</form>{.end}{.end}{.end}`;

// Open where its own form was refused, so that what is said stands beside it.
const erase = `<details class="v-subscription-manage v-account-erase"{.if errors.erasePassword} open{.end}><summary>{localizedStrings.accountEraseTitle|html}</summary><form class="v-account-form" method="post" action="/api/site-users/account/erase">${crumb}<p class="v-account-note">{localizedStrings.accountEraseNote|html}</p>${field('erasePassword', 'accountPasswordLabel', 'type="password" autocomplete="current-password" required maxlength="200"').replace('name="erasePassword"', 'name="password"')}<button class="v-btn v-btn-secondary" type="submit">{localizedStrings.accountEraseText|html}</button></form></details>`;

const details = `{.section details}{.if isDone}<p class="v-notice" role="status">{localizedStrings.accountSavedText|html}</p>{.end}<form class="v-account-form" method="post" action="/api/site-users/account/details">${crumb}${notice}<p class="v-account-note">{user.email|html}</p>${names}${field('password', 'accountPresentPasswordLabel', 'type="password" autocomplete="current-password" maxlength="200"')}${newPassword('newPassword', 'accountNewPasswordLabel', 'maxlength="200"')}${button('accountSaveText')}</form><p class="v-account-links"><a href="/api/site-users/account/export" download>{localizedStrings.accountExportText|html}</a></p>${erase}{.end}`;

const downloads = `{.section downloads}{.section downloads}<ul class="v-files" role="list">{.repeated section @}<li class="v-file"><div><strong>{title|html}</strong><br><span>{fileName|html} · {size|html}{.section note} · {@|html}{.end}</span></div>{.section url}<a class="v-btn v-btn-secondary" href="{@|htmltag}" download>{localizedStrings.accountDownloadText|html}</a>{.or}<span>{localizedStrings.accountDownloadEnded|html}</span>{.end}</li>{.end}</ul>{.or}<div class="v-account-empty"><p>{localizedStrings.accountDownloadsEmpty|html}</p></div>{.end}{.end}`;

const subscriptions = `{.section subscriptions}{.if isDone}<p class="v-notice" role="status">{localizedStrings.accountSavedText|html}</p>{.end}${notice}{.section subscriptions}<ul class="v-files v-subscriptions" role="list">{.repeated section @}<li class="v-subscription"><div class="v-subscription-head"><strong>{title|html}</strong> <span class="v-subscription-state">{state|html}</span></div><p>{phrase|html}</p><p class="v-account-note">{note|html}{.section card} · {@|html}{.end}</p>{.if action}<details class="v-subscription-manage"><summary>{localizedStrings.accountSubscriptionManage|html}</summary><div class="v-subscription-acts">{.if canSkip}<form method="post" action="{action|htmltag}/skip">${crumb}<button class="v-btn v-btn-secondary" type="submit">{localizedStrings.accountSubscriptionSkip|html}</button></form>{.end}{.if canResume}<form method="post" action="{action|htmltag}/resume">${crumb}<button class="v-btn v-btn-secondary" type="submit">{localizedStrings.accountSubscriptionResume|html}</button></form>{.end}{.if canCancel}<form method="post" action="{action|htmltag}/cancel">${crumb}<button class="v-btn v-btn-secondary" type="submit" name="when" value="period-end">{localizedStrings.accountSubscriptionCancelEnd|html}</button></form>{.end}<form method="post" action="{action|htmltag}/cancel">${crumb}<button class="v-btn v-btn-secondary" type="submit" name="when" value="now">{localizedStrings.accountSubscriptionCancelNow|html}</button></form></div>{.if cardUrl}<p class="v-subscription-card"><a class="v-btn v-btn-secondary" href="{cardUrl|htmltag}">{localizedStrings.accountSubscriptionCardTitle|html}</a></p>{.end}</details>{.end}</li>{.end}</ul>{.or}<div class="v-account-empty"><p>{localizedStrings.accountSubscriptionsEmpty|html}</p></div>{.end}{.end}`;

const memberships = `{.section memberships}{.section memberships}<ul class="v-files v-subscriptions" role="list">{.repeated section @}<li class="v-subscription"><div class="v-subscription-head"><strong>{title|html}</strong> <span class="v-subscription-state">{state|html}</span></div><p class="v-account-note">{note|html}</p>{.section pages}<p>{localizedStrings.accountMembershipOpens|html}</p><ul class="v-opened-pages" role="list">{.repeated section @}<li><a href="{url|htmltag}">{title|html}</a></li>{.end}</ul>{.end}{.if isManaged}<div class="v-subscription-acts">{.if canCancel}<form method="post" action="{action|htmltag}/cancel">${crumb}<button class="v-btn v-btn-secondary" type="submit" name="when" value="period-end">{localizedStrings.accountSubscriptionCancelEnd|html}</button></form>{.end}<a class="v-btn v-btn-tertiary" href="/account/subscriptions">{localizedStrings.accountMembershipManage|html}</a></div>{.end}</li>{.end}</ul>{.or}<div class="v-account-empty"><p>{localizedStrings.accountMembershipsEmpty|html}</p></div>{.end}{.end}`;

const paymentMethods = `{.section paymentMethods}{.section subscriptions}<p class="v-account-note">{localizedStrings.accountCardsNote|html}</p><ul class="v-files" role="list">{.repeated section @}<li class="v-file v-kept-card"><div><strong>{card|html}</strong><br><span>{title|html} · {phrase|html}</span></div><a class="v-btn v-btn-secondary" href="{cardUrl|htmltag}" aria-label="{localizedStrings.accountSubscriptionCardTitle|htmltag}: {title|htmltag}">{localizedStrings.accountSubscriptionCardTitle|html}</a></li>{.end}</ul>{.or}<div class="v-account-empty"><p>{localizedStrings.accountCardsEmpty|html}</p></div>{.end}{.end}`;

const leave = `<form class="v-account-leave" method="post" action="/account/logout" data-island="log-out" data-load="interaction">${crumb}<label class="v-check"><input type="checkbox" name="cloneCart" value="true"> <span>{localizedStrings.accountKeepCartLabel|html}</span></label><button class="v-btn v-btn-secondary" type="submit">{localizedStrings.accountLogoutText|html}</button></form>`;

/** Context: the site. The ways to what a visitor has bought, with or without an account; nothing where nothing is sold. */
const accountLinks = `{.if shop.enabled}<ul class="v-nav-list" role="list"><li class="v-nav-item"><a class="v-nav-link" href="/account">{localizedStrings.accountTitle|html}</a></li><li class="v-nav-item"><a class="v-nav-link" href="/order-status">{localizedStrings.orderFindTitle|html}</a></li></ul>{.end}`;

const accountPage = `<div class="v-account"><h1 class="v-account-title">{accountTitle|html}</h1>{.section accountNav}<nav class="v-account-nav" aria-label="{localizedStrings.accountNavLabel|htmltag}"><ul role="list">{.repeated section @}<li><a href="{url|htmltag}"{.if isCurrent} aria-current="page"{.end}>{title|html}</a></li>{.end}</ul></nav>{.end}<div class="v-account-body">${login}${signup}${forgot}${reset}${confirm}${orders}${addressesSection}${downloads}${subscriptions}${memberships}${paymentMethods}${details}</div>{.section accountNav}${leave}{.end}</div>`;

/** Partials of the site users' account by name. */
export const accountPartials: ReadonlyMap<string, string> = new Map([
  ['account-links', accountLinks],
  ['account-page', accountPage],
]);
