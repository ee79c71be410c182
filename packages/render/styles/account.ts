/** Structure of the account's pages and of every form of the platform inside a theme; the look is the theme's. */
export const accountCss = `
:where(.v-account){max-width:46rem;margin-inline:auto;padding:clamp(2.5rem,6vw,5rem) clamp(1.25rem,5vw,2rem) clamp(4rem,10vw,8rem);min-height:60vh;display:grid;grid-template-columns:minmax(0,1fr);gap:2rem;align-content:start}
:where(.v-account-title){margin:0;overflow-wrap:break-word}
:where(.v-account-nav ul){list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;border-bottom:1px solid var(--line)}
:where(.v-account-nav a){display:inline-block;padding-block:.75rem;text-decoration:none;color:var(--muted)}
:where(.v-account-nav a[aria-current]){color:var(--fg);box-shadow:inset 0 -2px 0 var(--accent)}
:where(.v-account-nav){min-width:0}
:where(.v-account-body){display:grid;gap:1.5rem}
:where(.v-account-form){display:grid;gap:1.25rem;max-width:28rem;justify-items:stretch}
:where(.v-account-form .v-btn){justify-self:start}
:where(.v-account-subtitle){margin:0;font-size:1.25rem}
:where(.v-address){font-style:normal}
:where(.v-address-form .v-subscription-acts){padding-block:.5rem 0}
.v-address-form .v-btn-tertiary{margin-top:-.75rem;justify-self:start;width:auto}
:where(.v-account-erase .v-account-form){padding-top:1rem}
:where(.v-account-note){margin:0;color:var(--muted)}
:where(.v-account-or){margin:0;color:var(--muted);max-width:28rem}
:where(.v-account .v-sso-option){justify-self:start}
:where(.v-account-links){margin:0;display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;color:var(--muted)}
:where(.v-account-links a){color:var(--fg);text-underline-offset:.25em}
:where(.v-field){display:grid;gap:.375rem;min-width:0}
:where(.v-field-row){display:grid;gap:1.25rem;grid-template-columns:repeat(auto-fit,minmax(min(12rem,100%),1fr))}
:where(.v-label){font-weight:500}
:where(.v-field-hint){margin:0;color:var(--muted);font-size:.9375em}
:where(.v-new-password){display:grid;gap:.5rem}
:where(.v-password-meter){display:grid;gap:.375rem;font-size:.9375em}
:where(.v-password-bars:not([hidden])){display:flex;gap:.25rem}
:where(.v-password-bars i){flex:1;height:.25rem;background:color-mix(in oklab,var(--fg) 18%,transparent)}
:where(.v-password-bars i.is-on){background:var(--fg)}
:where(.v-password-meter[data-strength=weak] .v-password-bars i.is-on){background:#d92d20}
:where(.v-input){width:100%;min-height:2.875rem;padding:.5rem .75rem;font:inherit;color:inherit;background:transparent;border:1px solid var(--muted);border-radius:0}
:where(.v-input[aria-invalid=true]){border-color:#d92d20;box-shadow:inset 0 0 0 1px #d92d20}
:where(.v-field-error){margin:0;color:color-mix(in oklab,#d92d20 65%,var(--fg));font-weight:500}
:where(.v-check){display:flex;gap:.625rem;align-items:flex-start;min-height:2rem;padding-block:.25rem}
:where(.v-check input){width:1.125rem;height:1.125rem;margin:.1875em 0 0;accent-color:var(--accent);flex:none}
:where(.v-account-orders){list-style:none;margin:0;padding:0;border-top:1px solid var(--line)}
:where(.v-account-order){display:grid;grid-template-columns:minmax(0,1.4fr) 1fr auto auto;gap:.25rem 1.5rem;align-items:baseline;padding-block:1.125rem;border-bottom:1px solid var(--line)}
:where(.v-account-order span){color:var(--muted)}
:where(.v-account-order strong){font-variant-numeric:tabular-nums;text-align:right}
:where(.v-account-empty){display:grid;gap:1rem;justify-items:start}
:where(.v-account-leave){display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:center;justify-content:space-between;padding-top:1.5rem;border-top:1px solid var(--line)}
@media (max-width:599px){
:where(.v-account-order){grid-template-columns:1fr auto}
:where(.v-account-form .v-btn,.v-account-leave .v-btn,.v-account .v-sso-option){justify-self:stretch;width:100%}
}
`.trim();
