import { publicMarkup } from '@veranda/contracts/public-markup';
import { callShop } from '../cart/cart-client.ts';
import { emailProblem, failureText } from '../restock/restock-words.ts';
import { textOf } from '../texts/island-text.ts';

/** The call of those who wait (storefront §7). */
const restockPath = '/api/site-users/account/notifications/restock';

/** Takes over the sign-up that `product-restock-notification` has printed (storefront §4, restock form). */
export function attachPublicRestock(container: HTMLElement): void {
  const form = container.querySelector<HTMLFormElement>(publicMarkup.restockForm);
  if (!form) return;
  const email = form.querySelector<HTMLInputElement>('input[name="email"]');
  email?.setAttribute('aria-label', email.placeholder);
  let isSending = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isSending) void send();
  });

  async function send(): Promise<void> {
    const typed = email?.value ?? '';
    const problem = emailProblem(typed);
    say(problem ?? '');
    if (problem !== null) return email?.focus();
    isSending = true;
    const { productId = '', variantId = '' } = container.dataset;
    const answer = await callShop('POST', restockPath, {
      isJoinMailingList:
        container.querySelector<HTMLInputElement>('[name="isJoinMailingList"]')?.checked === true,
      productId,
      variantId,
      siteVisitorEmail: typed.trim(),
      recaptchaEnterpriseV3Token: null,
      language: document.documentElement.lang,
    });
    isSending = false;
    if (!answer.ok) return say(failureText(answer.body));
    const done = document.createElement('p');
    done.setAttribute('role', 'status');
    done.textContent = textOf('restockSignedUpText');
    form?.replaceWith(done);
  }

  function say(sentence: string): void {
    const place = container.querySelector<HTMLElement>('[role="alert"]') ?? alertAfter();
    place.textContent = sentence;
  }

  function alertAfter(): HTMLElement {
    const place = document.createElement('p');
    place.className = 'v-form-message';
    place.setAttribute('role', 'alert');
    container.append(place);
    return place;
  }
}
