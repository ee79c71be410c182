import { flag, number, object, text } from '@veranda/domain/decoders';
import { currentSlide, slideAt, slideMoveOf } from '@veranda/domain/galleries/slides';
import { fillPlaceholders } from '@veranda/domain/placeholders';
import { announcerFor } from '../announcer/announcer.ts';
import { startAutoplay } from './autoplay.ts';

/** Slides of a gallery: whether they move by themselves, and the words of their place. */
export const slidesProps = object({ autoplay: flag, seconds: number, placeText: text });
type SlidesProps = ReturnType<typeof slidesProps>;

/** A row of slides, and the one that is shown. */
interface Slides {
  readonly list: HTMLElement;
  readonly items: readonly HTMLElement[];
  readonly thumbnails: readonly HTMLAnchorElement[];
  current: number;
  /** True while the row moves to the current slide, until a visitor moves it otherwise. */
  isMoving: boolean;
}

/**
 * Moves a row of slides by arrows, thumbnails and keys, and by itself where the owner wants it; without script the
 * row scrolls. Nothing of it changes the height of anything.
 */
export function enhanceSlides(mark: HTMLElement, props: SlidesProps): void {
  const list = mark.querySelector<HTMLElement>('.v-gallery-list');
  if (!list) return;
  const slides: Slides = {
    list,
    items: [...list.querySelectorAll<HTMLElement>('.v-gallery-item')],
    thumbnails: [...mark.querySelectorAll<HTMLAnchorElement>('.v-gallery-thumb')],
    current: 0,
    isMoving: false,
  };
  const announcer = announcerFor(mark);
  const count = slides.items.length;
  const turn = (to: number): void => {
    showSlide(slides, to);
    announcer.say(
      fillPlaceholders(props.placeText, { number: String(slides.current + 1), count: String(count) }),
    );
  };
  followScroll(slides);
  for (const [at, thumbnail] of slides.thumbnails.entries())
    thumbnail.addEventListener('click', (event) => {
      event.preventDefault();
      turn(at);
    });
  for (const arrow of mark.querySelectorAll<HTMLButtonElement>('.v-gallery-arrow')) {
    arrow.hidden = count < 2;
    const step = arrow.dataset['step'] === 'previous' ? -1 : 1;
    arrow.addEventListener('click', () => turn(slideAt(slides.current, step, count)));
  }
  list.addEventListener('keydown', (event) => {
    const move = slideMoveOf(event.key, isRightToLeft(list));
    if (move === null || event.target !== list) return;
    event.preventDefault();
    turn(slideAt(slides.current, move, count));
  });
  if (props.autoplay && count > 1)
    startAutoplay(mark, props.seconds, () => showSlide(slides, slideAt(slides.current, 1, count)));
  markCurrent(slides, 0);
}

/** Scrolls the list to a slide, and nothing else. */
function showSlide(slides: Slides, to: number): void {
  const slide = slides.items[to];
  if (!slide) return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  const edge = edgeReader(slides);
  slides.isMoving = true;
  slides.list.scrollBy({ left: edge(slide) - edge(slides.list), behavior });
  markCurrent(slides, to);
}

// The end of a movement may be told when the next one has begun: it says nothing of where that leads.
function followScroll(slides: Slides): void {
  const { list } = slides;
  for (const kind of ['wheel', 'pointerdown', 'touchstart'] as const)
    list.addEventListener(kind, () => (slides.isMoving = false), { passive: true });
  list.addEventListener(
    'scrollend',
    () => {
      const edge = edgeReader(slides);
      const shown = currentSlide(slides.items.map(edge), edge(list));
      if (slides.isMoving && shown !== slides.current) return;
      slides.isMoving = false;
      markCurrent(slides, shown);
    },
    { passive: true },
  );
}

function markCurrent(slides: Slides, to: number): void {
  slides.current = to;
  for (const [at, thumbnail] of slides.thumbnails.entries()) {
    if (at !== to) thumbnail.removeAttribute('aria-current');
    else {
      thumbnail.setAttribute('aria-current', 'true');
      const strip = thumbnail.parentElement;
      strip?.scrollBy({ left: middleOf(thumbnail) - middleOf(strip) });
    }
  }
}

// Slides snap to the start, the middle or the end of their list.
function edgeReader({ list, items: [first] }: Slides): (element: HTMLElement) => number {
  const side = first ? getComputedStyle(first).scrollSnapAlign : 'center';
  if (side !== 'start' && side !== 'end') return middleOf;
  const isLeft = (side === 'start') !== isRightToLeft(list);
  return (element) => element.getBoundingClientRect()[isLeft ? 'left' : 'right'];
}

function middleOf(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

function isRightToLeft(element: HTMLElement): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
