import { sitePath } from '../api/site-path.ts';
import { publicMarkup } from '@veranda/contracts/public-markup';
import { type ApiResult, addEntry } from '../cart/cart-client.ts';
import { publishCart } from '../cart/cart-store.ts';
import { focusFirst, describeByError } from '../form/describe-by-error.ts';
import { type ButtonStateMachine, createButtonMachine } from '../product-form/button-state-machine.ts';
import { quantityProblem, selectionProblem, variantOf } from '../product-form/selection.ts';
import { startSubscription, subscribeUrl } from '../subscriptions/start-subscription.ts';
import { t } from '../messages/island-messages.ts';
import { enhancePublicRestock } from './enhance-public-restock.ts';
import { askPublicFields, type PublicItemFields, readItemFields } from './public-item-fields.ts';
import {
  keepOptionsTogether,
  optionParts,
  type PublicProduct,
  publicSelection,
  readPublicProduct,
} from './public-product.ts';
import { takeOverPublicPage } from './shown-public-variant.ts';
import { takeOverPublicPrice } from './shown-public-price.ts';

const giftCardType = 4;

/** A product whose button is at work. */
interface AtWork {
  readonly product: PublicProduct;
  readonly motion: ButtonStateMachine;
  readonly place: string;
  /** Form that is filled in before the item is added; null for nothing. */
  readonly fields: PublicItemFields | null;
}

/** Selection of a product. */
interface Chosen {
  readonly sku: string | null;
  readonly count: number;
}

/**
 * Takes over what the commerce formatters have printed: buttons with their options and quantity, and quick
 * views.
 */
export function enhancePublicMarkup(page: ParentNode): void {
  for (const button of page.querySelectorAll<HTMLElement>(publicMarkup.button)) enhanceButton(button);
  for (const button of page.querySelectorAll<HTMLElement>(publicMarkup.quickView))
    onPress(button, () => void showQuickView(button));
  for (const container of page.querySelectorAll<HTMLElement>(publicMarkup.restock))
    enhancePublicRestock(container);
}

function enhanceButton(button: HTMLElement): void {
  const product = readPublicProduct(button);
  const words = button.querySelector<HTMLElement>(publicMarkup.buttonText) ?? button;
  const fields = product.hasForm ? readItemFields(button.ownerDocument, product.itemId) : null;
  const atWork = { product, motion: createButtonMachine(button, words), place: placeOf(product), fields };
  const { scope, variants, options } = product;
  const showParts = takeOverPublicPage(product, atWork.motion);
  const sayOf = takeOverPublicPrice(product);
  const showChoice = (): void => {
    const variant = variantOf(variants, options, publicSelection(product));
    showParts(variant);
    sayOf(variant);
  };
  // A browser may have kept what was chosen before.
  if (options.some((name) => (publicSelection(product)[name] ?? '') !== '')) showChoice();
  if (options.length === 0 && button.closest(publicMarkup.soldOut)) atWork.motion.move('sell-out');
  onPress(button, () => void press(atWork));
  button.dataset['started'] = '1';
  scope.addEventListener('change', ({ target }) => {
    keepOptionsTogether(product, target);
    if (options.length > 0) showChoice();
    say(product, '');
  });
}

async function press(atWork: AtWork): Promise<void> {
  const { product, motion } = atWork;
  if (!motion.canPress()) return;
  const { itemId, productType, options, variants, quantity, address } = product;
  const selection = publicSelection(product);
  const problem = quantity ? quantityProblem(quantity.value) : null;
  const missing =
    variants.length === 0
      ? null
      : selectionProblem({ productType, variants, optionNames: options }, selection);
  if (missing !== null || problem !== null) {
    motion.move('fail');
    const names = options.filter((name) => variants.length > 1 && (selection[name] ?? '') === '');
    const unchosen = optionParts(product, names);
    const quantities = missing === null && quantity ? [quantity] : [];
    say(product, missing ?? problem ?? '', [...unchosen.controls, ...quantities]);
    return focusFirst([...unchosen.controls, ...unchosen.labels, ...quantities]);
  }
  const sku = (variants.length === 1 ? variants[0] : variantOf(variants, options, selection))?.sku ?? null;
  if (productType === giftCardType) return location.assign(sitePath(giftCardPath(itemId, sku)));
  const chosen = { sku, count: Number(quantity?.value ?? '1') };
  if (atWork.fields !== null) return askFirst(atWork, atWork.fields, chosen);
  // The fields asked for before an item is added are on its page.
  if (product.hasForm && address !== '' && address !== location.pathname)
    return location.assign(sitePath(address));
  await buy(atWork, chosen);
}

