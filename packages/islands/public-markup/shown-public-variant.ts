import { publicMarkup } from '@veranda/contracts/public-markup';
import type { ButtonStateMachine } from '../product-form/button-state-machine.ts';
import type { PublicProduct, PublicVariant } from './public-product.ts';

/**
 * Takes over what the page around a button says of its product. @returns what shows a variant; null, where
 * the choice leads to none, shows the product as the server drew it, with a button that acts: a press says
 * what is missing
 */
export function takeOverPublicPage(
  { scope, variants }: Pick<PublicProduct, 'scope' | 'variants'>,
  motion: Pick<ButtonStateMachine, 'move'>,
): (variant: PublicVariant | null) => void {
  const forms = [...scope.querySelectorAll<HTMLElement>(publicMarkup.restock)].map((form) => ({
    form,
    isDrawnHidden: form.hidden,
  }));
  const pictures = [...scope.querySelectorAll<HTMLElement>(publicMarkup.image)].map((picture) => ({
    picture,
    isDrawnCurrent: picture.hasAttribute('data-current'),
  }));
  const canBeHad = variants.some(({ available }) => available);
  return (variant) => {
    motion.move((variant ? variant.available : canBeHad) ? 'restock' : 'sell-out');
    for (const { form, isDrawnHidden } of forms)
      form.hidden = variant ? form.dataset['variantId'] !== variant.id : isDrawnHidden;
    const imageId = variant?.mainImageId ?? '';
    for (const { picture, isDrawnCurrent } of pictures) {
      const isCurrent = imageId === '' ? isDrawnCurrent : picture.dataset['imageId'] === imageId;
      picture.toggleAttribute('data-current', isCurrent);
    }
  };
}
