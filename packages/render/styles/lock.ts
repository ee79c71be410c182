/** Structure of the lock screen; the look is the theme's. */
export const lockCss = `
:where(.v-lock){min-height:100svh;display:grid;align-content:center;justify-items:center;gap:1.25rem;padding:2rem clamp(1.25rem,5vw,3rem);text-align:center}
:where(.v-lock-site){margin:0;color:var(--muted)}
:where(.v-lock-title){margin:0}
:where(.v-lock-form){display:grid;gap:1rem;width:100%;max-width:22rem;margin-top:1rem;text-align:start}
`.trim();
