import { condenseTemplate } from '../condense-template.ts';
import type { BlockView } from './block-view.ts';
import { videoView } from './video/video.ts';
import { audioView } from './audio/audio.ts';
import { albumView } from './album/album.ts';
import { accordionView } from './accordion/accordion.ts';
import { acuityView } from './acuity/acuity.ts';
import { amazonView } from './amazon/amazon.ts';
import { archiveView } from './archive/archive.ts';
import { buttonView } from './button/button.ts';
import { calendarView } from './calendar/calendar.ts';
import { chartView } from './chart/chart.ts';
import { codeView } from './code/code.ts';
import { collectionLinkView } from './collection-link/collection-link.ts';
import { commentsBlockView } from './comments/comments.ts';
import { componentView } from './component/component.ts';
import { donationView } from './donation/donation.ts';
import { emailFooterView } from './email-footer/email-footer.ts';
import { embedView } from './embed/embed.ts';
import { fiveHundredPxView } from './five-hundred-px/five-hundred-px.ts';
import { flickrView } from './flickr/flickr.ts';
import { folderView } from './folder/folder.ts';
import { formView } from './form/form.ts';
import { foursquareView } from './foursquare/foursquare.ts';
import { galleryView } from './gallery/gallery.ts';
import { geoView } from './geo/geo.ts';
import { imageView } from './image/image.ts';
import { instagramView } from './instagram/instagram.ts';
import { journalView } from './journal/journal.ts';
import { linkView } from './link/link.ts';
import { logoView } from './logo/logo.ts';
import { mapView } from './map/map.ts';
import { markdownView } from './markdown/markdown.ts';
import { marqueeView } from './marquee/marquee.ts';
import { memberAreaView } from './member-area/member-area.ts';
import { menuView } from './menu/menu.ts';
import { messageLinkView } from './message-link/message-link.ts';
import { navigationView } from './navigation/navigation.ts';
import { newsletterView } from './newsletter/newsletter.ts';
import { opentableView } from './opentable/opentable.ts';
import { opentableV1View } from './opentable-v1/opentable-v1.ts';
import { pageIndexView } from './page-index/page-index.ts';
import { postsByAuthorView } from './posts-by-author/posts-by-author.ts';
import { postsByCategoryView } from './posts-by-category/posts-by-category.ts';
import { postsByMonthView } from './posts-by-month/posts-by-month.ts';
import { postsByTagView } from './posts-by-tag/posts-by-tag.ts';
import { productView } from './product/product.ts';
import { quoteView } from './quote/quote.ts';
import { rssView } from './rss/rss.ts';
import { ruleView } from './rule/rule.ts';
import { searchFieldView } from './search-field/search-field.ts';
import { socialAccountsView } from './social-accounts/social-accounts.ts';
import { socialIconsView } from './social-icons/social-icons.ts';
import { socialLinksView } from './social-links/social-links.ts';
import { soundcloudView } from './soundcloud/soundcloud.ts';
import { spacerView } from './spacer/spacer.ts';
import { summaryView } from './summary/summary.ts';
import { summaryV1View } from './summary-v1/summary-v1.ts';
import { tagCloudView } from './tag-cloud/tag-cloud.ts';
import { textView } from './text/text.ts';
import { tockView } from './tock/tock.ts';
import { tourDatesView } from './tour-dates/tour-dates.ts';
import { twitterView } from './twitter/twitter.ts';
import { zolaView } from './zola/zola.ts';

const views: readonly BlockView[] = [
  textView,
  imageView,
  buttonView,
  galleryView,
  videoView,
  audioView,
  albumView,
  mapView,
  quoteView,
  accordionView,
  ruleView,
  spacerView,
  componentView,
  marqueeView,
  productView,
  summaryView,
  formView,
  newsletterView,
  donationView,
  menuView,
  tourDatesView,
  calendarView,
  archiveView,
  tagCloudView,
  commentsBlockView,
  memberAreaView,
  navigationView,
  logoView,
  linkView,
  collectionLinkView,
  folderView,
  socialLinksView,
  searchFieldView,
  rssView,
  codeView,
  embedView,
  markdownView,
  chartView,
  opentableView,
  tockView,
  acuityView,
  instagramView,
  twitterView,
  soundcloudView,
  flickrView,
  fiveHundredPxView,
  foursquareView,
  amazonView,
  zolaView,
  socialAccountsView,
  socialIconsView,
  pageIndexView,
  journalView,
  summaryV1View,
  postsByAuthorView,
  postsByTagView,
  postsByCategoryView,
  postsByMonthView,
  geoView,
  emailFooterView,
  messageLinkView,
  opentableV1View,
];

/** Views of the kinds by the number of the kind (administration §3, block type). */
export const blockViews: ReadonlyMap<number, BlockView> = new Map(views.map((view) => [view.kind.id, view]));

/**
 * Templates by their partial's name, `block-image`. HTML in a context comes from the allow-list serialiser.
 */
export const blockTemplates: ReadonlyMap<string, string> = new Map(
  views.map(({ kind, template }) => [`block-${kind.key}`, condenseTemplate(template)]),
);
