import { galleryTexts } from '../context/gallery-texts.ts';
import { blockKind, completeValue } from '@veranda/domain/blocks/registry';
import { type BlockValue, flagAt, textAt, textsAt } from '@veranda/domain/blocks/kind';
import { ratioOf } from '@veranda/domain/blocks/ratios';
import { presetOfDesign } from '@veranda/domain/blocks/types/gallery';
import { isSafeHref } from '@veranda/domain/rich-text/links';
import type { Block, GridPlace } from '@veranda/domain/pages/document';
import type { RichText } from '@veranda/domain/rich-text/rich-text';
import { richTextPlain } from '@veranda/domain/rich-text/rich-text-reading';
import type { Product } from '@veranda/domain/catalog/product';
import type { ImageView } from '../images/image-view.ts';
import { pictureHtml } from '../images/picture.ts';
import { sizesOf } from '../images/widths.ts';
import { productItem } from '../products/product-context.ts';
import { assetOf, imageOf, type Session } from '../context/session.ts';
import { donationContext } from './donation-context.ts';
import { formContext } from '../forms/form-context.ts';
import { linkTarget, richTextHtml } from '../rich-text/rich-text.ts';
import { summaryContext } from './summary-context.ts';

/** The places that the block takes, for the sizes of its pictures. */
export interface BlockPlaces {
  readonly desktop: GridPlace;
  readonly phone: GridPlace;
}

/** What a block's template reads: its value completed by the kind's defaults, with ids resolved. */
export function blockContext(
  session: Session,
  block: Block,
  places: BlockPlaces,
): Readonly<Record<string, unknown>> | null {
  const kind = blockKind(block.type);
  if (kind === null) return null;
  const value = completeValue(kind, block.value);
  switch (kind.key) {
    case 'text':
      return { html: richTextHtml(value['doc'] as RichText) };
    case 'image':
      return imageContext(session, value, places);
    case 'gallery':
      return galleryContext(session, presetOfDesign(value), places);
    case 'product':
      return productContext(session, value, places);
    case 'summary':
      return summaryContext(session, value, places);
    case 'form':
      return formContext(session, { ...placeOf(block, value), layout: 'stack' });
    case 'newsletter':
      return newsletterContext(session, block, value);
    case 'donation':
      return donationContext(session, block.id, value);
    case 'accordion':
      return accordionContext(block.id, value);
    case 'button': {
      const href = textAt(value, 'href');
      return {
        ...value,
        href: isSafeHref(href) ? href : '',
        linkTarget: linkTarget(href, flagAt(value, 'newWindow')),
      };
    }
    default:
      return { ...value };
  }
}

function imageContext(session: Session, value: BlockValue, places: BlockPlaces) {
  const view = imageOf(session, textAt(value, 'assetId'));
  if (view === null) return null;
  const ratio = textAt(value, 'ratio');
  const href = textAt(value, 'href');
  const alt = flagAt(value, 'decorative') ? '' : textAt(value, 'altText') || view.altText;
  const shape = textAt(value, 'shape');
  return {
    picture: pictureHtml(view, {
      alt,
      sizes: sizesOf({ desktop: places.desktop.w, phone: places.phone.w }),
      ratio: ratioOf(ratio),
      fit: value['fit'] === 'contain' ? 'contain' : 'cover',
      first: takesFirst(session),
    }),
    href: isSafeHref(href) ? href : '',
    linkTarget: linkTarget(href, false),
    caption: textAt(value, 'caption'),
    shape: shape === 'none' ? '' : shape,
  };
}

