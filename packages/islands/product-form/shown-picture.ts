import { islandSelectors } from '@veranda/contracts/island-selectors';

/**
 * Takes over the pictures of a product. @returns what shows the one with an id, or the product's first where
 * there is none such: a block shows one only, the gallery of a page has it before the others
 */
export function takeOverPictures(scope: ParentNode, form: HTMLElement): (imageId: string) => void {
  const pictures = [...scope.querySelectorAll<HTMLElement>(islandSelectors.image)];
  const [first] = pictures;
  const gallery = first?.closest<HTMLElement>('.v-product-gallery') ?? null;
  const isList = pictures.every((picture) => picture.parentElement === gallery);
  return (imageId) => {
    const current = pictures.find((picture) => picture.dataset['imageId'] === imageId) ?? first;
    if (!current) return;
    for (const picture of pictures) picture.toggleAttribute('data-current', picture === current);
    if (!gallery || !isList || gallery.firstElementChild === current) return;
    gallery.replaceChildren(current, ...pictures.filter((picture) => picture !== current));
    gallery.scrollTo({ left: 0 });
    if (isBeside(gallery, form)) bringIntoSight(current);
  };
}

// A form below its pictures must not scroll away from the hand that chooses.
function isBeside(gallery: HTMLElement, form: HTMLElement): boolean {
  return gallery.getBoundingClientRect().bottom > form.getBoundingClientRect().top;
}

function bringIntoSight(picture: HTMLElement): void {
  const { top, bottom } = picture.getBoundingClientRect();
  if (bottom <= 0 || top >= window.innerHeight) picture.scrollIntoView({ block: 'nearest' });
}
