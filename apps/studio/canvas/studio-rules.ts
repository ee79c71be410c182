import { t } from './messages.ts';

/** Rules of the studio's own for a page on its canvas. */
interface StudioRules {
  /** Leaves these blocks and sections undrawn; their places stay. */
  hide(parts: Iterable<string>): void;
}

/**
 * Shows places where a picture or a product is still to come, has nothing move while it is edited, and hides parts. The
 * policy of the frame lets no markup bring rules: these are made in the frame's own realm.
 */
export function createStudioRules(root: Document): StudioRules {
  const view = root.defaultView as (Window & { readonly CSSStyleSheet: typeof CSSStyleSheet }) | null;
  if (!view) return { hide: () => {} };
  const [still, hidden] = [new view.CSSStyleSheet(), new view.CSSStyleSheet()];
  still.replaceSync(`${emptyPlaces()}\n${withoutMotion}\n${withoutControls}`);
  root.adoptedStyleSheets = [still, hidden];
  return { hide: (parts) => hidden.replaceSync(hidingRules(parts)) };
}

// Entrances run with the page's scrolling: a block that is only half in view would be half drawn.
const withoutMotion = `
  [data-block][class*='v-entrance-'], .v-section > .v-grid { animation: none !important }
`;

// Where no script runs, browsers give every video controls.
const withoutControls = `
  .v-background-video::-webkit-media-controls { display: none !important }
`;

function hidingRules(parts: Iterable<string>): string {
  return [...parts]
    .map((id) => CSS.escape(id))
    .map((id) => `[data-block="${id}"], [data-section="${id}"] { visibility: hidden !important }`)
    .join('\n');
}

function emptyPlaces(): string {
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
