import { t } from './messages.ts';

/**
 * Shows places on a canvas where a picture or a product is still to come. The published page shows nothing there.
 * The rules are the studio's own: the policy of the frame lets no markup bring any.
 */
export function showEmptyPlaces(root: Document): void {
  const view = root.defaultView as (Window & { readonly CSSStyleSheet: typeof CSSStyleSheet }) | null;
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(rules());
  root.adoptedStyleSheets = [sheet];
}

function rules(): string {
  const words = { image: t('addAPicture'), gallery: t('addPictures'), product: t('chooseAProduct') };
  const own = Object.entries(words).map(
    ([kind, text]) => `.v-block.v-${kind}:empty::before { content: ${JSON.stringify(text)} }`,
  );
  return `
    .v-block:is(.v-image, .v-gallery, .v-product):empty {
      display: grid;
      place-items: center;
      align-self: stretch;
      min-height: 7rem;
      background: color-mix(in srgb, currentColor 7%, transparent);
      outline: 1px dashed color-mix(in srgb, currentColor 45%, transparent);
      outline-offset: -1px;
    }
    .v-block:is(.v-image, .v-gallery, .v-product):empty::before {
      padding: 0.5rem 0.75rem;
      font: 500 0.9375rem/1.3 system-ui, sans-serif;
      text-align: center;
    }
    ${own.join('\n')}
  `;
}
