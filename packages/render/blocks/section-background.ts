import type { Section, SectionBackground } from '@veranda/domain/pages/document';
import { imageOf, type Session, takesFirst } from '../context/session.ts';
import { attribute, element } from '../escape-html.ts';
import { type ImageView, objectPosition, withFocal } from '../images/image-view.ts';
import { pictureHtml } from '../images/picture.ts';

type Shown = Exclude<SectionBackground, { readonly kind: 'none' }>;

/** The picture or video behind a section; '' for none, and for a picture that is gone. */
export function backgroundHtml(session: Session, { background }: Section): string {
  if (background.kind === 'none') return '';
  const isVideo = background.kind === 'video';
  const view = imageOf(session, isVideo ? background.posterAssetId : background.assetId);
  const video = isVideo && background.url !== '' ? background : null;
  if (view === null && video === null) return '';
  const picture = view === null ? '' : pictureOf(session, view, background);
  const film = video === null ? '' : videoHtml(video.url, background);
  const style = `--overlay:${background.overlay}`;
  const behind = element('div', { class: 'v-background', style }, picture + film);
  return video === null ? behind : behind + toggleHtml(session);
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
function videoHtml(url: string, { focal }: Shown): string {
  const style = focal === undefined ? '' : `object-position:${objectPosition(focal)}`;
  const flags = 'muted loop playsinline preload="none" aria-hidden="true" tabindex="-1"';
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
