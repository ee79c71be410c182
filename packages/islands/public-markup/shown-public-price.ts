import { publicMarkup, variantPricesAttribute } from '@veranda/contracts/public-markup';
import { decodeJson, recordOf, text } from '@veranda/domain/decoders';
import { keepDrawn } from '../product-form/drawn-content.ts';
import type { PublicProduct, PublicVariant } from './public-product.ts';

type Show = (variant: PublicVariant | null) => void;

/**
 * Takes over what the page says of its product's price and of how little is left. @returns what says it of a
 * variant; null, where the choice leads to none, says it of the product as the server drew it
 */
export function takeOverPublicPrice(product: Pick<PublicProduct, 'button' | 'itemId'>): Show {
  const showPrice = takeOverPrices(product);
  const showScarcity = takeOverScarcity(product);
  return (variant) => {
    showPrice(variant);
    showScarcity(variant);
  };
}

// The page brings each price as its theme prints it: it is only put in its place.
function takeOverPrices({ button, itemId }: Pick<PublicProduct, 'button' | 'itemId'>): Show {
  const stand = button.ownerDocument.querySelector<HTMLTemplateElement>(
    `template[${variantPricesAttribute}="${CSS.escape(itemId)}"]`,
  );
  if (!stand) return () => undefined;
  const places = ownParts(button, publicMarkup.price).map((place) => ({
    place,
    showDrawn: keepDrawn(place),
  }));
  return (variant) => {
    const price = variant && priceOf(stand, variant);
    for (const { place, showDrawn } of places) {
      if (!price) showDrawn();
      else place.replaceChildren(...[...price.childNodes].map((node) => document.importNode(node, true)));
    }
  };
}

function priceOf(stand: HTMLTemplateElement, { id }: PublicVariant): Element | null {
  return stand.content.querySelector(`[data-variant-ids~="${CSS.escape(id)}"] ${publicMarkup.price}`);
}

// The page has a line for each scarce variant, hidden until it is chosen; one without attributes is the
// product's own.
function takeOverScarcity({ button }: Pick<PublicProduct, 'button'>): Show {
  const lines = ownParts(button, publicMarkup.scarcity).map((line) => ({ line, isDrawnHidden: line.hidden }));
  return (variant) => {
    for (const { line, isDrawnHidden } of lines) {
      const written = line.dataset['variantAttributes'];
      line.hidden =
        variant && written !== undefined
          ? !isOf(decodeJson(recordOf(text), written), variant)
          : isDrawnHidden;
    }
  };
}

function isOf(attributes: object, variant: PublicVariant): boolean {
  const named = Object.entries(attributes);
  return named.length > 0 && named.every(([name, value]) => variant.attributes[name] === value);
}

// The parts of a kind in the smallest part of the page around the button that has one of the same product.
function ownParts(button: HTMLElement, selector: string): HTMLElement[] {
  const around = publicMarkup.scopes.flatMap((scope) => button.closest<HTMLElement>(scope) ?? []);
  const outwards = around.toSorted((a, b) => (a.contains(b) ? 1 : -1));
  for (const scope of outwards) {
    const own = [...scope.querySelectorAll<HTMLElement>(selector)].filter((part) => {
      const card = part.closest(publicMarkup.cards);
      return card === null || card.contains(button);
    });
    if (own.length > 0) return own;
  }
  return [];
}
