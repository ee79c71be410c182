/** The installment offer of a product page and of the pill. */
export const installmentCss = `
:where(.v-installments){margin:.5rem 0 0;font-size:.9375em}
:where(.v-installments-info){white-space:nowrap}
:where(.v-installments-terms){max-width:34rem;padding:clamp(1.5rem,5vw,3rem);background:var(--bg,#fff);color:var(--fg,#111);text-align:start}
.v-installments-terms h1{margin:0 0 1rem;font-size:clamp(1.5rem,4vw,2rem);line-height:1.15}
:where(.v-installments-terms ol){display:grid;gap:.75rem;margin:0 0 1.25rem;padding-inline-start:1.5rem}
:where(.v-installments-terms p){margin:0;font-size:.9375em}
:where(.v-pill-installments){position:fixed;z-index:40;inset-inline-end:max(1rem,env(safe-area-inset-right));inset-block-end:calc(max(1rem,env(safe-area-inset-bottom)) + 3.5rem);padding:.375rem .75rem;border:1px solid currentColor;border-radius:2px;background:var(--bg,#fff);color:var(--fg,#111);font:inherit;font-size:.875rem;cursor:pointer}
:where(.v-pill-installments:focus-visible){outline:2px solid currentColor;outline-offset:2px}
@media print{.v-pill-installments{display:none!important}}
`;
