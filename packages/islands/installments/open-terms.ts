import { makeLightbox } from '../lightbox/lightbox.ts';
import { t } from '../messages/island-messages.ts';

/**
 * Shows what installments are in a modal, which Escape, its close button and a press outside close. The words
 * are static HTML of ours; where they cannot be loaded there is only a warning (storefront §7).
 */
export async function openTerms(infoUrl: string): Promise<void> {
  const terms = await fetchTerms(infoUrl).catch((error: unknown) => {
    console.warn('The installment terms could not be loaded.', error);
    return null;
  });
  if (!terms) return;
  const title = terms.querySelector('h1')?.textContent ?? '';
  const lightbox = makeLightbox({ label: title, closeText: t('closeText') });
  const frame = document.createElement('div');
  frame.className = 'v-installments-terms';
  frame.append(...terms.childNodes);
  lightbox.content.append(frame);
  lightbox.open();
}

async function fetchTerms(infoUrl: string): Promise<HTMLElement> {
  const response = await fetch(infoUrl, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const main = page.querySelector('main');
  if (!main) throw new Error('has no content');
  return main;
}
