import { sitePath } from '../api/site-path.ts';
import { islandSelectors } from '@veranda/contracts/island-selectors';
import type { IslandMessageKey } from '../messages/island-messages.ts';
import type { ProductFormProps } from '@veranda/contracts/islands';
import { addEntry } from '../cart/cart-client.ts';
import { publishCart } from '../cart/cart-store.ts';
import { focusFirst, describeByError } from '../form/describe-by-error.ts';
import { t } from '../messages/island-messages.ts';
import { startSubscription, subscribeUrl, subscriptionPath } from '../subscriptions/start-subscription.ts';
import { type ButtonStateMachine, createButtonMachine } from './button-state-machine.ts';
import { type FormFault, faultOf, optionControls, quantityInput } from './form-fault.ts';
import { type OptionAvailability, optionAvailabilityOf, type Selection, variantOf } from './selection.ts';
import { type FormVariant, takeOverPage } from './shown-variant.ts';

/**
 * Takes over a product form that works already: the same elements stay, so that nothing moves. The choices
 * are checked before the call, the button goes through its states, and every change of state is announced.
 */
export function enhanceProductForm(form: HTMLFormElement, props: ProductFormProps): void {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!button) return;
  const variants = props.variants.map((variant) => ({ ...variant, available: isAvailable(props, variant) }));
  const parts: Parts = {
    form,
    props,
    variants,
    motion: createButtonMachine(button),
    show: takeOverPage(form),
  };
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(parts);
  });
  form.addEventListener('change', () => showSelection(parts));
  showSelection(parts);
}

const countedTypes = [1, 3];
const giftCardType = 4;

// Stock is counted for physical products and services only (storefront §4, product display).
function isAvailable(props: ProductFormProps, variant: ProductFormProps['variants'][number]): boolean {
  return !countedTypes.includes(props.productType) || variant.unlimited || variant.qtyInStock > 0;
}

interface Parts {
  readonly form: HTMLFormElement;
  readonly props: ProductFormProps;
  readonly variants: readonly FormVariant[];
  readonly motion: ButtonStateMachine;
  readonly show: (variant: FormVariant | null) => void;
}

async function submit(parts: Parts): Promise<void> {
  if (!parts.motion.canPress()) return;
  const selection = selectionOf(parts);
  const fault = faultOf(parts.form, choices(parts), selection);
  if (fault !== null) return refuse(parts, fault);
  say(parts, '');
  parts.motion.move('submit');
  const variant = chosen(parts, selection);
  // The form of a gift card only asks: what was chosen goes along to the page on which it is bought.
  if (parts.form.method === 'get') return parts.form.submit();
  const buy = parts.form.getAttribute('action') === subscriptionPath ? subscribe : add;
  if (parts.props.extra !== null)
    return askFirst(parts, async (additionalFields) => buy(parts, variant, additionalFields));
  await buy(parts, variant);
}

// The item's own form comes first; its answers go along with the item.
async function askFirst(parts: Parts, buy: (fields: string) => Promise<string | null>): Promise<void> {
  const { askItemFields } = await import('../item-form/ask-item-fields.ts');
  const problem = await askItemFields({
    props: parts.props,
    form: parts.form,
    saveText: parts.motion.label,
    save: async (additionalFields) => {
      parts.motion.move('submit');
      return buy(additionalFields);
    },
  });
  parts.motion.move('fail');
  if (problem !== null) say(parts, problem, t('unableToAddTitle'));
}

/** @returns what went wrong, or null */
async function add(
  parts: Parts,
  variant: FormVariant | null,
  additionalFields = '{}',
): Promise<string | null> {
  const answer = await addEntry(
    {
      itemId: parts.props.itemId,
      sku: variant?.sku ?? null,
      quantity: Number(quantityInput(parts.form)?.value ?? '1'),
      additionalFields,
    },
    parts.props.page,
  );
  if (!answer.ok) {
    parts.motion.move('fail');
    say(parts, answer.error, t(failureTitle(parts)));
    return `${t(failureTitle(parts))}. ${answer.error}`;
  }
  parts.motion.move('succeed');
  publishCart(answer.value.shoppingCart, answer.value.newlyAdded.title);
  return null;
}

