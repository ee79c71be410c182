import { isPictureItem } from '@veranda/domain/blocks/gallery/gallery-items';
import { type BlockValue, flagAt, numberAt, textAt } from '@veranda/domain/blocks/kind';
import { readEmbed } from '@veranda/domain/embeds/embed-services';
import { resolveLink } from '@veranda/domain/links/resolve-link';
import { fillPlaceholders } from '@veranda/domain/placeholders';
import { type MediaFileView, mediaFileOf } from '../../context/media-file.ts';
import { imageOf, type Session, takesFirst } from '../../context/session.ts';
import { embedContext } from '../../embeds/embed-context.ts';
import { attribute } from '../../escape-html.ts';
import { type ImageView, withFocal } from '../../images/image-view.ts';
import { pictureHtml } from '../../images/picture.ts';
import { linkTarget } from '../../rich-text/rich-text.ts';

/** Height of a video before its frame fills the place of its item, in pixels. */
const videoHeight = 360;

/** An item of a gallery as its template shows it. */
export interface ShownItem {
  readonly media: string;
  readonly index: number;
  /** Id of its element, which thumbnails lead to. */
  readonly anchor: string;
  readonly picture: string;
  /** Its picture; null for a place without one. */
  readonly view: ImageView | null;
  /** Name of its place for those who do not see it: its title, or its number. */
  readonly label: string;
  /** Address of the large picture for the lightbox; '' where it opens none. */
  readonly largeUrl: string;
  readonly href: string;
  readonly linkTarget: string;
  readonly linkName: string;
  readonly hasMeta: boolean;
  readonly title: string;
  readonly caption: string;
  readonly credit: string;
  /** Title and caption for the lightbox. */
  readonly words: string;
  /** A video of the site; null for every other medium. */
  readonly film: (MediaFileView & { readonly posterUrl: string; readonly label: string }) | null;
  readonly video: ReturnType<typeof embedContext> | null;
}

interface ItemPlace {
  readonly blockId: string;
  readonly options: BlockValue;
  readonly sizes: string;
  readonly index: number;
  readonly count: number;
}

/** The item in its place; null where its picture or its video is gone. */
export function itemContext(session: Session, item: BlockValue, place: ItemPlace): ShownItem | null {
  const { options, index, count } = place;
  const media = textAt(item, 'media');
  const found = media === 'imageEmpty' ? null : imageOf(session, textAt(item, 'assetId'));
  const view = found && withFocal(found, item['focal']);
  const video = media === 'video' ? videoOf(session, item) : null;
  const film = media === 'assetReused' ? mediaFileOf(session, textAt(item, 'fileId'), 'video') : null;
  const isNothing = media === 'assetReused' ? film === null : view === null && video === null;
  if (isNothing && media !== 'imageEmpty') return null;
  const title = textAt(item, 'title') || (view?.caption ?? '');
  const caption = textAt(item, 'caption');
  const alt = video || film ? '' : textAt(item, 'altText') || (view?.altText ?? '');
  const href = video || film ? '' : resolveLink(textAt(item, 'href'), session.snapshot);
  const placeText = () =>
    fillPlaceholders(session.strings['galleryPlaceText'] ?? '', {
      number: String(index + 1),
      count: String(count),
    });
  const opens = flagAt(options, 'lightbox') && isPictureItem(item) && view !== null && href === '';
  const isLink = opens || href !== '';
  return {
    media,
    index,
    anchor: `${place.blockId}-${String(index + 1)}`,
    view,
    picture: film ? '' : pictureOf(session, view, { alt, sizes: place.sizes }),
    film: film && { ...film, posterUrl: view?.fallbackUrl ?? '', label: title || film.fileName },
    label: title || alt || placeText(),
    largeUrl: opens ? view.largeUrl : '',
    href,
    linkTarget: linkTarget(href, flagAt(options, 'newWindow')),
    linkName: isLink && alt === '' ? attribute('aria-label', title || placeText()) : '',
    words: [title, caption].filter(Boolean).join('\n'),
    video,
    ...metaOf(item, options, { title, caption }),
  };
}

function pictureOf(
  session: Session,
  view: ImageView | null,
  options: { readonly alt: string; readonly sizes: string },
): string {
  if (view === null) return '<span class="v-gallery-empty"></span>';
  return pictureHtml(view, { ...options, ratio: null, fit: 'cover', first: takesFirst(session) });
}

function videoOf(session: Session, item: BlockValue) {
  const target = readEmbed('video', textAt(item, 'address'));
  const label = session.strings['videoPlayText'] ?? '';
  const frameTitle = textAt(item, 'title');
  return target && embedContext(session, { target, label, frameTitle, height: videoHeight, isFramed: true });
}

// A grid shows titles alone, a stack and a slideshow all words (administration §3, show-meta).
function metaOf(
  item: BlockValue,
  options: BlockValue,
  words: { readonly title: string; readonly caption: string },
) {
  const isWhole = flagAt(options, 'show-meta') || flagAt(options, 'show-meta-basic');
  const title = isWhole || flagAt(options, 'show-meta-only-title') ? words.title : '';
  const caption = isWhole ? words.caption : '';
  // A licence asks for its credit wherever the picture is.
  const credit = item['media'] === 'imageLicensed' ? textAt(item, 'credit') : '';
  return { title, caption, credit, hasMeta: title !== '' || caption !== '' || credit !== '' };
}

/** The strip of thumbnails below a slideshow; empty where it has none. */
export function thumbnailsOf(options: BlockValue, items: readonly ShownItem[]) {
  const height = numberAt(options, 'thumbnail-strip-height');
  if (!flagAt(options, 'thumbnails') || height === 0 || items.length < 2) return [];
  return items.map(({ anchor, label, view }) => ({ anchor, label, picture: thumbnailOf(view, height) }));
}

function thumbnailOf(view: ImageView | null, height: number): string {
  if (view === null) return '<span class="v-gallery-empty"></span>';
  const sizes = `${String(Math.round(height * 1.5))}px`;
  return pictureHtml(view, { alt: '', sizes, ratio: null, fit: 'cover', first: false });
}
