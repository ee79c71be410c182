/** Structure of the lightbox; its colours are the theme's. */
export const lightboxCss = `
:where(.v-is-covered){overflow:hidden}
:where(.v-lightbox){position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0 clamp(1rem,4vw,4rem);border:0;overflow:auto;overscroll-behavior:contain}
:where(.v-lightbox-close){position:fixed;top:1rem;inset-inline-end:1rem;z-index:1;padding:.5rem 1rem;font:inherit;text-decoration:underline;text-underline-offset:.25em}
:where(.v-lightbox-content){display:grid;justify-items:center;gap:1rem;padding-block:0 3rem}
:where(.v-lightbox-figure){margin:0;display:grid;gap:.75rem;justify-items:center;touch-action:pan-y}
:where(.v-lightbox-frame){max-width:100%;overflow:hidden;cursor:zoom-in;user-select:none}
:where(.v-lightbox-frame.is-zoomed){cursor:grab;touch-action:none}
:where(.v-lightbox-frame.is-dragged){cursor:grabbing}
:where(.v-lightbox-image){display:block;width:auto;height:auto;max-width:100%;max-height:calc(100svh - 9rem);object-fit:contain}
:where(.v-lightbox-controls){display:flex;align-items:center;gap:1.5rem;font-variant-numeric:tabular-nums}
:where(.v-lightbox-place){margin:0}
:where(.v-lightbox-arrow){font:inherit;font-size:1.25rem;line-height:1}
@media (prefers-reduced-motion:no-preference){:where(.v-lightbox-frame:not(.is-dragged) .v-lightbox-image){transition:transform .2s ease-out}}
:where(.v-lightbox-zoom){font-size:1.5rem}
:where(.v-lightbox button:focus-visible){outline:2px solid currentColor;outline-offset:2px}
:where(a.v-gallery-link){cursor:zoom-in}
`.trim();
