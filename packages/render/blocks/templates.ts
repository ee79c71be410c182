import { donationBlock } from '../partials/donations.ts';

/**
 * The markup of the block kinds, in the template language. A theme overrides one by a file of the same name:
 * `blocks/block-image.block`. Values that are HTML already (`html`, `picture`) come from the allow-list serialiser.
 */
export const blockTemplates: ReadonlyMap<string, string> = new Map([
  ['block-text', '{html}'],
  [
    'block-image',
    `<figure class="v-figure{.section shape} v-shape-{shape|htmltag}{.end}">{.section href}<a href="{@|htmltag}"{linkTarget}>{picture}</a>{.or}{picture}{.end}{.section caption}<figcaption class="v-caption">{@|html}</figcaption>{.end}</figure>`,
  ],
  [
    'block-button',
    `{.section href}<a class="v-btn v-btn-{variant|htmltag} v-btn-{size|htmltag}" href="{@|htmltag}"{linkTarget}>{label|html}</a>{.or}<span class="v-btn v-btn-{variant|htmltag} v-btn-{size|htmltag}">{label|html}</span>{.end}`,
  ],
  ['block-spacer', ''],
  ['block-rule', '<hr class="v-hr v-hr-{style|htmltag}">'],
  [
    'block-quote',
    `<figure class="v-quotation"><blockquote>{text|html|line-breaks}</blockquote>{.section source}<figcaption class="v-source">{@|html}</figcaption>{.end}</figure>`,
  ],
  [
    'block-gallery',
    `{.if pictures}<div class="v-gallery-list v-gallery-{design|htmltag}" style="--per-row:{perRow};--gap:{padding}px"{.if tabindex} tabindex="0" role="group" aria-label="{galleryLabel|htmltag}"{.end}{.if lightbox} data-island="gallery" data-load="interaction" data-props="{islandProps|htmltag}"{.end}>{.repeated section pictures}<figure class="v-gallery-item">{.if lightbox}<a class="v-gallery-link" href="{largeUrl|htmltag}" data-index="{index}">{picture}</a>{.or}{picture}{.end}{.section caption}<figcaption class="v-caption">{@|html}</figcaption>{.end}</figure>{.end}</div>{.end}`,
  ],
  [
    'block-product',
    `<article class="v-product-block">{.if showImage && mainImage}<a class="v-product-block-picture" href="{fullUrl|htmltag}" tabindex="-1" aria-hidden="true">{.repeated section pictures}<span class="v-product-block-image" data-image-id="{id|htmltag}"{.if isShown} data-current{.end}>{picture}</span>{.end}</a>{.end}<div class="v-product-block-text"><h3 class="v-product-title"><a href="{fullUrl|htmltag}">{title|html}</a></h3>{.if showPrice}{item|apply product-price}{.end}{.if showDescription && item.body}<div class="v-product-excerpt v-prose">{item.body}</div>{.end}{.if showButton}{item|apply product-form}{.end}</div></article>`,
  ],
  [
    'block-summary',
    `{.if items}<ul class="v-summary-items v-summary-{layout|htmltag}{.if isStore} v-summary-store{.end}{.if isEvents} v-summary-events{.end}" role="list" style="--per-row:{perRow}"{.if tabindex} tabindex="0" aria-label="{summaryLabel|htmltag}"{.end}>{.repeated section items}<li class="v-summary-item">{@|apply summary-item}</li>{.end}</ul>{.or}<p class="v-empty">{emptyText|html}</p>{.end}`,
  ],
  [
    'block-accordion',
    `<div class="v-accordion-list">{.repeated section items}{.if title}<details class="v-accordion-item"{.section name} name="{@|htmltag}"{.end}{.if open} open{.end}><summary><h3 class="v-accordion-title">{title|html}</h3></summary><div class="v-accordion-body">{html}</div></details>{.or}<div class="v-accordion-body v-accordion-text">{html}</div>{.end}{.end}</div>`,
  ],
  ['block-form', '{@|apply form}'],
  ['block-donation', donationBlock],
  ['block-newsletter', '{@|apply form-newsletter}'],
  ['block-unknown', ''],
]);