function galleryContext(session: Session, value: BlockValue, places: BlockPlaces) {
  const design = textAt(value, 'design');
  const perRow = design === 'grid' ? Number(value['perRow']) || 1 : 1;
  const ratio = design === 'stacked' ? null : ratioOf(textAt(value, 'aspectRatio'));
  const columns = { desktop: places.desktop.w / perRow, phone: places.phone.w / Math.min(perRow, 2) };
  const lightbox = flagAt(value, 'lightbox');
  const pictures = textsAt(value, 'assetIds').flatMap((id, index) => {
    const view = imageOf(session, id);
    if (view === null) return [];
    const options = {
      alt: view.altText,
      sizes: sizesOf(columns),
      ratio,
      fit: 'cover' as const,
      first: takesFirst(session),
    };
    return [
      {
        index,
        picture: pictureHtml(view, options),
        largeUrl: view.largeUrl,
        caption: flagAt(value, 'showCaptions') ? (assetOf(session, id)?.caption ?? '') : '',
      },
    ];
  });
  return {
    design,
    perRow,
    padding: Number(value['padding']) || 0,
    lightbox,
    // A row that scrolls must be reachable by the keyboard.
    tabindex: design === 'slideshow' || design === 'slider',
    galleryLabel: session.strings['galleryLabel'] ?? '',
    pictures,
    islandProps: JSON.stringify({
      design,
      lightbox,
      lightboxTheme: textAt(value, 'lightboxTheme'),
      autoplay: flagAt(value, 'autoplay'),
      autoplayDuration: Number(value['autoplayDuration']) || 5,
      controls: flagAt(value, 'controls'),
      texts: galleryTexts(session),
    }),
  };
}

function productContext(session: Session, value: BlockValue, places: BlockPlaces) {
  const found = session.catalog.products.get(textAt(value, 'productId'));
  const store = session.snapshot.collections.find((each) => each.id === found?.collectionId);
  if (found === undefined || store === undefined || found.state !== 'published') return null;
  const item = productItem(session, found, { store, place: 'product_block' });
  const image = item.mainImage;
  const pictures = variantPictures(session, found, image).map((view, index) => ({
    id: view.id,
    isShown: index === 0,
    picture: pictureHtml(view, {
      alt: '',
      sizes: sizesOf({ desktop: places.desktop.w, phone: places.phone.w }),
      ratio: null,
      fit: 'cover',
      first: index === 0 && takesFirst(session),
    }),
  }));
  const buttonText = textAt(value, 'buttonText');
  const addToCart = {
    ...item.addToCart,
    showQuantity: item.addToCart.showQuantity && flagAt(value, 'showQuantity'),
    buttonText: buttonText === '' || item.addToCart.soldOut ? item.addToCart.buttonText : buttonText,
  };
  return {
    ...value,
    item: { ...item, addToCart },
    title: item.title,
    fullUrl: item.fullUrl,
    mainImage: image,
    pictures,
    // Of themes that draw the block by a file of their own.
    picture: pictures[0]?.picture ?? '',
  };
}

// The product's picture, then those of its variants: another choice shows another (storefront §2, product block).
function variantPictures(session: Session, product: Product, main: ImageView | null): ImageView[] {
  const views = product.variants.map((variant) => imageOf(session, variant.mainImageId ?? null));
  const known = [main, ...views].flatMap((view) => view ?? []);
  return [...new Map(known.map((view) => [view.id, view])).values()];
}

function newsletterContext(session: Session, block: Block, value: BlockValue) {
  const layout = value['layout'] === 'stack' ? 'stack' : 'inline';
  const form = formContext(session, { ...placeOf(block, value), layout });
  return form === null
    ? null
    : { form: { ...form, title: textAt(value, 'title'), text: textAt(value, 'text') } };
}

function placeOf(block: Block, value: BlockValue) {
  return { blockId: block.id, formId: textAt(value, 'formId') };
}

function accordionContext(blockId: string, value: BlockValue) {
  const items = Array.isArray(value['items']) ? (value['items'] as readonly BlockValue[]) : [];
  return {
    // A text without a title has no name that could open it: it is shown as it is. An empty entry is not shown.
    items: items.filter(hasWords).map((entry, index) => ({
      title: textAt(entry, 'title').trim(),
      html: richTextHtml(entry['doc'] as RichText),
      // Entries of one name close each other without script.
      name: flagAt(value, 'multiple') ? '' : `accordion-${blockId}`,
      open: index === 0 && flagAt(value, 'openFirst'),
    })),
  };
}

function hasWords(entry: BlockValue): boolean {
  const doc = entry['doc'] as RichText | undefined;
  return textAt(entry, 'title').trim() !== '' || (doc !== undefined && richTextPlain(doc).trim() !== '');
}

/** True for the first picture of the page, once. */
export function takesFirst(session: Session): boolean {
  const first = !session.state.pictured;
  session.state.pictured = true;
  return first;
}
