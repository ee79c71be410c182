/** Structure of the search's form and page; the look is the theme's. */
export const searchCss = `
:where(.v-search-page){width:100%;max-width:calc(var(--v-wide) + 2*var(--v-gutter));margin-inline:auto;padding:clamp(2.5rem,6vw,5rem) var(--v-gutter) clamp(4rem,10vw,8rem);min-height:60vh;display:grid;gap:1.5rem;align-content:start;grid-template-columns:minmax(0,1fr)}
:where(.v-search-title){margin:0}
:where(.v-search){display:flex;gap:.75rem;max-width:40rem}
:where(.v-search-words){flex:1;min-width:0;-webkit-appearance:none;appearance:none}
:where(.v-search-summary){margin:0;color:var(--muted);min-height:1.5em;overflow-wrap:anywhere}
:where(.v-search-results){display:grid;gap:clamp(2.5rem,6vw,4rem);grid-template-columns:minmax(0,1fr)}
:where(.v-search-results[aria-busy=true]){opacity:.6;transition:opacity .15s .15s}
:where(.v-search-hint){margin:0}
:where(.v-found-heading){margin:0 0 1.25rem}
:where(.v-found-list){list-style:none;margin:0;padding:0;max-width:46rem;border-top:1px solid var(--line)}
:where(.v-found-item article){display:flex;gap:1.25rem;padding-block:1.25rem;border-bottom:1px solid var(--line)}
:where(.v-found-picture){flex:none;width:6rem;aspect-ratio:1}
:where(.v-found-picture .v-img){width:100%;height:100%;object-fit:cover}
:where(.v-found-text){min-width:0;display:grid;gap:.375rem;align-content:start}
:where(.v-found-title,.v-found-where,.v-found-words){margin:0;overflow-wrap:anywhere}
:where(.v-found-title){font-size:1.25em}
:where(.v-found-title a){text-decoration:none;color:inherit}
:where(.v-found-title a:hover){text-decoration:underline;text-underline-offset:.2em}
:where(.v-found-where){color:var(--muted);font-size:.9375em}
:where(.v-found-words){color:var(--muted)}
:where(.v-found-words mark){background:none;color:var(--fg);font-weight:600}
:where(.v-not-found .v-search){margin-top:1.5rem;width:100%}
@media (max-width:419px){
:where(.v-search){flex-wrap:wrap}
:where(.v-search .v-btn){width:100%}
}
`.trim();
