import type { BlockKind, BlockValue } from './kind.ts';
import { video } from './video/video.ts';
import { audio } from './audio/audio.ts';
import { album } from './album/album.ts';
import { accordion } from './accordion/accordion.ts';
import { acuity } from './acuity/acuity.ts';
import { amazon } from './amazon/amazon.ts';
import { archive } from './archive/archive.ts';
import { button } from './button/button.ts';
import { calendar } from './calendar/calendar.ts';
import { chart } from './chart/chart.ts';
import { code } from './code/code.ts';
import { collectionLink } from './collection-link/collection-link.ts';
import { comments } from './comments/comments.ts';
import { component } from './component/component.ts';
import { donation } from './donation/donation.ts';
import { emailFooter } from './email-footer/email-footer.ts';
import { embed } from './embed/embed.ts';
import { fiveHundredPx } from './five-hundred-px/five-hundred-px.ts';
import { flickr } from './flickr/flickr.ts';
import { folder } from './folder/folder.ts';
import { form } from './form/form.ts';
import { foursquare } from './foursquare/foursquare.ts';
import { gallery } from './gallery/gallery.ts';
import { geo } from './geo/geo.ts';
import { image } from './image/image.ts';
import { instagram } from './instagram/instagram.ts';
import { journal } from './journal/journal.ts';
import { link } from './link/link.ts';
import { logo } from './logo/logo.ts';
import { map } from './map/map.ts';
import { markdown } from './markdown/markdown.ts';
import { marquee } from './marquee/marquee.ts';
import { memberArea } from './member-area/member-area.ts';
import { menu } from './menu/menu.ts';
import { messageLink } from './message-link/message-link.ts';
import { navigation } from './navigation/navigation.ts';
import { newsletter } from './newsletter/newsletter.ts';
import { opentable } from './opentable/opentable.ts';
import { opentableV1 } from './opentable-v1/opentable-v1.ts';
import { pageIndex } from './page-index/page-index.ts';
import { postsByAuthor } from './posts-by-author/posts-by-author.ts';
import { postsByCategory } from './posts-by-category/posts-by-category.ts';
import { postsByMonth } from './posts-by-month/posts-by-month.ts';
import { postsByTag } from './posts-by-tag/posts-by-tag.ts';
import { product } from './product/product.ts';
import { quote } from './quote/quote.ts';
import { rss } from './rss/rss.ts';
import { rule } from './rule/rule.ts';
import { searchField } from './search-field/search-field.ts';
import { socialAccounts } from './social-accounts/social-accounts.ts';
import { socialIcons } from './social-icons/social-icons.ts';
import { socialLinks } from './social-links/social-links.ts';
import { soundcloud } from './soundcloud/soundcloud.ts';
import { spacer } from './spacer/spacer.ts';
import { summary } from './summary/summary.ts';
import { summaryV1 } from './summary-v1/summary-v1.ts';
import { tagCloud } from './tag-cloud/tag-cloud.ts';
import { text } from './text/text.ts';
import { tock } from './tock/tock.ts';
import { tourDates } from './tour-dates/tour-dates.ts';
import { twitter } from './twitter/twitter.ts';
import { zola } from './zola/zola.ts';

/** Every block kind, in the order in which the palette offers them. */
export const blockKinds: readonly BlockKind[] = [
  text,
  image,
  button,
  gallery,
  video,
  audio,
  album,
  map,
  quote,
  accordion,
  rule,
  spacer,
  component,
  marquee,
  product,
  summary,
  form,
  newsletter,
  donation,
  menu,
  tourDates,
  calendar,
  archive,
  tagCloud,
  comments,
  memberArea,
  navigation,
  logo,
  link,
  collectionLink,
  folder,
  socialLinks,
  searchField,
  rss,
  code,
  embed,
  markdown,
  chart,
  opentable,
  tock,
  acuity,
  instagram,
  twitter,
  soundcloud,
  flickr,
  fiveHundredPx,
  foursquare,
  amazon,
  zola,
  socialAccounts,
  socialIcons,
  pageIndex,
  journal,
  summaryV1,
  postsByAuthor,
  postsByTag,
  postsByCategory,
  postsByMonth,
  geo,
  emailFooter,
  messageLink,
  opentableV1,
];

/** Kinds that are offered for new blocks. */
export const offeredKinds: readonly BlockKind[] = blockKinds.filter((kind) => !kind.replacement);

const byId = new Map(blockKinds.map((kind) => [kind.id, kind]));

/** The kind of a block type number; null for a number that is reserved or not built. */
export function blockKind(type: number): BlockKind | null {
  return byId.get(type) ?? null;
}

/**
 * Numbers that a document may carry although no kind is built for them: kept, shown by number, never refused.
 */
export function isBlockNumber(type: number): boolean {
  return Number.isInteger(type) && ((type >= 1 && type <= 72) || type === 1337);
}

/**
 * A stored value brought to the current version: each migration above its version runs once, in order. The
 * version is in the value as `v`; without it the value is of version 1. A value that a migration has nothing to
 * do with stays as it is.
 */
export function migrateValue(kind: Pick<BlockKind, 'migrations'>, value: BlockValue): BlockValue {
  if (!kind.migrations) return value;
  const from = typeof value['v'] === 'number' ? value['v'] : 1;
  return kind.migrations
    .filter((step) => step.to > from)
    .reduce((current, step) => {
      const migrated = step.up(current);
      return migrated === current ? current : { ...migrated, v: step.to };
    }, value);
}

/** The value with the kind's defaults where it says nothing. */
export function completeValue(
  kind: Pick<BlockKind, 'defaults' | 'migrations'>,
  value: BlockValue,
): BlockValue {
  const current = migrateValue(kind, value);
  const isComplete = Object.keys(kind.defaults).every((path) => Object.hasOwn(current, path));
  // Most are complete, and putting two together takes ten times as long as looking.
  return isComplete ? current : { ...kind.defaults, ...current };
}

/** Words of a stored block for search and excerpts; '' for a number without a kind. */
export function blockText(type: number, value: BlockValue): string {
  return blockKind(type)?.text?.(value) ?? '';
}
