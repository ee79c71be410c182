import { sitePath } from '../api/site-path.ts';
import { formEvents } from '@veranda/contracts/form-protocol';
import type { FormProps } from '@veranda/contracts/islands';
import { isSafeRedirect } from '@veranda/domain/forms/redirect';

/**
 * Runs the effects of a form that was sent (storefront §4): its events, then another page, or its text in its
 * place.
 */
export function afterSubmit(form: HTMLFormElement, props: FormProps): void {
  const { formId, name: formName, isNewsletter } = props;
  const detail = { formId, formName, isNewsletter };
  if (isNewsletter) window.dispatchEvent(new CustomEvent(formEvents.subscribe, { detail }));
  window.dispatchEvent(new CustomEvent(formEvents.success, { detail }));
  if (props.redirect !== '' && isSafeRedirect(props.redirect)) {
    location.assign(sitePath(props.redirect));
    return;
  }
  const text = form.parentElement?.querySelector<HTMLElement>('.v-form-sent');
  form.hidden = true;
  if (text) {
    text.classList.add('is-shown');
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    text.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'nearest' });
    text.focus({ preventScroll: true });
  }
  if (props.html !== '') runMarkup(text ?? form, props.html);
}

// The owner's own code: it comes with the published page only, never with a visitor's words in it.
function runMarkup(after: HTMLElement, html: string): void {
  const place = document.createElement('div');
  place.className = 'v-form-own-code';
  place.append(document.createRange().createContextualFragment(html));
  after.after(place);
}
