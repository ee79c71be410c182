// Apart from `islands.ts`, so that a browser that needs these texts does not load the schema library.

/** Selectors by which islands find the parts of markup (decision 0114, options). */
export const islandSelectors = {
  message: '.v-form-message, [data-role="message"]',
  price: '[data-price]',
  installments: '[data-installments]',
  image: '[data-image-id]',
  cartLink: '[data-cart-link]',
  cartCount: '[data-cart-count]',
} as const;

/** The document's event that new markup with islands has joined the page; its detail is the element. */
export const islandsAddedEvent = 'veranda:added';
