import type { QuickAddProps } from '@veranda/contracts/islands';
import { addEntry } from '../cart/cart-client.ts';
import { publishCart } from '../cart/cart-store.ts';
import { flag, object, text } from '@veranda/domain/decoders';
import { t } from '../messages/island-messages.ts';
import { type ButtonStateMachine, createButtonMachine } from './button-state-machine.ts';

export const quickAddProps = object<QuickAddProps>({
  itemId: text,
  sku: text,
  title: text,
  needsOption: flag,
  needsForm: flag,
  productUrl: text,
});

/** The form of a product in a list. */
interface QuickAdd {
  readonly form: HTMLFormElement;
  readonly props: QuickAddProps;
  readonly motion: ButtonStateMachine;
}

/**
 * Adds from a list without leaving it; what goes wrong is said beside the button. A product with options says
 * so and shows them in the quick view; one with a form before it asks in a lightbox.
 */
export function enhanceQuickAdd(form: HTMLFormElement, props: QuickAddProps): void {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!button) return;
  const quickAdd: QuickAdd = { form, props, motion: createButtonMachine(button) };
  const { motion } = quickAdd;
  // Storefront §4: without variants the grid item's class says that it is sold out.
  if (!props.needsOption && form.closest('.is-sold-out, .sold-out')) motion.move('sell-out');
  form.addEventListener('submit', (event) => {
    if (form.method === 'get' && !props.needsOption && !props.needsForm) return;
    event.preventDefault();
    if (motion.canPress()) void submit(quickAdd);
  });
}

function submit(quickAdd: QuickAdd): Promise<unknown> {
  if (quickAdd.props.needsOption) return openQuickView(quickAdd);
  return quickAdd.props.needsForm ? askCardFields(quickAdd) : addItem(quickAdd);
}

async function openQuickView({ form, props, motion }: QuickAdd): Promise<void> {
  motion.move('need-option');
  const code = await import('../quick-view/open-quick-view.ts').catch(() => null);
  say(form, code ? '' : t('offlineMessage'));
  await code?.openQuickView(props);
}

// The item's own form comes first (storefront §2, lightbox); its answers go along with the item.
async function askCardFields(quickAdd: QuickAdd): Promise<void> {
  const { form, props, motion } = quickAdd;
  motion.move('submit');
  const code = await import('../item-form/ask-card-fields.ts').catch(() => null);
  const problem = code
    ? await code.askCardFields({
        productUrl: props.productUrl,
        saveText: motion.label,
        save: (additionalFields) => addItem(quickAdd, additionalFields),
      })
    : `${t('unableToOpenForm')}. ${t('offlineMessage')}`;
  motion.move('fail');
  say(form, problem ?? '');
}

/** @returns what went wrong, or null */
async function addItem({ form, props, motion }: QuickAdd, additionalFields = '{}'): Promise<string | null> {
  motion.move('submit');
  const entry = { itemId: props.itemId, sku: props.sku || null, quantity: 1, additionalFields };
  // A product offered beside another one is an add-on to it (storefront §3, add-to-cart event).
  const answer = await addEntry(entry, form.closest('.v-related') ? 'add-on' : 'plp');
  const problem = answer.ok ? null : `${t('unableToAddItem')}. ${answer.error}`;
  say(form, problem ?? '');
  motion.move(answer.ok ? 'succeed' : 'fail');
  if (answer.ok) publishCart(answer.value.shoppingCart, answer.value.newlyAdded.title);
  return problem;
}

function say(form: HTMLFormElement, sentence: string): void {
  const message = form.querySelector('.v-form-message') ?? form.appendChild(newMessage());
  message.textContent = sentence;
}

function newMessage(): HTMLElement {
  const message = document.createElement('p');
  message.className = 'v-form-message';
  message.setAttribute('role', 'alert');
  return message;
}
