import { orderAnalyticsElementId, purchaseClaimPath } from '@veranda/contracts/visit-facts';
import { decodeJson, flag, listOf, number, object, text } from '@veranda/domain/decoders';
import type { SiteCallInput, SiteCallOutput } from '@veranda/contracts/site-calls';
import type { AnalyticsOrder } from '@veranda/domain/analytics/order-for-analytics';

type Claim = 'POST /api/events/ClaimPurchase';
/** A claim as the form that it is sent as. */
type ClaimFields = NonNullable<SiteCallInput<Claim>['body']> & { readonly crumb: string };

const analyticsOrder = object<AnalyticsOrder>({
  id: text,
  purchasedCartId: text,
  testMode: flag,
  websiteId: text,
  grandTotal: number,
  shippingTotal: number,
  taxTotal: number,
  items: listOf(
    object<AnalyticsOrder['items'][number]>({
      sku: text,
      productName: text,
      quantity: number,
      unitPrice: number,
    }),
  ),
});

const claim = object<SiteCallOutput<Claim>>({ claimed: flag });

/** Milliseconds before each further try of a claim whose answer was lost. */
const pauses = [1000, 4000];

/** Functions of a page that claiming needs. */
export interface PurchaseClaims {
  readonly page: Pick<Document, 'getElementById'>;
  /** Storage of this tab; it outlives a reload. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly newKey: () => string;
  /** Claims the conversion event at the site; throws where no answer comes. */
  readonly ask: (fields: ClaimFields) => Promise<boolean>;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/**
 * The order of this page, once this tab has been granted its conversion event; null where the page is of
 * none, another browser has it, or it was sent from here before. A lost answer is asked for again under the
 * same key, also by the next visit of the tab.
 */
export async function claimedPurchase(claims: PurchaseClaims): Promise<AnalyticsOrder | null> {
  const script = claims.page.getElementById(orderAnalyticsElementId);
  const { auth, crumb } = script?.dataset ?? {};
  if (!script?.textContent || auth === undefined || crumb === undefined) return null;
  const order = decodeJson(analyticsOrder, script.textContent);
  const name = `v-purchase-${order.id}`;
  const stored = claims.storage.getItem(name);
  if (stored === 'told') return null;
  const claim = stored ?? claims.newKey();
  claims.storage.setItem(name, claim);
  const isOurs = await askUntilAnswered(claims, { crumb, orderId: order.id, auth, claim });
  if (!isOurs) return null;
  claims.storage.setItem(name, 'told');
  return order;
}

async function askUntilAnswered(claims: PurchaseClaims, fields: ClaimFields): Promise<boolean> {
  for (const pause of [...pauses, null])
    try {
      return await claims.ask(fields);
    } catch {
      if (pause !== null) await claims.wait(pause);
    }
  return false;
}

/** In a browser. */
export function purchaseClaims(): PurchaseClaims {
  return {
    page: document,
    storage: tabStorage(),
    newKey: () => crypto.randomUUID?.() ?? String(Math.random()).slice(2).padEnd(8, '0'),
    ask: async (fields) => {
      const body = new URLSearchParams(fields);
      const answer = await fetch(purchaseClaimPath, { method: 'POST', credentials: 'same-origin', body });
      if (answer.status >= 500 || answer.status === 429) throw new Error(`claim: ${answer.status}`);
      if (!answer.ok) return false;
      return claim(await answer.json()).claimed;
    },
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  };
}

// A browser may keep nothing for a page: its key is then that of one visit.
function tabStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return window.sessionStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined };
  }
}
