import { insertCart, updateCart } from '@veranda/db/cart/writer';
import { isRefusal, type Refusal } from '@veranda/domain/refusal';
import { addEntry } from '@veranda/server/features/cart/add-entry';
import { readCart } from '@veranda/server/features/cart/change-entry';
import { completeCheckout } from '@veranda/server/features/checkout/complete-checkout';
import { freshCartToken } from '@veranda/server/services/commerce/carts/cart-cookie';
import type { AppDeps } from '@veranda/server/app-deps';
import type { SiteEntry } from '@veranda/server/services/sites/directory/site-directory';

/** The purchase: one of each item, and its buyer. */
interface ShopPurchase {
  readonly lines: readonly { readonly itemId: string; readonly sku: string }[];
  readonly email: string;
  readonly address: Readonly<
    Record<'lastName' | 'address1' | 'city' | 'region' | 'postalCode' | 'country', string>
  >;
  readonly shippingOption: string;
}

/** Buys with the test card, as a visitor would. @returns the order @throws when the shop refuses */
export async function buyAtShop(deps: AppDeps, site: SiteEntry, purchase: ShopPurchase): Promise<string> {
  const { hash } = freshCartToken(deps.random);
  const cart = await deps.db.forSite(site.id, (tx) =>
    insertCart(tx, { id: deps.newId(), tokenHash: hash, currency: site.currency }),
  );
  for (const { itemId, sku } of purchase.lines) {
    const choice = { sku, options: {} };
    const fields = { json: null, posted: {} };
    const whose = { tokenHash: hash, siteUserId: null };
    bought(await addEntry(deps, site, { itemId, choice, quantity: 1, fields, ...whose }));
  }
  const address = { firstName: 'Sam', address2: '', phone: '', ...purchase.address };
  const { email, shippingOption } = purchase;
  await deps.db.forSite(site.id, (tx) =>
    updateCart(tx, cart.id, {
      email,
      shippingAddress: JSON.stringify(address),
      shippingOption,
    }),
  );
  const priced = bought(await readCart(deps, site, hash));
  const { answer } = await completeCheckout(deps, site, {
    tokenHash: hash,
    expectedGrandTotalCents: priced.grandTotalCents,
    payment: { kind: 'test-card', number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' },
    expectedAmountDueCents: null,
    key: null,
    velocityBlock: null,
  });
  return bought(answer).orderId;
}

function bought<T extends object>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new Error(`a purchase at a shop of ours was refused: ${answer.code}`);
  return answer;
}
