import { islandSelectors } from '@veranda/contracts/island-selectors';
import { countLabel, countText } from '../cart/cart-summary.ts';

/**
 * Shows the count at every link to the cart. The link keeps its words for those who see it; those who hear it
 * hear the sentence of storefront §4.
 */
export function showCount(count: number): void {
  for (const link of document.querySelectorAll<HTMLElement>(islandSelectors.cartLink)) {
    link.toggleAttribute('data-empty', count === 0);
    const slot = link.querySelector<HTMLElement>(islandSelectors.cartCount);
    if (!slot) continue;
    slot.textContent = countText(count);
    slot.hidden = count === 0;
    const label = link.querySelector('.v-visually-hidden') ?? link.appendChild(hiddenLabel());
    for (const child of link.children) child.toggleAttribute('aria-hidden', child !== label);
    for (const child of link.querySelectorAll('[aria-hidden=""]')) child.setAttribute('aria-hidden', 'true');
    label.textContent = countLabel(count);
  }
}

function hiddenLabel(): HTMLElement {
  const label = document.createElement('span');
  label.className = 'v-visually-hidden';
  return label;
}
