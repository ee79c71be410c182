import { isSoldOut } from '@veranda/domain/catalog/display';
import { type Product, unitPriceMinor } from '@veranda/domain/catalog/product';
import { itemPath } from '@veranda/domain/pages/item-path';
import { averageTenths } from '@veranda/domain/reviews/review';
import { toMajor } from '@veranda/domain/money/money';
import type { SnapshotCollection, SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { productPath, productPictures } from '../products/product-context.ts';
import { authorPath } from '../context/item-context.ts';
import { reviewsKey } from '../context/catalog-view.ts';
import { imageOf, type Session } from '../context/session.ts';

const context = 'https://schema.org';

/** The site as an organisation. */
export function organizationData(session: Session): unknown {
  const { website, settings } = session.snapshot;
  const logo = imageOf(session, settings.logoAssetId);
  return {
    '@context': context,
    '@type': 'Organization',
    name: settings.businessName || website.title,
    url: `${session.origin}/`,
    ...(logo === null ? {} : { logo: session.origin + logo.assetUrl }),
    ...(settings.businessEmail === '' ? {} : { email: settings.businessEmail }),
    ...(settings.socialAccounts.length === 0
      ? {}
      : { sameAs: settings.socialAccounts.map((account) => account.url) }),
  };
}

/** The way from the home page to a page. */
export function breadcrumbData(
  session: Session,
  trail: readonly { readonly name: string; readonly path: string }[],
): unknown {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: session.origin + step.path,
    })),
  };
}

/** A product with its offer: one price, or the range of its variants. */
export function productData(session: Session, product: Product, store: SnapshotCollection): unknown {
  const { currency } = session.snapshot.website;
  const prices = product.variants.map(unitPriceMinor).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const [low = 0n] = prices;
  const high = prices.at(-1) ?? low;
  const images = productPictures(session, product);
  const url = session.origin + productPath(store, product.urlSlug);
  const availability = `https://schema.org/${isSoldOut(product) ? 'OutOfStock' : 'InStock'}`;
  const offer =
    low === high
      ? { '@type': 'Offer', price: toMajor(low, currency) }
      : {
          '@type': 'AggregateOffer',
          lowPrice: toMajor(low, currency),
          highPrice: toMajor(high, currency),
          offerCount: prices.length,
        };
  return {
    '@context': context,
    '@type': 'Product',
    name: product.title,
    url,
    description: product.excerpt || plainText(product.description),
    ...(images.length === 0 ? {} : { image: images.map((image) => session.origin + image.assetUrl) }),
    ...(product.variants.length === 1 ? { sku: product.variants[0]?.sku } : {}),
    offers: { ...offer, priceCurrency: currency, availability, url },
    ...ratingData(session, product.id),
  };
}

/** Reviews that the data of a page names. */
const namedReviews = 5;

function ratingData(session: Session, productId: string): object {
  const shown = session.catalog.reviews.get(reviewsKey(productId, 0));
  const tenths = shown ? averageTenths(shown.sum, shown.count) : null;
  if (!shown || tenths === null) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: (tenths / 10).toFixed(1),
      reviewCount: shown.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: shown.newest.slice(0, namedReviews).map((review) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
      author: { '@type': 'Person', name: review.author },
      datePublished: new Date(review.writtenAt).toISOString().slice(0, 10),
      ...(review.title === '' ? {} : { name: review.title }),
      ...(review.body === '' ? {} : { reviewBody: review.body }),
    })),
  };
}

/** An event, or an article for any other item. */
export function itemData(session: Session, item: SnapshotItem, collection: SnapshotCollection): unknown {
  const url = `${session.origin}${itemPath(collection, item, session.snapshot.website.timeZone)}`;
  const image = imageOf(session, item.imageAssetId);
  const shared = {
    '@context': context,
    name: item.title,
    url,
    ...(image === null ? {} : { image: session.origin + image.assetUrl }),
  };
  if (item.startDate === null) {
    return {
      ...shared,
      '@type': 'Article',
      headline: item.title,
      datePublished: new Date(item.publishOn).toISOString(),
      ...(item.author ? { author: authorData(session, item.author, collection) } : {}),
    };
  }
  return {
    ...shared,
    '@type': 'Event',
    startDate: new Date(item.startDate).toISOString(),
    ...(item.endDate === null ? {} : { endDate: new Date(item.endDate).toISOString() }),
    ...(item.location === null
      ? {}
      : {
          location: {
            '@type': 'Place',
            name: item.location.title,
            address: [item.location.addressLine1, item.location.addressLine2, item.location.addressCountry]
              .filter(Boolean)
              .join(', '),
          },
        }),
  };
}

// Under its own name the site itself is the author; any other name is somebody's.
function authorData(session: Session, name: string, collection: SnapshotCollection): unknown {
  const { website, settings } = session.snapshot;
  const isSite = [website.title, settings.businessName].includes(name);
  return isSite
    ? { '@type': 'Organization', name, url: `${session.origin}/` }
    : { '@type': 'Person', name, url: session.origin + authorPath(collection, name) };
}

/** Characters of a description for search engines. */
const maxOfDescription = 300;

/** HTML without its tags, cut at a word where it is longer than `most` characters. */
export function plainText(html: string, most = maxOfDescription): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= most ? text : cutAtWord(text, most);
}

// A text that is written without spaces is cut between two characters.
function cutAtWord(text: string, most: number): string {
  const space = text.lastIndexOf(' ', most - 1);
  const shortened = text.slice(0, space > most / 2 ? space : most - 1);
  return `${shortened.replace(/[\s,;:–—-]+$|[\ud800-\udbff]$/, '')}…`;
}
