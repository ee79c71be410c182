import { sitePath } from '../api/site-path.ts';
/** Delay between the last key and the search, in milliseconds. */
const pause = 300;

/**
 * Lets results come while one types, on the search page alone: elsewhere the form goes there. The down key
 * leads from the field into the results, the up key from the first of them back.
 */
export function enhanceSearch(form: HTMLFormElement): void {
  const field = form.elements.namedItem('q') as HTMLInputElement;
  const results = document.querySelector<HTMLElement>('[data-search-results]');
  const summary = document.querySelector<HTMLElement>('[data-search-summary]');
  if (!results || !summary) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let query = field.value.trim();
  let running: AbortController | undefined;

  const show = async (): Promise<void> => {
    const words = field.value.trim();
    if (words === query) return;
    query = words;
    running?.abort();
    running = new AbortController();
    results.setAttribute('aria-busy', 'true');
    const address = sitePath(words === '' ? '/search' : `/search?q=${encodeURIComponent(words)}`);
    const page = await readPage(address, running.signal);
    if (words !== query) return;
    results.removeAttribute('aria-busy');
    if (!page) return;
    results.replaceChildren(...page.results);
    summary.textContent = page.summary;
    history.replaceState(history.state, '', address);
  };

  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void show(), pause);
  });
  followArrowKeys(field, results);
}

function followArrowKeys(field: HTMLInputElement, results: HTMLElement): void {
  field.addEventListener('keydown', (event) => {
    const first = results.querySelector<HTMLElement>('a:not([tabindex])');
    if (event.key !== 'ArrowDown' || !first) return;
    event.preventDefault();
    first.focus();
  });
  results.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const links = [...results.querySelectorAll<HTMLElement>('a:not([tabindex])')];
    const index = links.indexOf(event.target as HTMLElement);
    if (index < 0) return;
    event.preventDefault();
    (
      links[index + (event.key === 'ArrowDown' ? 1 : -1)] ?? (event.key === 'ArrowUp' ? field : links[index])
    )?.focus();
  });
}

// A result that does not come (a limit, a lost line) leaves the page as it is: the button still leads to the
// page itself.
async function readPage(
  address: string,
  signal: AbortSignal,
): Promise<{ readonly results: readonly Node[]; readonly summary: string } | null> {
  try {
    const answer = await fetch(address, { signal, headers: { accept: 'text/html' } });
    if (!answer.ok) return null;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return {
      results: [...(page.querySelector('[data-search-results]')?.childNodes ?? [])],
      summary: page.querySelector('[data-search-summary]')?.textContent ?? '',
    };
  } catch {
    return null;
  }
}
