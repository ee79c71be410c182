import type { BlockSample } from './block-sample.test-data.ts';
import { videoSample } from './video/sample.test-data.ts';
import { audioSample } from './audio/sample.test-data.ts';
import { albumSample } from './album/sample.test-data.ts';
import { accordionSample } from './accordion/sample.test-data.ts';
import { acuitySample } from './acuity/sample.test-data.ts';
import { amazonSample } from './amazon/sample.test-data.ts';
import { archiveSample } from './archive/sample.test-data.ts';
import { buttonSample } from './button/sample.test-data.ts';
import { calendarSample } from './calendar/sample.test-data.ts';
import { chartSample } from './chart/sample.test-data.ts';
import { codeSample } from './code/sample.test-data.ts';
import { collectionLinkSample } from './collection-link/sample.test-data.ts';
import { commentsSample } from './comments/sample.test-data.ts';
import { componentSample } from './component/sample.test-data.ts';
import { donationSample } from './donation/sample.test-data.ts';
import { emailFooterSample } from './email-footer/sample.test-data.ts';
import { embedSample } from './embed/sample.test-data.ts';
import { fiveHundredPxSample } from './five-hundred-px/sample.test-data.ts';
import { flickrSample } from './flickr/sample.test-data.ts';
import { folderSample } from './folder/sample.test-data.ts';
import { formSample } from './form/sample.test-data.ts';
import { foursquareSample } from './foursquare/sample.test-data.ts';
import { gallerySample } from './gallery/sample.test-data.ts';
import { geoSample } from './geo/sample.test-data.ts';
import { imageSample } from './image/sample.test-data.ts';
import { instagramSample } from './instagram/sample.test-data.ts';
import { journalSample } from './journal/sample.test-data.ts';
import { linkSample } from './link/sample.test-data.ts';
import { logoSample } from './logo/sample.test-data.ts';
import { mapSample } from './map/sample.test-data.ts';
import { markdownSample } from './markdown/sample.test-data.ts';
import { marqueeSample } from './marquee/sample.test-data.ts';
import { memberAreaSample } from './member-area/sample.test-data.ts';
import { menuSample } from './menu/sample.test-data.ts';
import { messageLinkSample } from './message-link/sample.test-data.ts';
import { navigationSample } from './navigation/sample.test-data.ts';
import { newsletterSample } from './newsletter/sample.test-data.ts';
import { opentableSample } from './opentable/sample.test-data.ts';
import { opentableV1Sample } from './opentable-v1/sample.test-data.ts';
import { pageIndexSample } from './page-index/sample.test-data.ts';
import { postsByAuthorSample } from './posts-by-author/sample.test-data.ts';
import { postsByCategorySample } from './posts-by-category/sample.test-data.ts';
import { postsByMonthSample } from './posts-by-month/sample.test-data.ts';
import { postsByTagSample } from './posts-by-tag/sample.test-data.ts';
import { productSample } from './product/sample.test-data.ts';
import { quoteSample } from './quote/sample.test-data.ts';
import { rssSample } from './rss/sample.test-data.ts';
import { ruleSample } from './rule/sample.test-data.ts';
import { searchFieldSample } from './search-field/sample.test-data.ts';
import { socialAccountsSample } from './social-accounts/sample.test-data.ts';
import { socialIconsSample } from './social-icons/sample.test-data.ts';
import { socialLinksSample } from './social-links/sample.test-data.ts';
import { soundcloudSample } from './soundcloud/sample.test-data.ts';
import { spacerSample } from './spacer/sample.test-data.ts';
import { summarySample } from './summary/sample.test-data.ts';
import { summaryV1Sample } from './summary-v1/sample.test-data.ts';
import { tagCloudSample } from './tag-cloud/sample.test-data.ts';
import { textSample } from './text/sample.test-data.ts';
import { tockSample } from './tock/sample.test-data.ts';
import { tourDatesSample } from './tour-dates/sample.test-data.ts';
import { twitterSample } from './twitter/sample.test-data.ts';
import { zolaSample } from './zola/sample.test-data.ts';

/** The samples of all kinds by the key of the kind. */
export const blockSamples: Readonly<Record<string, BlockSample>> = {
  text: textSample,
  image: imageSample,
  button: buttonSample,
  gallery: gallerySample,
  video: videoSample,
  audio: audioSample,
  album: albumSample,
  map: mapSample,
  quote: quoteSample,
  accordion: accordionSample,
  rule: ruleSample,
  spacer: spacerSample,
  comments: commentsSample,
  'member-area': memberAreaSample,
  component: componentSample,
  marquee: marqueeSample,
  product: productSample,
  summary: summarySample,
  form: formSample,
  newsletter: newsletterSample,
  donation: donationSample,
  menu: menuSample,
  'tour-dates': tourDatesSample,
  calendar: calendarSample,
  archive: archiveSample,
  'tag-cloud': tagCloudSample,
  navigation: navigationSample,
  logo: logoSample,
  link: linkSample,
  'collection-link': collectionLinkSample,
  folder: folderSample,
  'social-links': socialLinksSample,
  'search-field': searchFieldSample,
  rss: rssSample,
  code: codeSample,
  embed: embedSample,
  markdown: markdownSample,
  chart: chartSample,
  opentable: opentableSample,
  tock: tockSample,
  acuity: acuitySample,
  instagram: instagramSample,
  twitter: twitterSample,
  soundcloud: soundcloudSample,
  flickr: flickrSample,
  'five-hundred-px': fiveHundredPxSample,
  foursquare: foursquareSample,
  amazon: amazonSample,
  zola: zolaSample,
  'social-accounts': socialAccountsSample,
  'social-icons': socialIconsSample,
  'page-index': pageIndexSample,
  journal: journalSample,
  'summary-v1': summaryV1Sample,
  'posts-by-author': postsByAuthorSample,
  'posts-by-tag': postsByTagSample,
  'posts-by-category': postsByCategorySample,
  'posts-by-month': postsByMonthSample,
  geo: geoSample,
  'email-footer': emailFooterSample,
  'message-link': messageLinkSample,
  'opentable-v1': opentableV1Sample,
};
