function icon(path: string): string {
  return `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Cpath d='${path}' fill='none' stroke='%23000' stroke-width='1.6'/%3E%3C/svg%3E")`;
}

/** Structure of form and newsletter blocks; the look follows the section's colours and the theme's type. */
export const formCss = `
:where(.v-form-wrap){width:100%;scroll-margin-top:6rem}
:where(.v-form,.v-form-fields){display:grid;gap:clamp(1.25rem,2.2vw,1.75rem);min-width:0}
.v-form-trap{position:absolute;left:-200vw;width:1px;height:1px;overflow:hidden}
.v-form-sent{display:none;scroll-margin-top:6rem}
.v-form-sent:target,.v-form-sent.is-shown{display:block}
.v-form-sent:target~.v-form{display:none}
:where(.v-form-sent){padding-block:1rem;font-size:1.125em}
:where(.v-form-sent:focus){outline:none}
:where(.v-form-field,.v-form-group){display:grid;gap:.5rem;min-width:0}
:where(.v-form-group>legend){margin-bottom:.5rem}
:where(.v-form .v-label){font-weight:500;line-height:1.35}
:where(.v-field-required){font-weight:400;color:var(--muted);font-size:.875em}
:where(.v-form .v-field-hint){line-height:1.45;max-width:42em}
:where(.v-form .v-input,.v-form .v-select){width:100%;margin:0;min-height:3rem;padding:.625rem .875rem;font:inherit;line-height:1.4;color:var(--fg);background:color-mix(in srgb,var(--bg) 92%,var(--fg) 0%);border:1px solid var(--muted);border-radius:var(--v-input-radius,0);transition:border-color .15s,box-shadow .15s}
:where(.v-form .v-input)::placeholder{color:var(--muted);opacity:1}
:where(.v-form .v-input:hover,.v-form .v-select:hover){border-color:var(--fg)}
:where(.v-form .v-input:focus-visible,.v-form .v-select:focus-visible){outline:2px solid var(--focus,var(--accent));outline-offset:1px;border-color:var(--fg)}
.v-form .v-form-select{appearance:none;padding-right:2.75rem;font:inherit;background-color:color-mix(in srgb,var(--bg) 92%,var(--fg) 0%);background-image:linear-gradient(45deg,transparent 50%,currentColor 50%),linear-gradient(-45deg,transparent 50%,currentColor 50%);background-position:calc(100% - 1.25rem) 50%,calc(100% - .95rem) 50%;background-size:.32rem .32rem;background-repeat:no-repeat;text-overflow:ellipsis}
:where(.v-form .v-select option){color:#1a1a1a;background:#fff}
.v-form .v-form-area{min-height:9rem;resize:vertical;field-sizing:content;max-height:40rem}
:where(.v-form-counter){margin:0;color:var(--muted);font-size:.875em;font-variant-numeric:tabular-nums;text-align:right}
.v-form-counter.is-over{color:var(--v-error);font-weight:600}
:where(.v-form-affix){position:relative;display:block}
:where(.v-form-prefix){position:absolute;left:.875rem;top:50%;transform:translateY(-50%);color:var(--muted);pointer-events:none}
:where(.v-form-affix .v-input){padding-left:2.5rem}
:where(.v-form input[type=date],.v-form input[type=time]){max-width:16rem;font-variant-numeric:tabular-nums}
.v-form input::-webkit-calendar-picker-indicator{width:1.25rem;height:1.25rem;padding:0;background:currentColor;cursor:pointer;mask:${icon('M3 5h14v12H3zM3 8.5h14M7 2.5v4M13 2.5v4')} center/contain no-repeat}
.v-form input[type=time]::-webkit-calendar-picker-indicator{mask-image:${icon('M10 2.5a7.5 7.5 0 1 0 .01 0zM10 5.5V10l3 2')}}
:where(.v-form-parts){display:grid;gap:.875rem 1rem;grid-template-columns:repeat(6,minmax(0,1fr))}
:where(.v-form-part){grid-column:span 3;display:grid;gap:.3rem;align-content:end}
:where(.v-part-label){font-size:.875em;color:var(--muted)}
:where(.v-form-part-Line1,.v-form-part-Line2,.v-form-parts-address>.v-form-part-Country){grid-column:1/-1}
:where(.v-form-part-City,.v-form-part-State,.v-form-part-Zip){grid-column:span 2}
:where(.v-form-parts-phone){grid-template-columns:repeat(auto-fit,minmax(0,1fr));max-width:28rem}
:where(.v-form-parts-phone:has(>:nth-child(4))){max-width:34rem}
:where(.v-form-parts-phone>.v-form-part){grid-column:auto}
:where(.v-form-choices){display:grid;gap:.125rem}
:where(.v-form .v-check){display:flex;align-items:flex-start;gap:.75rem;min-height:2.5rem;padding-block:.5rem;cursor:pointer;line-height:1.4}
:where(.v-form .v-check input,.v-likert input){width:1.25rem;height:1.25rem;margin:.075em 0 0;accent-color:var(--accent);flex:none}
@media not (forced-colors:active){
:where(.v-form-choice input,.v-likert input){appearance:none;border:1px solid var(--muted);background:transparent center/100% 100% no-repeat;transition:background-color .15s,border-color .15s}
:where(.v-form-choice input[type=radio],.v-likert input){border-radius:50%}
:where(.v-form-choice:hover input,.v-likert-answer:hover input){border-color:var(--fg)}
:where(.v-form-choice input:focus-visible,.v-likert input:focus-visible){outline:2px solid var(--focus,var(--accent));outline-offset:2px}
:where(.v-form-choice input:checked,.v-likert input:checked){border-color:var(--fg);background-color:var(--fg)}
:where(.v-form-choice input[type=radio]:checked,.v-likert input:checked){box-shadow:inset 0 0 0 .25rem var(--bg)}
:where(.v-form-choice input[type=checkbox])::before{content:'';display:block;width:100%;height:100%;background:var(--bg);opacity:0;mask:${icon('M4.5 10.5l3.5 3.5 7.5-8')} center/contain no-repeat}
:where(.v-form-choice input[type=checkbox]:checked)::before{opacity:1}
}
:where(.v-likert){display:grid;gap:1.25rem}
:where(.v-likert-row){display:grid;gap:.5rem;padding-bottom:1rem;border-bottom:1px solid var(--line)}
:where(.v-likert-question){margin-bottom:.35rem}
:where(.v-likert-answers){display:grid;grid-template-columns:repeat(5,minmax(0,1fr));gap:.5rem}
:where(.v-likert-answer){display:grid;justify-items:center;gap:.4rem;text-align:center;font-size:.875em;line-height:1.25;cursor:pointer;padding-block:.25rem;overflow-wrap:anywhere}
:where(.v-form-section){padding-top:1rem;display:grid;gap:.375rem}
:where(.v-form-section-title){font-size:1.1875em;font-weight:600;line-height:1.25}
:where(.v-form-section.has-line){border-bottom:1px solid var(--line);padding-bottom:.875rem}
:where(.v-form){--v-error:color-mix(in oklab,#d92d20 62%,var(--fg))}
:where(.v-form .v-field-error,.v-form-problem){margin:0;color:var(--v-error);font-weight:600}
.v-form-field.is-invalid .v-input,.v-form-field.is-invalid .v-select{border-color:var(--v-error);box-shadow:inset 0 0 0 1px var(--v-error)}
:where(.v-form-problem:empty,.v-form-note:empty){display:none}
:where(.v-form-note){margin:0;padding:.875rem 1rem;border:1px solid var(--v-error);color:var(--fg)}
:where(.v-form-summary){display:grid;gap:.25rem;padding:.875rem 1rem;border:1px solid var(--v-error)}
.v-form-summary:not(:has(p:not(:empty))){display:none}
:where(.v-form-note-bottom,.v-form-summary .v-form-note){border:0;padding:0}
:where(.v-form-note-bottom){color:var(--v-error)}
:where(.v-form-actions){display:flex;flex-wrap:wrap;gap:1rem}
.v-form-align-center .v-form-actions,.v-captcha-center{justify-content:center}
.v-form-align-right .v-form-actions,.v-captcha-right{justify-content:flex-end}
:where(.v-form-submit){min-width:9rem}
:where(.v-captcha){display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1rem}
:where(.v-captcha-box){padding:.625rem 1rem .625rem .875rem;border:1px solid;border-radius:var(--v-input-radius,0)}
.v-captcha-light .v-captcha-box{background:#fff;color:#1a1a1a;border-color:#767676}
.v-captcha-dark .v-captcha-box{background:#1a1a1a;color:#fff;border-color:#8a8a8a}
.v-captcha-light .v-captcha-box input{accent-color:#1a1a1a}
.v-captcha-dark .v-captcha-box input{accent-color:#fff}
:where(.v-captcha-place){flex:1 1 100%;min-width:0}
.grecaptcha-badge{visibility:hidden;z-index:12000}
.v-captcha-wanted .grecaptcha-badge{visibility:visible}
.v-is-covered .grecaptcha-badge{z-index:100000001}
:where(.v-captcha-state){color:var(--muted);font-size:.9375em}
:where(.v-form-disclaimer){color:var(--muted);max-width:42em}
:where(.v-form-disclaimer a){color:var(--fg)}
:where(.v-newsletter-block){display:grid;gap:.75rem}
:where(.v-newsletter-text){max-width:36em}
:where(.v-newsletter-block .v-form-wrap){margin-top:.75rem}
@media (min-width:640px){
:where(.is-inline>.v-form){grid-template-columns:minmax(0,1fr) auto;align-items:end;gap:.875rem 1rem}
:where(.is-inline>.v-form>*){grid-column:1/-1}
.is-inline>.v-form .v-input,.is-inline>.v-form .v-form-submit{height:3.125rem;min-height:0;padding-block:0}
:where(.is-inline>.v-form>.v-form-fields){grid-column:1}
:where(.is-inline>.v-form>.v-form-actions){grid-column:2;grid-row:var(--v-fields-row,auto)}
:where(.is-inline>.v-form>.v-form-problem){order:5}
:where(.is-inline>.v-form>.v-form-disclaimer){order:6}
:where(.is-inline .v-form-submit){min-height:3rem}
}
@media (max-width:639px){
:where(.v-form-part-City,.v-form-part-State,.v-form-part-Zip){grid-column:span 3}
:where(.v-form-part-City){grid-column:1/-1}
:where(.v-form-submit){width:100%}
:where(.v-likert-answers){grid-template-columns:minmax(0,1fr);gap:0}
:where(.v-likert-answer){display:flex;justify-items:start;align-items:center;text-align:left;gap:.75rem;min-height:2.5rem;font-size:1em}
}
@media (max-width:359px){:where(.v-form-parts-name>.v-form-part){grid-column:1/-1}}
@media (forced-colors:active){:where(.v-form .v-select){appearance:auto}}
:where(.v-form-preview){padding:clamp(1.25rem,4vw,2.5rem);max-width:48rem}
`.trim();
