import type { GalleryProps } from '@veranda/contracts/islands';
import { object, recordOf, text } from '@veranda/domain/decoders';
import { pictureAfter, swipeStep } from '@veranda/domain/galleries/lightbox';
import { fillPlaceholders } from '@veranda/domain/placeholders';
import { announcerFor } from '../announcer/announcer.ts';
import { makeLightbox } from './lightbox.ts';
import { leaveZoom, makeZoom, showWhole, type Zoom, zoomByKey } from './zoom.ts';

type Gallery = Pick<GalleryProps, 'theme' | 'texts'>;

export const galleryProps = object<Gallery>({ theme: text, texts: recordOf(text) });

/**
 * Opens the pictures of a list of links in a lightbox; without script the links lead to the large pictures.
 */
export function enhanceGallery(mark: HTMLElement, props: Gallery): void {
  mark.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a.v-gallery-link');
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain) return;
    event.preventDefault();
    // The choice of a variant puts its picture before the others: the lightbox shows them as they stand now.
    const links = [...mark.querySelectorAll<HTMLAnchorElement>('a.v-gallery-link')];
    show(links, props, links.indexOf(link));
  });
}

function show(links: readonly HTMLAnchorElement[], props: Gallery, first: number): void {
  const { texts } = props;
  const lightbox = makeLightbox({
    label: texts['galleryLabel'] ?? '',
    closeText: texts['closeText'] ?? '',
    isLight: props.theme === 'light',
    leave: () => leaveZoom(zoom),
  });
  const { content } = lightbox;
  const announcer = announcerFor(content);
  const zoom = makeZoom(texts['galleryZoomText'] ?? '', (isEnlarged) =>
    announcer.say(texts[isEnlarged ? 'galleryEnlargedText' : 'galleryWholeText'] ?? ''),
  );
  const figure = document.createElement('figure');
  figure.className = 'v-lightbox-figure';
  const place = newPlaceText();
  let index = first;

  const turn = (step: number): void => {
    index = pictureAfter(index, step, links.length);
    const [picture, ...words] = pictureOf(links[index], () => lightbox.place());
    showWhole(zoom, picture);
    figure.replaceChildren(zoom.frame, ...words);
    place.textContent = fillPlaceholders(texts['galleryPlaceText'] ?? '{number} / {count}', {
      number: String(index + 1),
      count: String(links.length),
    });
  };
  const bar = document.createElement('div');
  bar.className = 'v-lightbox-controls';
  bar.append(...(links.length > 1 ? arrows(texts, place, turn) : []), zoom.button);
  content.append(figure, bar);
  content.closest('dialog')?.addEventListener('keydown', (event) => {
    zoomByKey(zoom, event);
    turnByKey(event, turn);
  });
  turnByFinger(figure, zoom, turn);
  turn(0);
  lightbox.open();
}

function newPlaceText(): HTMLElement {
  const place = document.createElement('p');
  place.className = 'v-lightbox-place';
  place.setAttribute('aria-live', 'polite');
  return place;
}

function arrows(
  texts: Readonly<Record<string, string>>,
  place: HTMLElement,
  turn: (step: number) => void,
): HTMLElement[] {
  return [
    arrow(texts['galleryPreviousText'] ?? '', '←', () => turn(-1)),
    place,
    arrow(texts['galleryNextText'] ?? '', '→', () => turn(1)),
  ];
}

function arrow(label: string, sign: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'v-lightbox-arrow';
  button.setAttribute('aria-label', label);
  button.textContent = sign;
  button.addEventListener('click', act);
  return button;
}

// The small picture stands in until the large one has come, so that nothing jumps.
function pictureOf(link: HTMLAnchorElement | undefined, arrived: () => void): Node[] {
  const small = link?.querySelector('img');
  if (!link || !small) return [];
  const large = document.createElement('img');
  large.className = 'v-lightbox-image';
  large.alt = small.alt;
  large.width = small.naturalWidth || small.width;
  large.height = small.naturalHeight || small.height;
  large.src = small.currentSrc || small.src;
  const fetched = new Image();
  fetched.addEventListener('load', () => {
    large.width = fetched.naturalWidth;
    large.height = fetched.naturalHeight;
    large.src = fetched.src;
    arrived();
  });
  fetched.src = link.href;
  const words =
    link.dataset['caption'] ?? link.closest('figure')?.querySelector('figcaption')?.textContent ?? '';
  if (words === '') return [large];
  const caption = document.createElement('figcaption');
  caption.className = 'v-caption';
  caption.textContent = words;
  return [large, caption];
}

function turnByKey(event: KeyboardEvent, turn: (step: number) => void): void {
  const isRightToLeft = document.documentElement.dir === 'rtl';
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined || event.defaultPrevented) return;
  event.preventDefault();
  turn(isRightToLeft ? -step : step);
}

// An enlarged picture is moved about instead.
function turnByFinger(figure: HTMLElement, zoom: Zoom, turn: (step: number) => void): void {
  let from: { x: number; y: number } | null = null;
  figure.addEventListener('pointerdown', ({ clientX, clientY }) => {
    from = zoom.pan ? null : { x: clientX, y: clientY };
  });
  figure.addEventListener('pointerup', ({ clientX, clientY }) => {
    const step = from ? swipeStep(clientX - from.x, clientY - from.y) : 0;
    from = null;
    if (step !== 0) turn(step);
  });
}
