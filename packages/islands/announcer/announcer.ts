/**
 * Live region for short messages to screen readers: one per page, and one per dialog, whose page is silent.
 */
interface Announcer {
  readonly say: (words: string) => void;
}

/**
 * Makes the place beside an element. It is there before anything is said: what comes with its words is not
 * always read.
 */
export function announcerFor(element: Element): Announcer {
  regionOf(element);
  const announcer: Announcer = {
    say: (words) => {
      const region = regionOf(element);
      // An announcer that falls silent clears its own words only.
      if (words === '' && speakers.get(region) !== announcer) return;
      speakers.set(region, announcer);
      region.textContent = words;
    },
  };
  return announcer;
}

/** Announcer whose words a region holds. */
const speakers = new WeakMap<Element, Announcer>();

function regionOf(element: Element): Element {
  const holder = element.closest('dialog') ?? document.body;
  const known = holder.querySelector(':scope > [data-announcer]');
  if (known) return known;
  const region = document.createElement('p');
  region.className = 'v-visually-hidden';
  region.setAttribute('role', 'status');
  region.setAttribute('data-announcer', '');
  holder.append(region);
  return region;
}