// The item's own form comes first (storefront §2, lightbox); its answers go along with the item.
async function askFirst(atWork: AtWork, fields: PublicItemFields, chosen: Chosen): Promise<void> {
  const { product, motion } = atWork;
  motion.move('submit');
  const problem = await askPublicFields(fields, product.itemId, {
    saveText: motion.label,
    save: (additionalFields) => buy(atWork, chosen, additionalFields),
  });
  motion.move('fail');
  say(product, problem ?? '');
}

/** @returns what went wrong, or null */
async function buy(atWork: AtWork, chosen: Chosen, additionalFields = '{}'): Promise<string | null> {
  const { product, motion, place } = atWork;
  const { itemId } = product;
  const { sku, count } = chosen;
  motion.move('submit');
  if (product.isSubscription) {
    const answer = await startSubscription({ itemId, sku, qty: count, additionalFields });
    if (!answer.ok) return settle(atWork, answer);
    location.assign(sitePath(subscribeUrl(answer.value.cartToken)));
    return null;
  }
  const answer = await addEntry({ itemId, sku, quantity: count, additionalFields }, place);
  if (answer.ok) publishCart(answer.value.shoppingCart, answer.value.newlyAdded.title);
  return settle(atWork, answer);
}

// A list prints no options: the server says that one is missing (storefront §4, listing-page add-to-cart).
function settle({ product, motion, place }: AtWork, answer: ApiResult<unknown>): string | null {
  if (answer.ok) {
    say(product, '');
    motion.move('succeed');
    return null;
  }
  const { code = '' } = answer.refusal;
  const needsOption = place === 'plp' && /^select-/.test(code);
  motion.move(needsOption ? 'need-option' : 'fail');
  const title = product.isSubscription ? 'unableToPurchaseTitle' : 'unableToAddTitle';
  const problem = `${t(title)}. ${answer.error}`;
  say(product, needsOption ? '' : problem);
  return problem;
}

async function showQuickView(button: HTMLElement): Promise<void> {
  const card = button.closest<HTMLElement>('.grid-item, article, li') ?? button.parentElement;
  const link = card?.querySelector<HTMLAnchorElement>('a[href*="/p/"]');
  const productUrl = link?.getAttribute('href');
  if (!productUrl) return;
  const code = await import('../quick-view/open-quick-view.ts').catch(() => null);
  if (code === null) return location.assign(sitePath(productUrl));
  const title = link?.textContent?.trim() ?? '';
  await code.openQuickView({ itemId: button.dataset['id'] ?? '', title, productUrl });
}

// They are no buttons but say that they are: keys must press them too.
function onPress(button: HTMLElement, act: () => void): void {
  button.addEventListener('click', act);
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act();
  });
}

function placeOf({ button }: PublicProduct): string {
  if (button.closest(publicMarkup.productBlock)) return 'product_block';
  return document.body.classList.contains('view-item') ? 'pdp' : 'plp';
}

function giftCardPath(itemId: string, sku: string | null): string {
  return `/gift-card/${encodeURIComponent(itemId)}${sku === null ? '' : `?sku=${encodeURIComponent(sku)}`}`;
}

function say({ button }: PublicProduct, sentence: string, atFault: readonly HTMLElement[] = []): void {
  const wrapper = button.closest(publicMarkup.wrapper) ?? button;
  const next = wrapper.nextElementSibling;
  const message = next instanceof HTMLElement && next.classList.contains('v-form-message') ? next : null;
  if (sentence === '' && !message) return;
  const place = message ?? document.createElement('p');
  place.className = 'v-form-message';
  place.setAttribute('role', 'alert');
  if (!message) wrapper.after(place);
  place.textContent = sentence;
  describeByError(place, atFault);
}
