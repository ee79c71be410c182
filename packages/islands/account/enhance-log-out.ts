import { sitePath } from '../api/site-path.ts';
import { requestJson } from '../cart/cart-client.ts';
import { onBfcacheRestore } from '../bfcache/on-bfcache-restore.ts';

/**
 * Takes over the form that logs out: `DELETE /api/site-users/account/session` (administration §7), repeated
 * once with the fresh crumb where it did not match. A log-out that cannot be done so is sent as the form it
 * is.
 */
export function enhanceLogOut(form: HTMLFormElement): void {
  const button = form.querySelector('button');
  onBfcacheRestore(() => {
    if (button) button.disabled = false;
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const keepsCart = new FormData(form).has('cloneCart');
    if (button) button.disabled = true;
    void requestJson('DELETE /api/site-users/account/session', {
      query: keepsCart ? { cloneCart: true } : {},
    }).then(({ ok }) => {
      if (ok) window.location.assign(sitePath('/'));
      else form.submit();
    });
  });
}
