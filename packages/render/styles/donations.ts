/** Structure of giving and of member plans; the look is the theme's. */
export const donationCss = `
:where(.v-donate-form){max-width:none}
:where(.v-donate-form fieldset .v-field-hint){margin-top:.625rem}
:where(.v-donate-form fieldset,.v-donation-form fieldset){border:0;margin:0;padding:0;min-width:0}
:where(.v-donate-goal){display:grid;gap:.5rem;margin-top:.5rem}
:where(.v-donate-goal p){margin:0;font-variant-numeric:tabular-nums}
:where(.v-donate-goal progress){appearance:none;width:100%;height:.5rem;border:0;background:var(--line);border-radius:99px;overflow:hidden;accent-color:var(--accent)}
:where(.v-donate-goal progress)::-webkit-progress-bar{background:var(--line);border-radius:99px}
:where(.v-donate-goal progress)::-webkit-progress-value{background:var(--accent);border-radius:99px}
:where(.v-donate-goal progress)::-moz-progress-bar{background:var(--accent);border-radius:99px}
.v-donate-form:has(.v-donate-amounts):not(:has(input[name=amount][value=own]:checked)) .v-donate-own{display:none}
:where(.v-donation-box){display:grid;gap:1rem;align-content:center;height:100%}
:where(.v-donation-title,.v-donation-text){margin:0}
:where(.v-donation-text){color:var(--muted)}
:where(.v-donation-form){display:grid;gap:1rem;justify-items:start}
:where(.v-plans){width:100%;list-style:none;margin:0;padding:0;display:grid;gap:1.25rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));text-align:start}
:where(.v-plans:has(>:only-child)){max-width:28rem}
:where(.v-plan-card){display:flex;flex-direction:column;gap:.75rem;height:100%;padding:1.75rem;border:1px solid var(--line)}
:where(.v-plan-title){margin:0}
:where(.v-plan-title a){text-decoration:none}
:where(.v-plan-text){color:var(--muted)}
:where(.v-plan-text p){margin:0 0 .5em}
:where(.v-plan-card .v-product-form){margin-top:auto}
:where(.v-opened-pages){list-style:none;margin:0;padding:0;display:grid;gap:.25rem}
`.trim();
