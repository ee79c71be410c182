/**
 * The base sheet of every site, put before the theme's: the grid of sections, the mechanics of the block parts and the
 * states that no theme may lose (focus, hidden text, reduced motion). Look belongs to the theme.
 */
export const baseCss = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-behavior:smooth}
body{margin:0;background:var(--bg);color:var(--fg);overflow-wrap:break-word}
img,picture,svg,video{display:block;max-width:100%}
img{height:auto}
h1,h2,h3,h4,p,figure,blockquote,ul,ol,dl{margin:0}
a{color:inherit}
button,input,select,textarea{font:inherit;color:inherit}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
.v-hidden{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.v-skip{position:absolute;left:12px;top:-80px;z-index:100;background:var(--bg);color:var(--fg);padding:12px 16px}
.v-skip:focus{top:12px}
.v-section{position:relative;background:var(--bg);color:var(--fg);padding-block:var(--section-space,64px)}
.v-section[data-spacing=none]{padding-block:0}
.v-section[data-spacing=small]{padding-block:calc(var(--section-space,64px)*.5)}
.v-section[data-spacing=large]{padding-block:calc(var(--section-space,64px)*1.6)}
.v-section-background{position:absolute;inset:0;overflow:hidden}
.v-section-background img{width:100%;height:100%;object-fit:cover}
.v-section-background::after{content:"";position:absolute;inset:0;background:var(--bg);opacity:var(--overlay,0)}
.v-grid{position:relative;display:grid;grid-template-columns:repeat(24,minmax(0,1fr));grid-auto-rows:minmax(28px,auto);column-gap:var(--grid-gap,12px);width:min(100% - 2*var(--gutter,24px),var(--section-width,1280px));margin-inline:auto}
.v-section[data-width=narrow]{--section-width:760px}
.v-section[data-width=content]{--section-width:1040px}
.v-section[data-width=full]{--section-width:100%;--gutter:0px}
.v-block{grid-area:var(--dy)/var(--dx)/span var(--dh)/span var(--dw);z-index:var(--dz,0);min-width:0}
.v-block[data-align=center]{align-self:center}
.v-block[data-align=end]{align-self:end}
.v-block[data-align=start]{align-self:start}
.v-block[data-align=stretch]{align-self:stretch}
.v-picture{position:relative;display:block;overflow:hidden;background-size:cover;background-position:center}
.v-picture img{width:100%;height:100%;object-fit:cover}
.v-figure{height:100%}
.v-block[data-align=stretch] .v-picture{height:100%}
.v-gallery-list{display:grid;grid-template-columns:repeat(var(--per-row,3),minmax(0,1fr));gap:var(--gap,20px)}
.v-gallery-stacked{grid-template-columns:1fr}
.v-gallery-slider,.v-gallery-slideshow{display:flex;overflow-x:auto;scroll-snap-type:x mandatory}
.v-gallery-slider>*,.v-gallery-slideshow>*{flex:0 0 auto;width:min(80%,560px);scroll-snap-align:center}
.v-summary-list{list-style:none;padding:0;display:grid;grid-template-columns:repeat(var(--per-row,3),minmax(0,1fr));gap:32px 24px}
.v-summary-list.v-summary-list-layout,.v-summary-list.v-summary-list{align-items:start}
.v-summary-carousel{display:flex;overflow-x:auto;scroll-snap-type:x proximity}
.v-summary-carousel>*{flex:0 0 min(70%,320px);scroll-snap-align:start}
.v-cards{list-style:none;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,240px),1fr));gap:40px 24px}
.v-card-link{display:block;text-decoration:none}
.v-card-picture{position:relative;display:block;overflow:hidden}
.v-card-hover{position:absolute;inset:0;opacity:0;transition:opacity .2s}
@media (hover:hover){.v-card-link:hover .v-card-hover{opacity:1}}
.v-no-picture{display:block;aspect-ratio:4/5;background:color-mix(in srgb,var(--fg) 8%,var(--bg))}
.v-product{display:grid;gap:32px}
.v-product-gallery{display:grid;gap:16px}
.v-chips{display:flex;flex-wrap:wrap;gap:8px}
.v-chip{position:relative;display:inline-flex}
.v-chip input{position:absolute;inset:0;opacity:0;margin:0;cursor:pointer}
.v-option{border:0;padding:0;margin:0;min-width:0}
.v-buy{display:flex;flex-wrap:wrap;gap:12px;align-items:end}
.v-cart-lines{list-style:none;padding:0}
.v-cart-picture{object-fit:cover}
.v-nav{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:8px 24px}
.v-nav ul{list-style:none;padding:0}
.v-price{font-variant-numeric:tabular-nums}
.v-price ins{text-decoration:none}
.v-align-center{text-align:center}.v-align-right{text-align:right}
.v-small-caps{font-variant-caps:small-caps}
[hidden]{display:none!important}
@media (min-width:768px){.v-product{grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:64px}.v-product-side{position:sticky;top:32px;align-self:start}}
@media (max-width:767px){
.v-grid{grid-template-columns:repeat(8,minmax(0,1fr));grid-auto-rows:minmax(20px,auto);row-gap:0}
.v-block{grid-area:var(--py)/var(--px)/span var(--ph)/span var(--pw);padding-block:10px}
.v-summary-list{grid-template-columns:repeat(min(var(--per-row,2),2),minmax(0,1fr))}
.v-cards{grid-template-columns:repeat(2,minmax(0,1fr));gap:28px 16px}
}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}
@media print{.v-header nav,.v-footer,.v-pill,.v-popover,.v-add{display:none!important}}
`;
