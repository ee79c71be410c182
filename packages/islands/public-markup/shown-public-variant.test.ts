import { publicMarkup } from '@veranda/contracts/public-markup';
import { describe, expect, it } from 'vitest';
import type { ButtonEvent } from '../product-form/button-states.ts';
import type { PublicVariant } from './public-product.ts';
import { takeOverPublicPage } from './shown-public-variant.ts';

const variant = (id: string, available: boolean, mainImageId?: string): PublicVariant => ({
  id,
  sku: id,
  attributes: {},
  available,
  ...(mainImageId === undefined ? {} : { mainImageId }),
});
const [red, blue] = [variant('red', false, 'rose'), variant('blue', true)];

/** Parts of a page that are where the markup of public themes has them, with what they look like now. */
function draw(variants: readonly PublicVariant[]) {
  const part = (dataset: object, isCurrent = false) => {
    const one = {
      dataset,
      hidden: true,
      isCurrent,
      hasAttribute: () => one.isCurrent,
      toggleAttribute: (_name: string, on: boolean) => void (one.isCurrent = on),
    };
    return one;
  };
  const forms = ['red', 'blue'].map((variantId) => part({ variantId }));
  const pictures = [part({ imageId: 'all' }, true), part({ imageId: 'rose' })];
  const parts: Readonly<Record<string, readonly object[]>> = {
    [publicMarkup.restock]: forms,
    [publicMarkup.image]: pictures,
  };
  const scope = { querySelectorAll: (selector: string) => parts[selector] ?? [] } as unknown as HTMLElement;
  const moves: ButtonEvent[] = [];
  const show = takeOverPublicPage({ scope, variants }, { move: (event) => void moves.push(event) });
  const seen = () => ({
    button: moves.at(-1),
    waits: forms.filter(({ hidden }) => !hidden).map(({ dataset }) => dataset),
    picture: pictures.filter(({ isCurrent }) => isCurrent).map(({ dataset }) => dataset),
  });
  return { show, seen };
}

describe('the selection in the markup of a public theme', () => {
  it('is of the variant that is chosen', () => {
    const { show, seen } = draw([red, blue]);
    show(red);
    expect(seen()).toEqual({
      button: 'sell-out',
      waits: [{ variantId: 'red' }],
      picture: [{ imageId: 'rose' }],
    });
  });

  it('is of the product again where the choice leads to none: the button acts, nobody waits', () => {
    const { show, seen } = draw([red, blue]);
    show(red);
    show(null);
    expect(seen()).toEqual({ button: 'restock', waits: [], picture: [{ imageId: 'all' }] });
  });

  it('shows the product’s own picture for a variant that has none', () => {
    const { show, seen } = draw([red, blue]);
    show(red);
    show(blue);
    expect(seen()).toMatchObject({ button: 'restock', picture: [{ imageId: 'all' }] });
  });

  it('stays sold out where nothing of it can be had', () => {
    const { show, seen } = draw([red]);
    show(red);
    show(null);
    expect(seen().button).toBe('sell-out');
  });
});
