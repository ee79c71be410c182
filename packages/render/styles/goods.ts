/** Structure of the pages on which something is bought alone; the look is the theme's. */
export const goodsCss = `
:where(.v-goods){max-width:68rem;margin-inline:auto;padding:clamp(2rem,5vw,4.5rem) clamp(1.25rem,5vw,2.5rem) clamp(4rem,10vw,8rem);display:grid;gap:clamp(2rem,6vw,5rem);align-items:start}
:where(.v-goods-about){display:grid;gap:1.5rem}
:where(.v-goods-picture){width:100%;height:auto;aspect-ratio:4/5;object-fit:cover}
:where(.v-goods-head){display:grid;gap:.75rem}
:where(.v-goods-title){margin:0}
:where(.v-goods-text){color:var(--muted)}
:where(.v-goods-text p){margin:0 0 .75em}
:where(.v-gift-form){max-width:none}
:where(.v-gift-form fieldset){border:0;margin:0;padding:0;min-width:0}
:where(.v-gift-recipient,.v-gift-words){display:grid;gap:1.25rem}
:where(.v-optional){font-weight:400;color:var(--muted)}
:where(.v-counter){margin:0;justify-self:end;font-size:.9375em;color:var(--muted);font-variant-numeric:tabular-nums}
:where(.v-counter.is-over){color:color-mix(in oklab,#d92d20 65%,var(--fg));font-weight:500}
:where(textarea.v-input){min-height:6rem;resize:vertical}
:where(.v-gift-balance){margin:0;display:grid;gap:.25rem;padding:1.25rem 0;border-block:1px solid var(--line)}
:where(.v-gift-balance strong){font-size:clamp(1.75rem,4vw,2.5rem);font-variant-numeric:tabular-nums;line-height:1.15}
:where(.v-gift-balance span){color:var(--muted)}
:where(.v-goods-form){display:grid;gap:1.25rem;align-content:start}
:where(.v-goods-heading){margin:0}
:where(.v-goods-phrase){margin:0;font-size:clamp(1.25rem,2.5vw,1.5rem);line-height:1.35}
:where(.v-goods-account){display:flex;flex-wrap:wrap;gap:.75rem;align-items:center}
:where(.v-goods-account .v-account-note){flex-basis:100%}
:where(.v-terms){display:grid;gap:.5rem;margin:0;padding:1.25rem;border:1px solid var(--line)}
:where(.v-terms div){display:flex;justify-content:space-between;gap:1.5rem}
:where(.v-terms dt){color:var(--muted);white-space:nowrap}
:where(.v-terms dd){margin:0;text-align:end;font-variant-numeric:tabular-nums}
:where(.v-files){list-style:none;margin:0;padding:0;border-top:1px solid var(--line)}
:where(.v-file){display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.25rem 1.5rem;align-items:center;padding-block:1rem;border-bottom:1px solid var(--line)}
:where(.v-file span){color:var(--muted)}
:where(.v-subscription){display:grid;gap:.5rem;padding-block:1.25rem;border-bottom:1px solid var(--line)}
:where(.v-subscription p){margin:0}
:where(.v-subscription-head){display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:baseline;justify-content:space-between}
:where(.v-subscription-state){color:var(--muted)}
:where(.v-subscriptions){border-top:0}
:where(.v-subscription:first-child){padding-top:0}
:where(.v-subscription:last-child,.v-file:last-child){border-bottom:0}
:where(.v-subscription-card){margin:1rem 0 0}
:where(.v-subscription-manage summary){cursor:pointer;min-height:2rem;padding-block:.25rem;text-decoration:underline;text-underline-offset:.25em}
:where(.v-subscription-acts){display:flex;flex-wrap:wrap;gap:.75rem;padding-block:1rem}
.v-gift-form:has(input[name=to][value=me]:checked) .v-gift-recipient{display:none}
@media (min-width:800px){
:where(.v-goods){grid-template-columns:minmax(0,5fr) minmax(0,6fr)}
:where(.v-goods-about){position:sticky;top:2rem}
}
@media (max-width:599px){
:where(.v-account-nav ul){flex-wrap:nowrap;gap:.25rem 1.25rem;overflow-x:auto;scrollbar-width:none}
:where(.v-account-nav a){white-space:nowrap}
:where(.v-kept-card){grid-template-columns:minmax(0,1fr);gap:.75rem}
:where(.v-kept-card .v-btn){justify-self:start}
:where(.v-account-nav a[aria-current]){scroll-initial-target:nearest}
:where(.v-subscription-acts form,.v-subscription-acts .v-btn){width:100%}
}
@media (max-width:799px){
:where(.v-goods-about:has(img)){grid-template-columns:6rem minmax(0,1fr);align-items:start}
}
`.trim();
