import type { QuickAddProps } from '@veranda/contracts/islands';
import { addEntry } from '../cart/cart-client.ts';
import { publishCart } from '../cart/cart-store.ts';
import { flag, object, text } from '@veranda/contracts/decoders';
import { t } from '../messages/island-messages.ts';
import { createButtonMachine } from './button-state-machine.ts';

export const quickAddProps = object<QuickAddProps>({
  itemId: text,
  sku: text,
  title: text,
  needsOption: flag,
  needsForm: flag,
  productUrl: text,
});

/**
 * Adds from a list without leaving it; what goes wrong is said beside the button. What has options says so and shows
 * them in the quick view; what has a form before it asks in a lightbox.
 */
export function enhanceQuickAdd(form: HTMLFormElement, props: QuickAddProps): void {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!button) return;
  const motion = createButtonMachine(button);
  // What is offered beside a product is an add-on to it (storefront §3, add-to-cart event).
  const place = form.closest('.v-related') ? 'add-on' : 'plp';
  // Storefront §4: without variants the grid item's class says that it is sold out.
  if (!props.needsOption && form.closest('.is-sold-out, .sold-out')) motion.move('sell-out');
  form.addEventListener('submit', (event) => {
    if (form.method === 'get' && !props.needsOption && !props.needsForm) return;
    event.preventDefault();
    if (motion.acts()) void act();
  });

  function act(): Promise<unknown> {
    if (props.needsOption) return choose();
    return props.needsForm ? ask() : add();
  }

  async function choose(): Promise<void> {
    motion.move('need-option');
    const code = await import('../quick-view/open-quick-view.ts').catch(() => null);
    say(code ? '' : t('offlineMessage'));
    await code?.openQuickView(props);
  }

  // The item's own form comes first (storefront §2, lightbox); its answers go along with the item.
  async function ask(): Promise<void> {
    motion.move('submit');
    const code = await import('../item-form/ask-card-fields.ts').catch(() => null);
    const { productUrl } = props;
    const problem = code
      ? await code.askCardFields({ productUrl, saveText: motion.label, save: add })
      : `${t('unableToOpenForm')}. ${t('offlineMessage')}`;
    motion.move('fail');
    say(problem ?? '');
  }

  /** @returns what went wrong, or null */
  async function add(additionalFields = '{}'): Promise<string | null> {
    motion.move('submit');
    const entry = { itemId: props.itemId, sku: props.sku || null, quantity: 1, additionalFields };
    const answer = await addEntry(entry, place);
    const problem = answer.ok ? null : `${t('unableToAddItem')}. ${answer.error}`;
    say(problem ?? '');
    motion.move(answer.ok ? 'succeed' : 'fail');
    if (answer.ok) publishCart(answer.value.shoppingCart, answer.value.newlyAdded.title);
    return problem;
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