/** @returns what went wrong, or null */
async function subscribe(
  parts: Parts,
  variant: FormVariant | null,
  additionalFields = '{}',
): Promise<string | null> {
  const qty = Number(quantityInput(parts.form)?.value ?? '1');
  const answer = await startSubscription({
    itemId: parts.props.itemId,
    sku: variant?.sku ?? null,
    qty,
    additionalFields,
  });
  if (answer.ok) {
    location.assign(sitePath(subscribeUrl(answer.value.cartToken)));
    return null;
  }
  parts.motion.move('fail');
  say(parts, answer.error, t('unableToPurchaseTitle'));
  return `${t('unableToPurchaseTitle')}. ${answer.error}`;
}

// On a listing a missing option is said by the button itself; elsewhere the sentence of §5 is shown and tied
// to the fields at fault, the first of which gets the focus.
function refuse(parts: Parts, { problem, needsOption, controls }: FormFault): void {
  parts.motion.move(parts.props.page === 'plp' && needsOption ? 'need-option' : 'fail');
  say(parts, problem);
  const message = messageOf(parts.form);
  if (message) describeByError(message, controls);
  focusFirst(controls);
}

// Storefront §8, alert titles.
function failureTitle({ props }: Parts): IslandMessageKey {
  return props.productType === giftCardType ? 'unableToPurchaseGiftCardTitle' : 'unableToAddTitle';
}

function say(parts: Parts, sentence: string, title = ''): void {
  const message = messageOf(parts.form);
  if (!message) return;
  describeByError(message, []);
  message.setAttribute('role', 'alert');
  const heading = document.createElement('strong');
  heading.className = 'v-form-message-title';
  heading.textContent = title;
  message.replaceChildren(...(title === '' ? [] : [heading, ' ']), sentence);
  message.hidden = sentence === '';
  // On a phone it may be below what is seen of the page.
  if (sentence !== '') message.scrollIntoView({ block: 'nearest' });
}

function messageOf(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector<HTMLElement>(islandSelectors.message);
}

function showSelection(parts: Parts): void {
  const { props, form } = parts;
  const selection = selectionOf(parts);
  for (const option of props.options)
    for (const control of optionControls(form, option)) markReach(parts, selection, { option, control });
  const variant = chosen(parts, selection);
  parts.show(variant);
  // If the selection matches no variant, the button acts: a press says what is missing.
  const canAct = variant ? variant.available : !props.soldOut;
  parts.motion.move(canAct ? 'restock' : 'sell-out');
  say(parts, '');
}

function markReach(
  { props, variants }: Parts,
  selection: Selection,
  { option, control }: { readonly option: string; readonly control: HTMLSelectElement | HTMLInputElement },
): void {
  const mark = (element: HTMLElement, value: string): string => {
    const reach: OptionAvailability =
      value === ''
        ? 'available'
        : optionAvailabilityOf({ variants, options: props.options }, selection, { option, value });
    element.toggleAttribute('data-unavailable', reach !== 'available');
    return reach === 'available' ? '' : t(availabilityMessages[reach]);
  };
  if (control instanceof HTMLInputElement) {
    const label = control.closest('label') ?? control;
    sayReach(label, mark(label, control.value));
    return;
  }
  for (const choice of control.options) {
    const words = (choice.dataset['words'] ??= choice.disabled ? choice.value : choice.text);
    const reach = mark(choice, choice.value);
    choice.text = reach === '' ? words : `${words} (${reach})`;
  }
}

const availabilityMessages = { 'sold-out': 'productSoldOutText', absent: 'productUnavailableText' } as const;

// The line through a value is seen; those who only hear the page hear the word behind it.
function sayReach(label: HTMLElement, reach: string): void {
  const text = label.querySelector('.v-choice-text') ?? label;
  let words = label.querySelector('[data-reach]');
  if (!words) {
    words = document.createElement('span');
    words.className = 'v-visually-hidden';
    words.setAttribute('data-reach', '');
    text.append(words);
  }
  words.textContent = reach === '' ? '' : `, ${reach}`;
}

function choices({ props, variants }: Parts) {
  return { productType: props.productType, optionNames: props.options, variants };
}

function chosen({ props, variants }: Parts, selection: Selection): FormVariant | null {
  if (variants.length === 1) return variants[0] ?? null;
  return variantOf(variants, props.options, selection);
}

function selectionOf({ form, props }: Parts): Selection {
  const data = new FormData(form);
  return Object.fromEntries(props.options.map((name) => [name, textIn(data, `option.${name}`)]));
}

function textIn(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
