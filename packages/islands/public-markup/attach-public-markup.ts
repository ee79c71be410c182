import { publicMarkup } from '@veranda/contracts/public-markup';
import { type Answer, addEntry } from '../cart/cart-client.ts';
import { publishCart } from '../cart/cart-store.ts';
import { type ButtonMotion, setInMotion } from '../product-form/button-motion.ts';
import { quantityProblem, selectionProblem, variantOf } from '../product-form/selection.ts';
import { startSubscription, subscribeUrl } from '../subscriptions/start-subscription.ts';
import { textOf } from '../texts/island-text.ts';
import { attachPublicRestock } from './attach-public-restock.ts';
import {
  keepOptionsTogether,
  type PublicProduct,
  type PublicVariant,
  publicSelection,
  readPublicProduct,
} from './public-product.ts';

const giftCardType = 4;

/** A product whose button is at work. */
interface AtWork {
  readonly product: PublicProduct;
  readonly motion: ButtonMotion;
  readonly place: string;
}

/** Takes over what the commerce formatters have printed: buttons with their options and quantity, and quick views. */
export function attachPublicMarkup(page: ParentNode): void {
  for (const button of page.querySelectorAll<HTMLElement>(publicMarkup.button)) attachButton(button);
  for (const button of page.querySelectorAll<HTMLElement>(publicMarkup.quickView))
    onPress(button, () => void showQuickView(button));
  for (const container of page.querySelectorAll<HTMLElement>(publicMarkup.restock))
    attachPublicRestock(container);
}

function attachButton(button: HTMLElement): void {
  const product = readPublicProduct(button);
  const words = button.querySelector<HTMLElement>(publicMarkup.buttonText) ?? button;
  const atWork = { product, motion: setInMotion(button, words), place: placeOf(product) };
  const { scope, variants, options } = product;
  if (options.length === 0 && button.closest(publicMarkup.soldOut)) atWork.motion.move('sell-out');
  onPress(button, () => void press(atWork));
  button.dataset['started'] = '1';
  scope.addEventListener('change', ({ target }) => {
    keepOptionsTogether(product, target);
    const chosen = variantOf(variants, options, publicSelection(product));
    if (chosen && options.length > 0) showVariant(atWork, chosen);
    say(product, '');
  });
}

async function press(atWork: AtWork): Promise<void> {
  const { product, motion, place } = atWork;
  if (!motion.acts()) return;
  const { itemId, productType, options, variants, quantity, address } = product;
  const selection = publicSelection(product);
  const problem = quantity ? quantityProblem(quantity.value) : null;
  const missing =
    variants.length === 0
      ? null
      : selectionProblem({ productType, variants, optionNames: options }, selection);
  if (missing !== null || problem !== null) {
    motion.move('fail');
    return say(product, missing ?? problem ?? '');
  }
  const sku = (variants.length === 1 ? variants[0] : variantOf(variants, options, selection))?.sku ?? null;
  if (productType === giftCardType) return location.assign(giftCardPath(itemId, sku));
  // What is asked for before an item is added stands on its page.
  if (product.hasForm && address !== '' && address !== location.pathname) return location.assign(address);
  motion.move('submit');
  const count = Number(quantity?.value ?? '1');
  if (product.isSubscription) return subscribe(atWork, { sku, count });
  const answer = await addEntry({ itemId, sku, quantity: count }, place);
  if (answer.ok) publishCart(answer.value.shoppingCart, answer.value.newlyAdded.title);
  settle(atWork, answer);
}

async function subscribe(
  atWork: AtWork,
  chosen: { readonly sku: string | null; readonly count: number },
): Promise<void> {
  const { itemId } = atWork.product;
  const item = { itemId, sku: chosen.sku, qty: chosen.count, additionalFields: '{}' };
  const answer = await startSubscription(item);
  if (answer.ok) return location.assign(subscribeUrl(answer.value.cartToken));
  settle(atWork, answer);
}

// A list prints no options: the server says that one is missing (storefront §4, listing-page add-to-cart).
function settle({ product, motion, place }: AtWork, answer: Answer<unknown>): void {
  if (answer.ok) {
    say(product, '');
    return motion.move('succeed');
  }
  const { code = '' } = (answer.body ?? {}) as { readonly code?: string };
  if (place === 'plp' && /^select-/.test(code)) return motion.move('need-option');
  motion.move('fail');
  const title = product.isSubscription ? 'unableToPurchaseTitle' : 'unableToAddTitle';
  say(product, `${textOf(title)}. ${answer.error}`);
}

function showVariant({ product: { scope }, motion }: AtWork, variant: PublicVariant): void {
  motion.move(variant.available ? 'restock' : 'sell-out');
  for (const form of scope.querySelectorAll<HTMLElement>(publicMarkup.restock))
    form.hidden = form.dataset['variantId'] !== variant.id;
  if (variant.mainImageId)
    for (const image of scope.querySelectorAll<HTMLElement>(publicMarkup.image))
      image.toggleAttribute('data-current', image.dataset['imageId'] === variant.mainImageId);
}

async function showQuickView(button: HTMLElement): Promise<void> {
  const card = button.closest<HTMLElement>('.grid-item, article, li') ?? button.parentElement;
  const link = card?.querySelector<HTMLAnchorElement>('a[href*="/p/"]');
  const productUrl = link?.getAttribute('href');
  if (!productUrl) return;
  const { openQuickView } = await import('../quick-view/open-quick-view.ts');
  const title = link?.textContent?.trim() ?? '';
  await openQuickView({ itemId: button.dataset['id'] ?? '', title, productUrl });
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

function say({ button }: PublicProduct, sentence: string): void {
  const wrapper = button.closest(publicMarkup.wrapper) ?? button;
  const next = wrapper.nextElementSibling;
  const message = next?.classList.contains('v-form-message') ? next : null;
  if (sentence === '' && !message) return;
  const place = message ?? document.createElement('p');
  place.className = 'v-form-message';
  place.setAttribute('role', 'alert');
  if (!message) wrapper.after(place);
  place.textContent = sentence;
}
