import type { QuickAddProps } from '@veranda/contracts/islands';
import { addEntry } from '../cart/cart-client.ts';
import { publishCart } from '../cart/cart-store.ts';
import { setInMotion } from './button-motion.ts';

/** Adds from a list without leaving it; what goes wrong is said beside the button. */
export function attachQuickAdd(form: HTMLFormElement, props: QuickAddProps): void {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!button) return;
  const motion = setInMotion(button);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (motion.acts()) void add();
  });

  async function add(): Promise<void> {
    if (props.needsOption) return motion.move('need-option');
    motion.move('submit');
    const answer = await addEntry({ itemId: props.itemId, sku: props.sku || null, quantity: 1 });
    say(answer.ok ? '' : answer.error);
    motion.move(answer.ok ? 'succeed' : 'fail');
    if (answer.ok) publishCart(answer.value.shoppingCart, answer.value.newlyAdded.title);
  }

  function say(sentence: string): void {
    const message = form.querySelector('.v-form-message') ?? form.appendChild(newMessage());
    message.textContent = sentence;
  }
}

function newMessage(): HTMLElement {
  const message = document.createElement('p');
  message.className = 'v-form-message';
  message.setAttribute('role', 'alert');
  return message;
}
