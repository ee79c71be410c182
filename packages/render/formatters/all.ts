import type { FormatterFamily, PredicateFamily } from '@veranda/template/registry';
import { cartFormatters } from './commerce/cart-formatters.ts';
import { priceFormatters } from './commerce/price-formatters.ts';
import { productFormatters } from './commerce/product-formatters.ts';
import { contentFormatters } from './content/content-formatters.ts';
import { imageFormatters } from './content/image-formatters.ts';
import { commercePredicates } from './predicates/commerce.ts';
import { contentPredicates } from './predicates/content.ts';
import { galleryPredicates } from './predicates/gallery.ts';
import { recordTypePredicates } from './predicates/record-types.ts';
import { slidePredicates, socialPredicates } from './predicates/social.ts';
import { socialFormatters } from './social/social-formatters.ts';

/** The formatters that know a site and its shop (§2.2–2.4). */
export const siteFormatters: readonly FormatterFamily[] = [
  contentFormatters,
  imageFormatters,
  priceFormatters,
  productFormatters,
  cartFormatters,
  socialFormatters,
];

/** The predicates that know a site and its shop (§2.6). */
export const sitePredicates: readonly PredicateFamily[] = [
  contentPredicates,
  galleryPredicates,
  recordTypePredicates,
  commercePredicates,
  socialPredicates,
  slidePredicates,
];
