/** Structure of reviews; their colours are the theme's. */
export const reviewsCss = `
.v-stars{display:inline-block;width:max-content;justify-self:start;line-height:1;letter-spacing:.08em;white-space:nowrap;background:linear-gradient(90deg,var(--accent) var(--stars),color-mix(in srgb,var(--fg) 24%,var(--bg)) var(--stars));-webkit-background-clip:text;background-clip:text;color:transparent}
.v-stars::before{content:"★★★★★"}
@media (forced-colors:active){.v-stars{background:none;color:CanvasText}}
:where(.v-reviews-link){display:inline-flex;align-items:center;gap:.6em;min-height:2rem;text-underline-offset:.3em}
:where(.v-reviews){grid-column:1/-1;border-top:1px solid var(--line);padding-top:clamp(1.5rem,4vw,3rem);margin-top:clamp(1rem,3vw,2rem);width:100%}
:where(.v-reviews-average){display:flex;flex-wrap:wrap;align-items:baseline;gap:.25rem .75rem;margin-block:.75rem 1.5rem}
:where(.v-reviews-average strong){font-size:1.25em;font-variant-numeric:tabular-nums}
:where(.v-reviews-empty){color:var(--muted);margin-top:.75rem}
:where(.v-review-list){display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:clamp(1.5rem,3vw,2.5rem);margin:0}
:where(.v-review){display:grid;gap:.625rem;align-content:start;overflow-wrap:anywhere}
:where(.v-review-head){display:grid;gap:.375rem}
:where(.v-review-title){font-size:1.0625rem}
:where(.v-review-foot){display:flex;flex-wrap:wrap;gap:0 .9em;color:var(--muted);font-size:.875em}
:where(.v-review-author){color:var(--fg);font-weight:500}
:where(.v-review-page){max-width:52rem;margin-inline:auto;padding:clamp(2.5rem,5vw,4.5rem) var(--v-gutter) clamp(4rem,10vw,9rem);display:grid;gap:2rem}
:where(.v-review-item){display:grid;grid-template-columns:6rem minmax(0,1fr);gap:1rem 2rem;border-top:1px solid var(--line);padding-top:2rem}
:where(.v-review-picture){width:100%;height:auto;aspect-ratio:4/5;object-fit:cover}
:where(.v-review-part,.v-review-form){display:grid;gap:1.25rem;justify-items:start}
:where(.v-review-form){width:100%}
:where(.v-review-form .v-restock-field){width:100%}
:where(.v-review-product){font-size:1.25rem}
:where(.v-review-text){min-height:8rem;resize:vertical}
.v-review-page .v-review-product{font-size:clamp(1.375rem,2.4vw,1.875rem);line-height:1.2}
:where(.v-rating-choices){display:flex;flex-wrap:wrap;gap:.5rem;margin-top:.5rem}
:where(.v-rating-choice){position:relative;display:inline-flex}
:where(.v-rating-choice input){position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
:where(.v-rating-choice span:not(.v-visually-hidden)){display:inline-flex;align-items:center;min-height:2.75rem;padding:.3em .8em;border:1px solid var(--line);letter-spacing:.08em}
@media (max-width:599px){:where(.v-rating-choices){gap:.25rem}:where(.v-rating-choice span:not(.v-visually-hidden)){padding-inline:.35em;letter-spacing:0}}
:where(.v-rating-choice input:checked+span){background:var(--fg);color:var(--bg);border-color:var(--fg)}
:where(.v-rating-choice input:focus-visible+span){outline:2px solid var(--focus,var(--accent));outline-offset:3px}
@media (max-width:599px){:where(.v-review-item){grid-template-columns:minmax(0,1fr)}:where(.v-review-picture){width:6rem}}
`.trim();
