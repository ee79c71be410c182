/** Pages on which something is bought alone: real forms, which work before any script arrives. */

const crumb = `{.if crumb}<input type="hidden" name="crumb" value="{crumb|htmltag}">{.end}`;
const notice = `{.section notice}<div class="v-notice" role="alert" tabindex="-1" autofocus><p><strong>{noticeTitle|html}</strong></p><p>{@|html}</p></div>{.end}`;

/** What a field of these pages has beside its name and label. */
interface FieldParts {
  /** Attributes of the input. */
  readonly attributes: string;
  /** Key of a text below the label. */
  readonly hint?: string;
  readonly optional?: boolean;
}

const optional = ` <span class="v-optional">({localizedStrings.giftCardOptional|html})</span>`;

function labelOf(name: string, label: string, { hint = '', optional: isOptional = false }: FieldParts) {
  const note =
    hint === '' ? '' : `<p class="v-field-hint" id="gift-${name}-hint">{localizedStrings.${hint}|html}</p>`;
  return `<label class="v-label" for="gift-${name}">{localizedStrings.${label}|html}${isOptional ? optional : ''}</label>${note}`;
}

function describedBy(name: string, hint: string | undefined): string {
  const own = hint === undefined ? '' : ` gift-${name}-hint`;
  const plain = own === '' ? '' : ` aria-describedby="${own.trim()}"`;
  return `{.if errors.${name}} aria-invalid="true" aria-describedby="gift-${name}-error${own}"{.or}${plain}{.end}`;
}

function errorOf(name: string): string {
  return `{.section errors}{.section ${name}}<p class="v-field-error" id="gift-${name}-error">{@|html}</p>{.end}{.end}`;
}

function field(name: string, label: string, parts: FieldParts): string {
  return `<div class="v-field">${labelOf(name, label, parts)}<input class="v-input" id="gift-${name}" name="${name}" ${parts.attributes}${describedBy(name, parts.hint)}>${errorOf(name)}</div>`;
}

const values = `<fieldset class="v-option v-option-radios v-gift-values"{.if errors.sku} aria-describedby="gift-sku-error"{.end}><legend class="v-option-name">{localizedStrings.giftCardValueDisplayText|html}</legend><div class="v-option-values">{.repeated section values}<label class="v-choice" for="{id|htmltag}"><input type="radio" id="{id|htmltag}" name="sku" value="{sku|htmltag}"{.if chosen} checked{.end}><span class="v-choice-text">{label|html}</span></label>{.end}</div>${errorOf('sku')}</fieldset>`;

const receiver = `<fieldset class="v-gift-to"><legend class="v-option-name">{localizedStrings.giftCardToLegend|html}</legend><div class="v-option-values"><label class="v-choice" for="gift-to-recipient"><input type="radio" id="gift-to-recipient" name="to" value="recipient"{.if toRecipient} checked{.end}><span class="v-choice-text">{localizedStrings.giftCardToRecipient|html}</span></label><label class="v-choice" for="gift-to-me"><input type="radio" id="gift-to-me" name="to" value="me"{.if toMe} checked{.end}><span class="v-choice-text">{localizedStrings.giftCardToMe|html}</span></label></div></fieldset>`;

const recipient = `<div class="v-gift-recipient">${field('recipientName', 'giftCardRecipientName', { attributes: 'type="text" value="{typed.recipientName|htmltag}" maxlength="100" autocomplete="off"', optional: true })}${field('recipientEmail', 'giftCardRecipientEmail', { attributes: 'type="email" value="{typed.recipientEmail|htmltag}" maxlength="256" autocomplete="off"' })}</div>`;

const message = `<div class="v-field">${labelOf('message', 'giftCardMessage', { attributes: '', optional: true })}<textarea class="v-input" id="gift-message" name="message" rows="3" data-max-length="{messageLimit}"${describedBy('message', undefined)}>{typed.message|html}</textarea><p class="v-counter" data-counter-of="gift-message">{messageCount|html}</p>${errorOf('message')}</div>`;

