import { accountCss } from './account.ts';
import { formCss } from './forms.ts';
import { donationCss } from './donations.ts';
import { goodsCss } from './goods.ts';
import { lockCss } from './lock.ts';
import { searchCss } from './search.ts';
import { lightboxCss } from './lightbox.ts';
import { installmentCss } from './installments.ts';
import { listingCss } from './listing.ts';
import { reviewsCss } from './reviews.ts';

/**
 * The base sheet, before every theme's own: the grid of the blocks, reserved space of pictures, focus, what is only
 * for screen readers, reduced motion, print. Selectors stand in `:where()`, so any rule of a theme wins. Colours come
 * from the section themes' custom properties, with quiet defaults.
 */
export const baseCss = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:4rem}
body{margin:0}
:where(body){--bg:#fff;--fg:#1a1a1a;--muted:#5b5b5b;--line:#d9d9d9;--accent:#1a1a1a;--accent-fg:#fff;--v-gutter:clamp(1.25rem,4vw,4rem);--v-row:clamp(1.25rem,1.9vw,2rem);--v-column-gap:clamp(.375rem,1vw,1.25rem);--v-content:72rem;--v-wide:90rem;--v-narrow:46rem;background:var(--bg);color:var(--fg);line-height:1.5;font-family:system-ui,sans-serif}
:where(h1,h2,h3,h4,p,ul,ol,figure,blockquote){margin:0}
:where(h1,h2,h3,h4){text-wrap:balance;line-height:1.15;overflow-wrap:break-word}
:where(p,li){text-wrap:pretty}
:where(ul[role=list],ol[role=list]){list-style:none;padding:0}
:where(img,svg,video){max-width:100%}
:where(a){color:inherit}
:where(button,input,select,textarea){font:inherit;color:inherit}
:where(fieldset){border:0;margin:0;padding:0;min-width:0}
:where(legend){padding:0}
:where(:focus-visible){outline:2px solid var(--focus,var(--accent));outline-offset:3px}
.v-visually-hidden:not(:focus):not(:active){position:absolute;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0}
.v-skip{position:absolute;left:1rem;top:-6rem;z-index:100;padding:.75rem 1.25rem;background:var(--fg);color:var(--bg)}
.v-skip:focus{top:1rem}
:where(.variant-radiobtn-wrapper){display:none}
[hidden]{display:none!important}

:where(.v-section){position:relative;background:var(--bg);color:var(--fg);padding-inline:var(--v-gutter);display:flex;flex-direction:column;min-height:var(--min-height,0);isolation:isolate}
:where(.v-section>.v-grid){width:100%;margin-inline:auto;max-width:var(--v-content)}
:where(.v-width-narrow>.v-grid){max-width:var(--v-narrow)}
:where(.v-width-wide>.v-grid){max-width:var(--v-wide)}
:where(.v-width-full){padding-inline:0}
:where(.v-width-full>.v-grid){max-width:none}
:where(.v-space-small){padding-block:clamp(1.5rem,3vw,2.5rem)}
:where(.v-space-medium){padding-block:clamp(3rem,6vw,5rem)}
:where(.v-space-large){padding-block:clamp(4.5rem,10vw,9rem)}
:where(.v-valign-center){justify-content:center}
:where(.v-valign-bottom){justify-content:flex-end}
:where(.v-background){position:absolute;inset:0;z-index:-1;overflow:hidden}
:where(.v-background)::after{content:"";position:absolute;inset:0;background:var(--bg);opacity:var(--overlay,0)}
:where(.v-background>.v-img){width:100%;height:100%;object-fit:cover}

:where(.v-grid){display:grid;grid-template-columns:repeat(24,minmax(0,1fr));grid-auto-rows:minmax(var(--v-row),auto);column-gap:var(--v-column-gap)}
:where(.v-block){grid-column:var(--x)/span var(--w);grid-row:var(--y)/span var(--h);z-index:var(--z,auto);min-width:0;position:relative}
:where(.v-align-start){align-self:start}
:where(.v-align-center){align-self:center}
:where(.v-align-end){align-self:end}
:where(.v-align-stretch,.v-fill){align-self:stretch}
@media (max-width:767px){
:where(.v-grid){grid-template-columns:repeat(8,minmax(0,1fr));--v-row:1.25rem}
:where(.v-block){grid-column:var(--px)/span var(--pw);grid-row:var(--py)/span var(--ph)}
:where(.v-width-full){padding-inline:0}
:where(.v-width-full>.v-grid>.v-block:not(.v-image,.v-gallery)){margin-inline:var(--v-gutter)}
}

:where(.v-img){display:block;max-width:100%;height:auto;object-fit:cover;background-image:var(--lqip,none);background-size:cover;background-position:center;color:transparent}
:where(.v-image .v-figure){margin:0}
:where(.v-image .v-img){width:100%}
:where(.v-fill){min-height:0}
:where(.v-fill .v-figure){display:flex;flex-direction:column;height:100%}
:where(.v-fill .v-figure>a){flex:1;min-height:0;display:block}
:where(.v-fill .v-img){width:100%;height:100%;flex:1;min-height:0;position:absolute;inset:0}
:where(.v-fill .v-caption){position:absolute;top:100%;left:0;right:0}
:where(.v-shape-rounded .v-img){border-radius:1rem}
:where(.v-shape-circle .v-img){border-radius:50%;aspect-ratio:1}
:where(.v-shape-arch .v-img){border-radius:50% 50% 0 0/35% 35% 0 0}
:where(.v-caption){font-size:.875em;color:var(--muted);padding-top:.625rem}
:where(.v-no-picture){display:block;width:100%;aspect-ratio:4/5;background:color-mix(in srgb,var(--fg) 7%,var(--bg))}

:where(.v-text>*+*,.v-prose>*+*,.v-accordion-body>*+*){margin-block-start:1em}
:where(.v-text>:is(h1,h2,h3,h4)+*,.v-prose>:is(h1,h2,h3,h4)+*){margin-block-start:.6em}
:where(.v-text ul,.v-text ol,.v-prose ul,.v-prose ol){padding-inline-start:1.25em}
:where(.v-align-right){text-align:right}
:where(p,h1,h2,h3,h4).v-align-center{text-align:center}
:where(.v-small-caps){font-variant-caps:all-small-caps;letter-spacing:.04em}
:where(.v-small){font-size:.875em}
:where(.v-lead){font-size:1.25em}
:where(.v-mono){font-family:ui-monospace,monospace}

:where(.v-btn){display:inline-flex;align-items:center;justify-content:center;gap:.5em;min-height:2.75rem;padding:.6em 1.4em;border:1px solid var(--accent);background:var(--accent);color:var(--accent-fg);text-decoration:none;cursor:pointer;text-align:center}
:where(.v-btn-small){min-height:2.25rem;padding:.4em 1em;font-size:.875em}
:where(.v-btn-large){min-height:3.25rem;padding:.8em 1.8em;font-size:1.0625em}
:where(.v-btn-secondary){background:transparent;color:var(--fg);border-color:currentColor}
:where(.v-btn-tertiary){background:transparent;color:var(--fg);border-color:transparent;padding-inline:0;text-decoration:underline;text-underline-offset:.3em}
:where(.v-btn[disabled],.v-btn[data-state=sold-out]){opacity:.55;cursor:not-allowed}
:where(.v-hr){border:0;border-top:1px solid var(--line);margin:0}
:where(.v-hr-strong){border-top:2px solid var(--fg)}
:where(.v-hr-dotted){border-top-style:dotted}
:where(.v-source){color:var(--muted);margin-top:.75em}

:where(.v-gallery-list){display:grid;grid-template-columns:repeat(var(--per-row,3),minmax(0,1fr));gap:var(--gap,20px)}
:where(.v-gallery-item){margin:0}
:where(.v-gallery-item .v-img){width:100%}
:where(.v-gallery-link){display:block;cursor:zoom-in}
:where(.v-gallery-stacked){grid-template-columns:minmax(0,1fr)}
:where(.v-gallery-slideshow,.v-gallery-slider){display:flex;overflow-x:auto;scroll-snap-type:x mandatory;overscroll-behavior-x:contain}
:where(.v-gallery-slideshow>.v-gallery-item){flex:0 0 100%;scroll-snap-align:center}
:where(.v-gallery-slider>.v-gallery-item){flex:0 0 min(34rem,82%);scroll-snap-align:center}
@media (max-width:767px){:where(.v-gallery-grid){grid-template-columns:repeat(min(var(--per-row,2),2),minmax(0,1fr))}}

:where(.v-summary-items){list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(var(--per-row,3),minmax(0,1fr));gap:clamp(1.5rem,3vw,2.5rem) clamp(1rem,2vw,2rem)}
:where(.v-summary-carousel){display:flex;overflow-x:auto;scroll-snap-type:x proximity}
:where(.v-summary-carousel>.v-summary-item){flex:0 0 calc((100% - (var(--per-row) - 1)*2rem)/var(--per-row));scroll-snap-align:start}
:where(.v-summary-picture){display:block;position:relative;overflow:hidden}
:where(.v-summary-picture .v-img,.v-summary-picture .v-no-picture){width:100%;height:100%;aspect-ratio:auto;object-fit:cover}
:where(.v-summary-text){padding-top:.75rem}
:where(.v-summary-title a,.v-card-title a){text-decoration:none}
@media (max-width:767px){
:where(.v-summary-grid,.v-summary-wall){grid-template-columns:repeat(min(var(--per-row,2),2),minmax(0,1fr))}
:where(.v-summary-carousel>.v-summary-item){flex-basis:72%}
}

:where(.v-accordion-item){border-bottom:1px solid var(--line)}
:where(.v-accordion-item summary){display:flex;justify-content:space-between;gap:1rem;padding-block:1rem;cursor:pointer;list-style:none}
:where(.v-accordion-item summary)::-webkit-details-marker{display:none}
:where(.v-accordion-item summary)::after{content:"+";font-weight:400;flex:none}
:where(.v-accordion-item[open] summary)::after{content:"\\2212"}
:where(.v-accordion-title){font:inherit;font-weight:600}
:where(.v-accordion-body){padding-bottom:1.25rem}
:where(.v-accordion-text){padding-block:1rem 1.25rem;border-bottom:1px solid var(--line)}

:where(.v-card-grid){list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr));gap:clamp(2rem,4vw,3.5rem) clamp(1rem,2vw,2rem)}
:where(.v-card-picture){display:block;position:relative;overflow:hidden}
:where(.v-card-image,.v-card-hover-image){width:100%;aspect-ratio:4/5;object-fit:cover}
:where(.v-card-hover-image){position:absolute;inset:0;opacity:0;transition:opacity .2s}
@media (hover:hover){:where(.v-card:hover .v-card-hover-image){opacity:1}}
@media (hover:none){.v-card-hover-image{display:none}}
:where(.v-card-title){font-size:1rem}
:where(.v-mark){position:absolute;left:.75rem;top:.75rem;padding:.2em .6em;background:var(--bg);color:var(--fg);font-size:.8125rem}
:where(.v-product-details .v-mark){position:static;display:inline-block;border:1px solid currentColor}
:where(.v-price){font-variant-numeric:tabular-nums}
:where(.v-price-was){color:var(--muted)}
:where(.v-product-page){display:grid;gap:clamp(1.5rem,4vw,4rem)}
@media (min-width:900px){:where(.v-product-page){grid-template-columns:minmax(0,1.2fr) minmax(0,1fr);grid-template-rows:auto 1fr}:where(.v-product-gallery){grid-column:1;grid-row:1/span 2;align-self:start}:where(.v-product-details){grid-column:2;grid-row:1}:where(.v-product-description){grid-column:2;grid-row:2}}
:where(.v-product-gallery){display:grid;gap:.75rem}
:where(.v-product-picture .v-img){width:100%}
:where(.v-product-block-image){display:block}
.v-product-block-image:not([data-current]){display:none}
:where(.v-product-form){display:grid;gap:1.25rem}
:where(.v-option-values){display:flex;flex-wrap:wrap;gap:.5rem;margin-top:.5rem}
:where(.v-choice){position:relative;display:inline-flex;cursor:pointer}
:where(.v-choice input){position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
:where(.v-choice-text){display:inline-flex;align-items:center;justify-content:center;min-width:2.75rem;min-height:2.75rem;padding:.4em .9em;border:1px solid var(--muted)}
:where(.v-choice input:checked+.v-choice-text){background:var(--fg);color:var(--bg);border-color:var(--fg)}
:where(.v-choice input:focus-visible+.v-choice-text){outline:2px solid var(--focus,var(--accent));outline-offset:3px}
:where(.v-choice.is-sold-out .v-choice-text){text-decoration:line-through;color:var(--muted);border-style:dashed;cursor:not-allowed}
:where(.v-option-name,.v-quantity-label){display:block;font-weight:600}
:where(.v-select,.v-quantity-input){min-height:2.75rem;padding:.4em .75em;border:1px solid var(--muted);background:var(--bg);color:var(--fg);border-radius:0}
:where(.v-select){width:100%;margin-top:.5rem}
:where(.v-quantity-input){width:5.5rem}
:where(.v-product-actions){display:flex;flex-wrap:wrap;gap:1rem;align-items:end}
:where(.v-add-to-cart){flex:1 1 12rem}
:where(.v-form-message:empty){display:none}
:where(.v-form-message){scroll-margin-block:1.5rem}

:where(.v-list-header){display:grid;gap:1rem;margin-bottom:clamp(1.5rem,4vw,3rem)}
:where(.v-category-nav ul){list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
:where(.v-category-link){display:inline-block;padding-block:.5rem;text-decoration:none}
:where(.v-category-link[aria-current]){text-decoration:underline;text-underline-offset:.35em}
:where(.v-pagination){display:flex;justify-content:center;align-items:center;gap:1.5rem;padding-block:3rem}
:where(.v-page-link){padding:.5rem}
:where(.v-social){display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
:where(.v-nav-list){display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:0}

:where(.v-cart-lines){margin:0;border-top:1px solid var(--line)}
:where(.v-cart-line){display:grid;grid-template-columns:6rem minmax(0,1fr) auto auto;gap:.5rem 1.5rem;padding-block:1.5rem;border-bottom:1px solid var(--line);align-items:start}
:where(.v-cart-picture){grid-row:span 2}
:where(.v-cart-picture .v-img){width:100%;aspect-ratio:4/5}
:where(.v-cart-name){font-size:1.0625rem}
:where(.v-cart-options,.v-cart-unit,.v-cart-note){color:var(--muted)}
:where(.v-cart-total,.v-cart-unit,.v-cart-subtotal){font-variant-numeric:tabular-nums}
:where(.v-cart-remove){grid-column:2;justify-self:start;background:none;border:0;padding:.4rem 0;text-decoration:underline;text-underline-offset:.25em;cursor:pointer;min-height:2rem}
:where(.v-cart-summary){margin-left:auto;max-width:26rem;display:grid;gap:.75rem;padding-top:1.5rem}
:where(.v-cart-subtotal){display:flex;justify-content:space-between;gap:2rem}
:where(.v-cart-subtotal>:last-child){flex:none}
:where(.v-cart-codes summary){display:flex;justify-content:space-between;align-items:center;gap:1rem;min-height:2.75rem;cursor:pointer;list-style:none;border-top:1px solid var(--line)}
:where(.v-cart-codes summary)::-webkit-details-marker{display:none}
:where(.v-cart-codes summary)::after{content:"+";flex:none;font-size:1.25em;line-height:1}
:where(.v-cart-codes[open] summary)::after{content:"\\2212"}
:where(.v-cart-codes[open]){padding-bottom:.75rem}
:where(.v-cart-codes ul){margin-block:.5rem 0}
:where(.v-cart-codes li){display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline;justify-content:space-between}
:where(.v-cart-code+.v-cart-problem){margin-top:.625rem}
:where(.v-cart-code){display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.75rem;margin-top:.5rem}
.v-cart-code .v-quantity-input{width:100%;max-width:none;text-align:left}
:where(.v-cart-actions){display:flex;flex-wrap:wrap;gap:.75rem;justify-content:flex-end}
@media (scripting:enabled){.v-cart-actions>.v-cart-update{display:none}}
@media (max-width:599px){
:where(.v-cart-line){grid-template-columns:5rem minmax(0,1fr) auto;gap:.5rem 1rem}
:where(.v-cart-quantity){grid-column:2}
:where(.v-cart-total){grid-column:3;text-align:right}
:where(.v-cart-picture){grid-row:span 3}
:where(.v-cart-text){grid-column:2/-1}
:where(.v-cart-summary){max-width:none}
:where(.v-cart-actions>*){flex:1 1 100%}
}
:where(.v-notice){padding:.75rem 1rem;border:1px solid currentColor}
:where(.v-page-notice){max-width:min(40rem,100% - 2.5rem);margin:1rem auto}

${accountCss}
${formCss}
${goodsCss}
${donationCss}
${searchCss}
${lockCss}
${lightboxCss}
${listingCss}
/* What floats leaves fields and buttons free. */
.v-cart-float :is(.v-pill,.v-pill-installments){translate:0 var(--lift,0);transition:opacity .16s,translate .16s}
.v-cart-float[data-yields] :is(.v-pill,.v-pill-installments){visibility:hidden;opacity:0}
.v-popover-actions{display:flex;flex-wrap:wrap;align-items:center;gap:0 1.25rem;margin-top:.5rem}
.v-popover-actions a{display:inline-flex;align-items:center;min-height:2.75rem;font-weight:600;text-underline-offset:.25em}
.v-popover-actions button{margin-inline-start:auto}
${installmentCss}
${reviewsCss}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}
@media print{.v-skip,.v-cart-island,.v-pagination,.v-product-form,nav{display:none!important}.v-section{padding-block:1rem;break-inside:avoid-page}body{background:#fff;color:#000}}
`.trim();
