import { callShop } from '../cart/cart-client.ts';
import { onReturn } from '../page-return/on-return.ts';

/**
 * Takes over the form that logs out: `DELETE /api/site-users/account/session` (administration §7), repeated once with
 * the fresh crumb where it did not match. What cannot be done so is sent as the form it is.
 */
export function attachLogOut(form: HTMLFormElement): void {
  const button = form.querySelector('button');
  onReturn(() => {
    if (button) button.disabled = false;
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const keepsCart = new FormData(form).has('cloneCart');
    if (button) button.disabled = true;
    void callShop('DELETE', `/api/site-users/account/session${keepsCart ? '?cloneCart=true' : ''}`).then(
      ({ ok }) => {
        if (ok) window.location.assign('/');
        else form.submit();
      },
    );
  });
}