const giftCardPage = `<div class="v-goods"><div class="v-goods-about">{.section imageUrl}<img class="v-img v-goods-picture" src="{@|htmltag}" alt="" width="600" height="750">{.end}<div class="v-goods-head"><h1 class="v-goods-title">{title|html}</h1>{.section excerpt}<div class="v-goods-text">{@}</div>{.end}<p class="v-account-links"><a href="/gift-card/balance">{localizedStrings.giftBalanceTitle|html}</a></p></div></div>
<form class="v-account-form v-gift-form" method="post" action="{action|htmltag}" novalidate data-island="text-counter" data-load="load" data-props="{propsJson|htmltag}">${crumb}${notice}${values}${receiver}${recipient}<div class="v-gift-words">${field('senderName', 'giftCardSenderName', { attributes: 'type="text" value="{typed.senderName|htmltag}" maxlength="100" autocomplete="name"', optional: true })}${message}</div>${field('deliverOn', 'giftCardDeliverOn', { attributes: 'type="date" value="{typed.deliverOn|htmltag}" min="{today|htmltag}" max="{lastDay|htmltag}"', hint: 'giftCardDeliverHint', optional: true })}<button class="v-btn v-btn-primary" type="submit">{localizedStrings.giftCardContinue|html}</button></form></div>`;

const giftBalancePage = `<div class="v-account"><h1 class="v-account-title">{localizedStrings.giftBalanceTitle|html}</h1><div class="v-account-body">{.section found}<p class="v-gift-balance" role="status"><strong>{left|html}</strong><span>{card|html}</span></p>{.end}<p class="v-account-note">{localizedStrings.giftBalanceNote|html}</p><form class="v-account-form" method="post" action="/gift-card/balance">${crumb}${field('code', 'giftBalanceCode', { attributes: 'type="text" value="{typed.code|htmltag}" required maxlength="60" autocomplete="off" autocapitalize="characters" spellcheck="false" placeholder="XXXX-XXXX-XXXX-XXXX"' })}<button class="v-btn v-btn-primary" type="submit">{localizedStrings.giftBalanceAsk|html}</button></form></div></div>`;

const orderFindPage = `<div class="v-account"><h1 class="v-account-title">{localizedStrings.orderFindTitle|html}</h1><div class="v-account-body">{.if isSent}<p class="v-notice" role="status">{localizedStrings.orderFindSent|html}</p>{.end}<p class="v-account-note">{localizedStrings.orderFindNote|html}</p><form class="v-account-form" method="post" action="/order-status">${crumb}${field('number', 'orderFindNumber', { attributes: 'type="text" value="{typed.number|htmltag}" required maxlength="40" autocomplete="off" spellcheck="false"' })}${field('email', 'accountEmailLabel', { attributes: 'type="email" value="{typed.email|htmltag}" required maxlength="256" autocomplete="email"' })}<button class="v-btn v-btn-primary" type="submit">{localizedStrings.orderFindSend|html}</button></form></div></div>`;

const subscribePage = `<div class="v-goods"><div class="v-goods-about">{.section imageUrl}<img class="v-img v-goods-picture" src="{@|htmltag}" alt="" width="600" height="750">{.end}<div class="v-goods-head"><h1 class="v-goods-title">{title|html}</h1>{.section options}<p class="v-goods-text">{@|html}</p>{.end}</div></div>
<div class="v-goods-form"><h2 class="v-goods-heading">{heading|html}</h2>${notice}<p class="v-goods-phrase">{phrase|html}</p><dl class="v-terms"><div><dt>{localizedStrings.subscribeFirstLabel|html}</dt><dd>{firstText|html}</dd></div><div><dt>{localizedStrings.subscribeNextLabel|html}</dt><dd>{nextText|html}</dd></div><div><dt>{localizedStrings.subscribeTotalLabel|html}</dt><dd>{totalText|html}</dd></div></dl>{.section extraNote}<p class="v-account-note">{@|html}</p>{.end}
{.if email}<form class="v-account-form" method="post" action="/subscribe">${crumb}<p class="v-account-note">{asText|html}</p>{.if asksAgreement}<label class="v-check"><input type="checkbox" name="agree" value="1" required{.if notice} aria-invalid="true"{.end}> <span>{agreeText|html}</span></label>{.end}<button class="v-btn v-btn-primary" type="submit">{localizedStrings.subscribeContinue|html}</button></form>{.or}<div class="v-goods-account"><p class="v-account-note">{accountNote|html}</p><a class="v-btn v-btn-primary" href="/account/login?returnTo={returnTo|encode-uri-component}">{localizedStrings.accountLoginText|html}</a><a class="v-btn v-btn-secondary" href="/account/signup?returnTo={returnTo|encode-uri-component}">{localizedStrings.accountSignupText|html}</a></div>{.end}</div></div>`;

/** Partials of these pages by name. */
export const goodsPartials: ReadonlyMap<string, string> = new Map([
  ['gift-card-page', giftCardPage],
  ['gift-balance-page', giftBalancePage],
  ['order-find-page', orderFindPage],
  ['subscribe-page', subscribePage],
]);
