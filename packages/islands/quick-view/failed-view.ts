import { sitePath } from '../api/site-path.ts';
import { t } from '../messages/island-messages.ts';

/** Content of a quick view whose product could not be fetched. */
interface FailedView {
  readonly element: HTMLElement;
  /** Says why, and lets the visitor try again. */
  readonly say: (problem: string) => void;
}

/** Makes it: the product's name, why, a button that tries again, and the way to the product's own page. */
export function makeFailedView(
  { title, productUrl }: { readonly title: string; readonly productUrl: string },
  tryAgain: () => void,
): FailedView {
  const element = document.createElement('div');
  element.className = 'v-quick-failed';
  const heading = document.createElement('h2');
  heading.textContent = title;
  const sentence = document.createElement('p');
  sentence.setAttribute('role', 'alert');
  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'v-btn v-btn-primary';
  again.textContent = t('tryAgainText');
  // It keeps the focus while it is at work.
  again.addEventListener('click', () => {
    if (again.getAttribute('aria-disabled') === 'true') return;
    again.setAttribute('aria-disabled', 'true');
    sentence.textContent = t('quickViewLoadingText');
    tryAgain();
  });
  const more = document.createElement('a');
  more.className = 'v-quick-more';
  more.href = sitePath(productUrl);
  more.textContent = t('quickViewPageText');
  element.append(heading, sentence, again, more);
  return {
    element,
    say: (problem) => {
      sentence.textContent = problem;
      again.setAttribute('aria-disabled', 'false');
    },
  };
}
