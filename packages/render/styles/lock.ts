/** Structure of the lock screen; the look is the theme's. */
export const lockCss = `
:where(.v-lock){min-height:100svh;display:grid;align-content:center;justify-items:center;gap:1.25rem;padding:2rem clamp(1.25rem,5vw,3rem);text-align:center}
:where(.v-sso .v-notice){max-width:28rem;text-align:start}
:where(.v-sso [data-slice-name=body]){margin:0;max-width:28rem}
:where(.v-sso [data-slice-name=action]){margin:.5rem 0 0}
:where(.v-lock-site){margin:0;color:var(--muted)}
:where(.v-lock-title,.v-gate-title){margin:0 0 .2em}
:where(.v-lock-form){display:grid;gap:1rem;width:100%;max-width:22rem;margin-top:1rem;text-align:start}
:where(.v-gate){width:100%;max-width:calc(var(--v-wide) + 2*var(--v-gutter));margin-inline:auto;padding:clamp(3rem,8vw,7rem) var(--v-gutter);min-height:60vh;display:grid;gap:1.25rem;align-content:start;justify-items:start}
:where(.v-gate p){margin:0}
:where(.v-gate .v-lock-form){margin-top:.5rem}
:where(.v-gate .v-card-grid){width:100%;margin-top:1rem}
`.trim();
