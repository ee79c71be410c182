import type { Section, SectionBackground } from '@veranda/domain/pages/document';
import { mediaFileOf } from '../context/media-file.ts';
import { imageOf, type Session, takesFirst } from '../context/session.ts';
import { attribute, element } from '../escape-html.ts';
import { type ImageView, objectPosition, withFocal } from '../images/image-view.ts';
import { pictureHtml } from '../images/picture.ts';

type Shown = Exclude<SectionBackground, { readonly kind: 'none' }>;

/** The picture or video behind a section; '' for none, and for a picture that is gone. */
export function backgroundHtml(session: Session, { background }: Pick<Section, 'background'>): string {
  if (background.kind === 'none') return '';
  const isVideo = background.kind === 'video';
  const view = imageOf(session, isVideo ? background.posterAssetId : background.assetId);
  const video = isVideo ? videoUrl(session, background) : '';
  if (view === null && video === '') return '';
  const picture = view === null ? '' : pictureOf(session, view, background);
  // The canvas plays nothing: where no picture stands in for the video, its first frame does.
  const shows = session.isCanvas && view === null ? 'preload="metadata" data-shown=""' : 'preload="none"';
  const film = video === '' ? '' : videoHtml({ url: video, shows }, background);
  const style = `--overlay:${background.overlay}`;
  const behind = element('div', { class: 'v-background', style }, picture + film);
  return video === '' ? behind : behind + toggleHtml(session);
}

type Video = Extract<SectionBackground, { readonly kind: 'video' }>;

// Empty for none yet, and for a file that is gone.
function videoUrl(session: Session, { fileId, url }: Video): string {
  return fileId === undefined ? url : (mediaFileOf(session, fileId, 'video')?.url ?? '');
}

function pictureOf(session: Session, view: ImageView, { focal }: Shown): string {
  return pictureHtml(withFocal(view, focal), {
    alt: '',
    sizes: '100vw',
    ratio: null,
    fit: 'cover',
    first: takesFirst(session),
  });
}

// Nothing of it is fetched before the island plays it: phones, readers who want less motion and those without a script
// see the picture.
function videoHtml(
  { url, shows }: { readonly url: string; readonly shows: string },
  { focal }: Shown,
): string {
  const style = focal === undefined ? '' : `object-position:${objectPosition(focal)}`;
  const flags = `muted loop playsinline ${shows} aria-hidden="true" tabindex="-1"`;
  return `<video class="v-background-video" ${flags}${attribute('src', url)}${attribute('style', style)}></video>`;
}

function toggleHtml({ strings }: Session): string {
  const words = { play: strings['videoPlayText'] ?? '', pause: strings['videoPauseText'] ?? '' };
  const attributes = {
    type: 'button',
    class: 'v-background-toggle',
    'aria-label': words.pause,
    'data-play': words.play,
    'data-pause': words.pause,
    'data-island': 'background-video',
    'data-load': 'idle',
    hidden: 'hidden',
  };
  return element('button', attributes, '');
}
