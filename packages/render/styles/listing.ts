/** Structure of a store's list: what narrows it, what a card offers, and the quick view; its colours are the theme's. */
export const listingCss = `
:where(.v-category-level){list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
:where(.v-category-link[aria-current=true]){text-decoration:underline;text-decoration-style:dotted;text-underline-offset:.35em}
:where(.v-list-tools){display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.5rem;margin-bottom:clamp(1.5rem,3vw,2.5rem)}
:where(.v-list-count){color:var(--muted);font-variant-numeric:tabular-nums}
:where(.v-filter-chips){display:flex;flex-wrap:wrap;align-items:center;gap:.5rem}
:where(.v-filter-chip){display:inline-flex;align-items:center;gap:.6em;min-height:2.25rem;padding:.2em .8em;border:1px solid var(--fg);text-decoration:none}
:where(.v-filter-clear){display:inline-block;padding:.4rem .25rem;text-underline-offset:.25em}
:where(.v-filters){margin-inline-start:auto}
:where(.v-filters[open]){flex:1 0 100%}
:where(.v-filters-summary){display:inline-flex;align-items:center;gap:.6em;min-height:2.75rem;cursor:pointer;list-style:none;text-decoration:underline;text-underline-offset:.3em}
:where(.v-filters-summary)::-webkit-details-marker{display:none}
:where(.v-filters[open]>.v-filters-summary){text-decoration:none}
:where(.v-filter-form){display:grid;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));gap:1rem 1.5rem;align-items:end;padding-block:1rem 1.5rem;border-block:1px solid var(--line)}
:where(.v-filter-field){display:grid;gap:.375rem;min-width:0}
:where(.v-filter-label){font-size:.875em;color:var(--muted)}
:where(.v-filter-form .v-select){margin-top:0}
:where(.v-filter-input){width:100%;min-height:2.75rem;padding:.4em .75em;border:1px solid var(--muted);background:var(--bg);color:var(--fg);border-radius:0;font-variant-numeric:tabular-nums}
:where(.v-filter-check){display:inline-flex;align-items:center;gap:.6em;min-height:2.75rem}
:where(.v-filter-check input){width:1.25rem;height:1.25rem;accent-color:var(--fg)}
:where(.v-filter-apply){justify-self:start}
@media (max-width:599px){:where(.v-filter-form){grid-template-columns:repeat(2,minmax(0,1fr))}:where(.v-filter-field:not(.v-filter-price),.v-filter-check){grid-column:1/-1}:where(.v-filter-apply){grid-column:1/-1;justify-self:stretch}}

:where(.v-card-actions){position:relative;z-index:1;display:flex;flex-wrap:wrap;gap:0 1.25rem;align-items:baseline;margin-top:.25rem;font-size:.9375em}
:where(.v-quick-add){margin:0}
:where(.v-quick-button,.v-quick-view){display:inline-flex;align-items:center;min-height:2.25rem;padding:0;background:none;border:0;color:inherit;font:inherit;text-decoration:underline;text-underline-offset:.3em;text-decoration-thickness:1px;cursor:pointer}
:where(.v-quick-button:hover,.v-quick-view:hover){text-decoration-thickness:2px}
:where(.v-quick-button[aria-disabled=true],.v-quick-button:disabled){color:var(--muted);text-decoration:none;cursor:default}
:where(.v-quick-add .v-form-message){font-size:.875em}
:where(.v-choice[data-unavailable] .v-choice-text){text-decoration:line-through;color:var(--muted);border-style:dashed}
:where(.v-form-message-title){display:block}

:where(.v-scarcity){font-weight:500}
:where(.v-restock){border-top:1px solid var(--line);padding-top:1rem;margin-top:.5rem;width:100%}
:where(.v-restock-cta){display:inline-block;min-height:2.5rem;padding-block:.4rem;cursor:pointer;font-weight:500}
:where(.v-restock-fold:not([open])>.v-restock-cta){text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.3em}
:where(.v-restock-form){display:grid;gap:.875rem;padding-top:.5rem}
:where(.v-restock-field){display:grid;gap:.375rem}
:where(.v-restock-label){font-size:.875em;color:var(--muted)}
:where(.v-restock-field .v-select){margin-top:0}
:where(.v-restock-email){width:100%;min-height:2.75rem;padding:.4em .75em;border:1px solid var(--muted);background:var(--bg);color:var(--fg);border-radius:0}
:where(.v-restock-mailing){display:grid;grid-template-columns:auto minmax(0,1fr);gap:.75em;align-items:start;font-size:.9375em}
:where(.v-restock-mailing input){width:1.25rem;height:1.25rem;margin-top:.1em;accent-color:var(--fg)}
:where(.v-restock-button){justify-self:start}
:where(.v-restock-done){font-weight:500}
:where(.v-restock-error){padding-top:.5rem;font-size:.9375em;font-weight:500}
:where(.v-quick){width:100%;max-width:64rem;margin-inline:auto;padding-block:4rem 2rem}
.v-lightbox:has(.v-quick)>.v-lightbox-close{background:var(--fg);color:var(--bg);text-decoration:none}
:where(.v-quick .v-product-page){width:100%;text-align:start}
.v-quick .v-product-page{padding:clamp(1rem,3vw,2.5rem);margin:0;background:var(--bg);color:var(--fg)}
.v-quick .v-product-gallery{margin-inline:0}
.v-quick .v-product-sticky{padding-top:0}
:where(.v-quick .v-product-sticky){position:static}
.v-quick-failed{display:grid;gap:1rem;justify-items:start;max-width:32rem;margin-inline:auto;padding:clamp(1.5rem,4vw,3rem);background:var(--bg);color:var(--fg);text-align:start}
.v-quick-failed :where(h2,p){margin:0}
:where(.v-item-fields){display:grid;gap:1.25rem;width:100%}
@media (scripting:enabled){.v-product-form>.v-item-fields{display:none}}
:where(.v-item-form-box){width:100%;max-width:36rem;margin-inline:auto;padding-block:4rem 2rem}
.v-lightbox:has(.v-item-form-box)>.v-lightbox-close{background:var(--fg);color:var(--bg);text-decoration:none}
.v-item-form{display:grid;gap:1.25rem;width:100%;padding:clamp(1.25rem,4vw,2.5rem);background:var(--bg);color:var(--fg);text-align:start}
:where(.v-item-form-title){margin:0}
:where(.v-item-form .v-form-message:empty){display:none}
:where(.v-item-form[aria-busy=true] .v-item-fields){opacity:.6}
:where(.v-cart-fields){display:grid;gap:1.25rem;max-width:36rem;padding-block:1.5rem;margin-bottom:1.5rem;border-top:1px solid var(--line)}
:where(.v-cart-fields-title){margin:0;font-size:1.25rem}
:where(.v-cart-fields-actions){display:flex;flex-wrap:wrap;gap:1rem 1.5rem;align-items:center}
:where(.v-cart-answers){display:grid;gap:.25rem;margin:.5rem 0 0;font-size:.9375em}
:where(.v-cart-answers div){display:flex;flex-wrap:wrap;gap:0 .5em}
:where(.v-cart-answers dt){color:var(--muted)}
:where(.v-cart-answers dd){margin:0;overflow-wrap:anywhere;white-space:pre-line}
:where(.v-cart-edit){font-size:.9375em;display:inline-flex;align-items:center;min-height:2rem;text-underline-offset:.25em}
:where(.v-cart-places){display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:.875rem;margin-top:.75rem}
:where(.v-cart-place){display:grid;gap:.375rem;align-content:end}
:where(.v-cart-place:first-child,.v-cart-place:nth-child(4),.v-cart-places .v-btn){grid-column:1/-1}
:where(.v-cart-place .v-select,.v-cart-place .v-filter-input){width:100%;margin:0}
:where(.v-cart-changed){font-size:.9375em;margin:.25rem 0 0;color:var(--muted)}
:where(.v-cart-minimum){margin:0;padding:.75rem 1rem;border:1px solid var(--line);text-wrap:pretty}
:where(.v-cart-cards){display:grid;gap:.5rem;margin:0;padding:0;list-style:none}
:where(.v-cart-page[aria-busy=true]){cursor:progress}
:where(.v-quick-more){display:inline-block;padding-block:.5rem;text-underline-offset:.3em}
`.trim();
