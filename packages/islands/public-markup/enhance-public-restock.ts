import type { RestockProps } from '@veranda/contracts/islands';
import { publicMarkup, restockPropsElementId } from '@veranda/contracts/public-markup';
import { describeByError } from '../form/describe-by-error.ts';
import { decodeJson } from '@veranda/domain/decoders';
import { emailProblem, failureText } from '../restock/restock-problems.ts';
import { restockProps, signUp } from '../restock/sign-up.ts';
import { t } from '../messages/island-messages.ts';

/** Takes over the sign-up that `product-restock-notification` has printed (storefront §4, restock form). */
export function enhancePublicRestock(container: HTMLElement): void {
  const form = container.querySelector<HTMLFormElement>(publicMarkup.restockForm);
  if (!form) return;
  const email = form.querySelector<HTMLInputElement>('input[name="email"]');
  email?.setAttribute('aria-label', email.placeholder);
  const facts = factsOf(container.ownerDocument);
  let isSending = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isSending) void send();
  });

  async function send(): Promise<void> {
    const typed = email?.value ?? '';
    const problem = emailProblem(typed);
    say(container, problem ?? '', problem !== null && email ? [email] : []);
    if (problem !== null) return email?.focus();
    isSending = true;
    const answer = await signUp(facts, { ...wishOf(container), siteVisitorEmail: typed.trim() });
    isSending = false;
    if (!answer.ok) return say(container, failureText(answer.refusal));
    replaceBySuccess(container, facts.successText || t('restockSignedUpText'));
  }
}

function wishOf(container: HTMLElement) {
  const { productId = '', variantId = '' } = container.dataset;
  const joins = container.querySelector<HTMLInputElement>('[name="isJoinMailingList"]');
  return { isJoinMailingList: joins?.checked === true, productId, variantId };
}

function replaceBySuccess(container: HTMLElement, sentence: string): void {
  const done = document.createElement('p');
  done.setAttribute('role', 'status');
  done.tabIndex = -1;
  done.textContent = sentence;
  const call = container.querySelector(publicMarkup.restockCall);
  container.replaceChildren(...(call ? [call] : []), done);
  done.focus();
}

function say(container: HTMLElement, sentence: string, atFault: readonly HTMLElement[] = []): void {
  const place = container.querySelector<HTMLElement>('[role="alert"]') ?? container.appendChild(newAlert());
  place.textContent = sentence;
  describeByError(place, atFault);
}

function newAlert(): HTMLElement {
  const place = document.createElement('p');
  place.className = 'v-form-message';
  place.setAttribute('role', 'alert');
  return place;
}

// The markup of public themes has no place for what the call needs: it is in a script of the page.
function factsOf(page: Document): RestockProps {
  const written = page.getElementById(restockPropsElementId)?.textContent;
  const none = { successText: '', siteKey: '', scriptUrl: '', language: page.documentElement.lang };
  return written ? decodeJson(restockProps, written) : none;
}
