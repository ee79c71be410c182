import { condenseCss } from '../condense-css.ts';
import lightboxCss from '../blocks/gallery/lightbox.css?raw';
import { blockSheets } from '../blocks/block-sheets.ts';
import blockStyleCss from '../blocks/block-style.css?raw';
import sectionCss from '../blocks/section.css?raw';
import imagesCss from '../images/images.css?raw';
import accessCss from '../partials/access/access.css?raw';
import accountCss from '../partials/account/account.css?raw';
import cartFloatCss from '../partials/cart/cart-float.css?raw';
import cartCss from '../partials/cart/cart.css?raw';
import listingCss from '../partials/catalog/listing.css?raw';
import productCss from '../partials/catalog/product.css?raw';
import donationsCss from '../partials/donations/donations.css?raw';
import formsCss from '../partials/forms/forms.css?raw';
import installmentsCss from '../partials/installments/installments.css?raw';
import commentsCss from '../partials/comments/comments.css?raw';
import socialCss from '../partials/social/social.css?raw';
import reviewsCss from '../partials/reviews/reviews.css?raw';
import searchCss from '../partials/search/search.css?raw';
import consentBannerCss from '../partials/site/consent-banner.css?raw';
import noticeCss from '../partials/site/notice.css?raw';
import headerFooterCss from '../partials/site/header-footer.css?raw';
import siteCss from '../partials/site/site.css?raw';
import richTextCss from '../rich-text/rich-text.css?raw';
import { sliceSheets } from '../slices/slice-sheets.ts';
import buttonsAndRulesCss from './buttons-and-rules.css?raw';
import documentCss from './document.css?raw';
import motionAndPrintCss from './motion-and-print.css?raw';
import purchasePagesCss from './purchase-pages.css?raw';

// The order is the cascade: what comes later wins where two rules of one weight meet.
const sheets = [
  documentCss,
  sectionCss,
  imagesCss,
  richTextCss,
  buttonsAndRulesCss,
  ...blockSheets,
  productCss,
  siteCss,
  headerFooterCss,
  cartCss,
  noticeCss,
  consentBannerCss,
  accountCss,
  formsCss,
  purchasePagesCss,
  donationsCss,
  searchCss,
  accessCss,
  ...sliceSheets,
  lightboxCss,
  listingCss,
  cartFloatCss,
  installmentsCss,
  commentsCss,
  socialCss,
  reviewsCss,
  blockStyleCss,
  motionAndPrintCss,
];

/** The base sheet of every site, before the sheets of its theme. */
export const baseCss: string = sheets.map(condenseCss).join('\n');
