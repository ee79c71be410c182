import { collect } from './collect.ts';
import { deliver } from './deliver.ts';
import { accessFacts, pageFacts } from './page-facts.ts';
import { watchImages } from './watch-images.ts';
import { isUncounted } from './visitor.ts';
import { watchSpeed } from './watch-speed.ts';

// Nothing of this may be in the way of the page: it begins when the page has been loaded, and its faults are
// reported like those of the page itself.
// Percent of page loads that are measured; all of them where the address names none.
const sample = new URL(import.meta.url).searchParams.get('sample') ?? 100;
if (isUncounted() || Math.random() * 100 >= Number(sample)) {
  // Who works on the site is not counted.
} else if (document.readyState === 'complete') begin();
else window.addEventListener('load', begin, { once: true });

function begin(): void {
  let byKeyboard = false;
  const [images, speed] = [watchImages(), watchSpeed()];
  const collector = collect({
    pageLoadId: crypto.randomUUID?.() ?? String(Math.random()).slice(2),
    now: Date.now,
    later: (run, milliseconds) => void window.setTimeout(run, milliseconds),
    deliver,
    failed: (fault) => window.reportError(fault),
    page: () => ({ ...pageFacts(), images: images() }),
    speed: () => ({ ...pageFacts(), ...speed() }),
    access: () => ({ ...pageFacts(), ...accessFacts(byKeyboard) }),
  });
  document.addEventListener('keydown', ({ target }) => {
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return;
    byKeyboard = true;
    collector.keyPressed();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') collector.hidden();
  });
  window.addEventListener('pagehide', () => collector.hidden());
}
