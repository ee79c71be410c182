/** Structure of giving; the look is the theme's. */
export const donationCss = `
:where(.v-donate-form){max-width:none}
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
`.trim();
