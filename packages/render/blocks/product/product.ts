import { type BlockValue, flagAt, textAt } from '@veranda/domain/blocks/kind';
import { product } from '@veranda/domain/blocks/product/product';
import type { Product } from '@veranda/domain/catalog/product';
import { imageOf, type Session, takesFirst } from '../../context/session.ts';
import type { ImageView } from '../../images/image-view.ts';
import { pictureHtml, sizesOf } from '../../images/picture.ts';
import { productItem } from '../../products/product-context.ts';
import type { BlockView, CompleteBlock } from '../block-view.ts';
import template from './block.html?raw';

export const productView: BlockView = {
  kind: product,
  template,
  context,
  needs: (value) => ({ productIds: [textAt(value, 'productId')] }),
};

function context(session: Session, { value, places }: CompleteBlock) {
  const shown = session.catalog.products.get(textAt(value, 'productId'));
  const store = session.snapshot.collections.find((collection) => collection.id === shown?.collectionId);
  if (shown === undefined || store === undefined || shown.state !== 'published') return null;
  const item = productItem(session, shown, { store, place: 'product_block' });
  const sizes = sizesOf({ desktop: places.desktop.w, phone: places.phone.w });
  const pictures = variantPictures(session, shown, item.mainImage).map((view, index) => {
    const first = index === 0 && takesFirst(session);
    const picture = pictureHtml(view, { alt: '', sizes, ratio: null, fit: 'cover', first });
    return { id: view.id, isShown: index === 0, picture };
  });
  return {
    ...value,
    item: { ...item, addToCart: buttonOf(item.addToCart, value) },
    title: item.title,
    fullUrl: item.fullUrl,
    mainImage: item.mainImage,
    pictures,
    // Picture for themes that draw the block by a file of their own.
    picture: pictures[0]?.picture ?? '',
  };
}

function buttonOf(addToCart: ReturnType<typeof productItem>['addToCart'], value: BlockValue) {
  const buttonText = textAt(value, 'buttonText');
  return {
    ...addToCart,
    showQuantity: addToCart.showQuantity && flagAt(value, 'showQuantity'),
    buttonText: buttonText === '' || addToCart.soldOut ? addToCart.buttonText : buttonText,
  };
}

// The product's picture, then those of its variants: another choice shows another (storefront §2, product
// block).
function variantPictures(session: Session, shown: Product, main: ImageView | null): ImageView[] {
  const views = shown.variants.map((variant) => imageOf(session, variant.mainImageId ?? null));
  const known = [main, ...views].flatMap((view) => view ?? []);
  return [...new Map(known.map((view) => [view.id, view])).values()];
}
