/** Forms: real forms, which work before any script arrives. `attrs` and `*Html` are escaped by the renderer already. */

const form = `<div class="v-form-wrap v-form-align-{alignment|htmltag}{.if isNewsletter} is-newsletter{.end}{.if isInline} is-inline{.end}" id="{formAnchor|htmltag}">
<div class="v-form-sent v-prose" id="{sentId|htmltag}" tabindex="-1" role="group" aria-label="{name|htmltag}">{sentHtml}</div>
<form class="v-form" novalidate method="post" action="/api/form/SaveFormSubmission" aria-label="{name|htmltag}" data-island="form" data-load="visible" data-props="{propsJson|htmltag}">
<input type="hidden" name="formId" value="{formId|htmltag}"><input type="hidden" name="pagePath" value="{page.path|htmltag}"><input type="hidden" name="pageTitle" value="{page.title|htmltag}"><input type="hidden" name="pageId" value="{page.id|htmltag}"><input type="hidden" name="contentSource" value="{page.source|htmltag}"><input type="hidden" name="pagePermissionType" value="{page.permission|htmltag}">
<div class="v-form-trap" aria-hidden="true"><label>{localizedStrings.formTrapLabel|html}<input type="text" name="companyFax" tabindex="-1" autocomplete="off"></label></div>
<div class="v-form-summary" data-form-part="summary" role="alert"><p class="v-form-note v-form-note-top" data-form-part="above">{noteTop|html}</p>{.if isNewsletter}{.or}<p class="v-form-problem" data-form-part="problem">{message|html}</p>{.end}</div>
<div class="v-form-fields">{.repeated section fields}{@|apply form-field}
{.end}</div>
{.if hasCaptcha}{@|apply form-captcha}
{.end}{.if isNewsletter}<p class="v-form-problem" data-form-part="problem" role="alert">{message|html}</p>{.end}
<div class="v-form-actions"><button class="v-btn v-btn-primary v-form-submit" type="submit">{submitLabel|html}</button></div>
<p class="v-form-note v-form-note-bottom" data-form-part="below">{noteBottom|html}</p>
{.section disclaimerHtml}<div class="v-form-disclaimer v-small">{@}</div>
{.end}</form>
</div>`;

const field = `{.if isHidden}<input type="hidden" name="{name|htmltag}" value="{value|htmltag}"{.section key} data-query="{@|htmltag}"{.end}>{.or}{.if isSection}<div class="v-form-section{.if hasLine} has-line{.end}"><div class="v-form-section-title" role="heading" aria-level="2">{title|html}</div>{.section description}<p class="v-field-hint">{@|html}</p>{.end}</div>{.or}<div class="v-form-field v-form-field-{kind|htmltag}{.section error} is-invalid{.end}" data-field="{fieldId|htmltag}">
<p class="v-field-error" id="{id|htmltag}-error" data-field-part="error"{.section error}{.or} hidden{.end}>{error|html}</p>
{.if isGroup}<fieldset class="v-form-group"{.section describedBy} aria-describedby="{@|htmltag}"{.end}><legend class="v-label">{@|apply form-title}</legend>
{.section description}<p class="v-field-hint" id="{id|htmltag}-hint">{@|html}</p>
{.end}{.if isParts}{@|apply form-parts}{.end}{.if isChoices}{@|apply form-choices}{.end}{.if isLikert}{@|apply form-likert}{.end}</fieldset>
{.or}<label class="v-label" for="{id|htmltag}">{@|apply form-title}</label>
{.section description}<p class="v-field-hint" id="{id|htmltag}-hint">{@|html}</p>
{.end}{.if isArea}<textarea class="v-input v-form-area" rows="5"{attrs}>{value|html}</textarea>{.section counter}<p class="v-form-counter" id="{id|htmltag}-count" data-field-part="counter">{@|html}</p>{.end}{.end}{.if isSelect}<select class="v-select v-form-select"{attrs}><option value="">{prompt|html}</option>{.repeated section options}<option value="{label|htmltag}"{.if selected} selected{.end}>{label|html}</option>{.end}</select>{.end}{.if isSingle}{.section prefix}<span class="v-form-affix"><span class="v-form-prefix" aria-hidden="true">{@|html}</span><input class="v-input"{attrs}></span>{.or}<input class="v-input"{attrs}>{.end}{.end}
{.end}</div>{.end}{.end}`;

const title = `{title|html}{.section requiredText} <span class="v-field-required">({@|html})</span>{.end}`;

const parts = `<div class="v-form-parts v-form-parts-{kind|htmltag}">{.repeated section parts}<div class="v-form-part v-form-part-{part|htmltag}" data-part="{part|htmltag}"><label class="v-part-label" for="{id|htmltag}">{label|html}</label>{.if isCountry}<select class="v-select v-form-select"{attrs}><option value="">{prompt|html}</option>{.repeated section countries}<option value="{code|htmltag}"{.if selected} selected{.end}>{name|html}</option>{.end}</select>{.or}<input class="v-input"{attrs}>{.end}</div>{.end}</div>`;

const choices = `<div class="v-form-choices">{.repeated section options}<label class="v-check v-form-choice" for="{id|htmltag}"><input id="{id|htmltag}"{attrs}{.if selected} checked{.end}><span>{label|html}</span></label>{.end}</div>`;

const likert = `<div class="v-likert">{.repeated section questions}<fieldset class="v-likert-row"><legend class="v-likert-question">{question|html}</legend><div class="v-likert-answers">{.repeated section options}<label class="v-likert-answer" for="{id|htmltag}"><input id="{id|htmltag}"{attrs}{.if selected} checked{.end}><span>{label|html}</span></label>{.end}</div></fieldset>{.end}</div>`;

const captcha = `<div class="v-captcha v-captcha-{captcha.theme|htmltag} v-captcha-{captcha.alignment|htmltag}" data-form-part="captcha">{.if captcha.siteKey}<div class="v-captcha-place" data-captcha-place></div>{.or}<label class="v-check v-captcha-box"><input type="checkbox" data-captcha-box><span>{localizedStrings.formCaptchaLabel|html}</span></label><span class="v-captcha-state" data-captcha-state role="status"></span>{.end}<noscript><p class="v-field-hint">{localizedStrings.formCaptchaScript|html}</p></noscript></div>`;

const newsletter = `{.section form}<div class="v-newsletter-block{.if isInline} is-inline{.end}">{.section title}<h2 class="v-newsletter-title">{@|html}</h2>{.end}{.section text}<p class="v-newsletter-text">{@|html|line-breaks}</p>{.end}{@|apply form}</div>{.end}`;

/** Partials of forms by name. */
export const formPartials: ReadonlyMap<string, string> = new Map([
  ['form', form],
  ['form-field', field],
  ['form-title', title],
  ['form-parts', parts],
  ['form-choices', choices],
  ['form-likert', likert],
  ['form-captcha', captcha],
  ['form-newsletter', newsletter],
]);
