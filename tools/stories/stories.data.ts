import { accountStories, cardStories } from './accounts.data.ts';
import { addingStories, kindStories } from './adding.data.ts';
import { cartStories } from './cart.data.ts';
import { checkoutStories } from './checkout.data.ts';
import { formStories } from './forms.data.ts';
import { gateStories } from './gates.data.ts';
import { giftStories, givingStories } from './giving.data.ts';
import { itemFormStories } from './item-form.data.ts';
import { listStories } from './mailing-lists.data.ts';
import { orderStories } from './orders.data.ts';
import { pageStories } from './pages.data.ts';
import { restockStories } from './restock.data.ts';
import type { Story } from './story.ts';

/** Every state that a visitor of the demo shops can meet. */
export const stories: readonly Story[] = [
  ...pageStories,
  ...gateStories,
  ...listStories,
  ...kindStories,
  ...addingStories,
  ...itemFormStories,
  ...restockStories,
  ...cartStories,
  ...givingStories,
  ...giftStories,
  ...checkoutStories,
  ...orderStories,
  ...accountStories,
  ...cardStories,
  ...formStories,
];
