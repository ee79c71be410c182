import { watchErrors } from './watch-errors.ts';

// The only script that a page with islands loads at once. It stays small: it finds the marks and waits.
watchErrors();

/** Events on a mark while its code was being loaded: they are repeated when the code has come. */
const waiting = new WeakMap<HTMLElement, Event>();

const touches = ['pointerdown', 'focusin', 'submit', 'click'] as const;

const actingLinks = ['gallery', 'quick-view', 'installments', 'embed'];

// A form and a link that acts in place once its code is here: the first press waits for it.
const isHeld = (mark: HTMLElement, event: Event): boolean =>
  event.type === 'submit' ||
  (event.type === 'click' &&
    actingLinks.includes(mark.dataset['island'] ?? '') &&
    !((event as MouseEvent).metaKey || (event as MouseEvent).ctrlKey || (event as MouseEvent).shiftKey) &&
    (event.target as Element).closest('a') !== null);

// With the code this goes its way; without it, as without JavaScript.
const repeat = (mark: HTMLElement): void => {
  mark.dataset['started'] = '1';
  const touch = waiting.get(mark);
  if (touch?.type === 'submit')
    (mark as HTMLFormElement).requestSubmit((touch as SubmitEvent).submitter as HTMLElement | null);
  else if (touch) (touch.target as Element).closest('a')?.click();
};

const load = (mark: HTMLElement): void => {
  if (mark.dataset['loaded']) return;
  mark.dataset['loaded'] = '1';
  import('./islands.ts')
    .then(({ start }) => start(mark))
    .then(
      () => repeat(mark),
      () => repeat(mark),
    );
};

const touched = (mark: HTMLElement, event: Event): void => {
  if (mark.dataset['started']) return;
  if (isHeld(mark, event)) {
    event.preventDefault();
    waiting.set(mark, event);
  } else if (event.type === 'click') return;
  load(mark);
};

const watch = (mark: HTMLElement): void => {
  const when = mark.dataset['load'];
  if (when === 'load') load(mark);
  else if (when === 'idle') (window.requestIdleCallback ?? setTimeout)(() => load(mark));
  else if (when === 'visible')
    new IntersectionObserver((entries, seen) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      seen.disconnect();
      load(mark);
    }).observe(mark);
  for (const name of touches) mark.addEventListener(name, (event) => touched(mark, event), { capture: true });
};

const watchAll = (root: ParentNode): void =>
  root.querySelectorAll<HTMLElement>('[data-island]').forEach(watch);

watchAll(document);
// The markup of public themes bears no marks: `publicMarks` of the contracts.
if (document.querySelector('.sqs-add-to-cart-button,.sqs-product-quick-view-button'))
  import('./islands.ts').then(
    ({ startPublic }) => startPublic(document),
    () => undefined,
  );
// The same word as `islandsAdded` of the contracts, which the loader does not carry.
document.addEventListener('veranda:added', (event) => watchAll((event as CustomEvent<HTMLElement>).detail));
