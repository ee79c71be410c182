import { findOrderByNumber } from '@veranda/db/orders/reader';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { respondWithPage } from '../../platform/http/respond-with-page.ts';
import { presentRefusal } from '../../platform/http/errors.ts';
import { countCall } from '../../platform/http/rate-limit.ts';
import type { RawAnswer } from '../../platform/http/route.ts';
import { setRetryAfter } from '../../platform/http/retry-after.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import type { VisitorCall } from './complete-call.ts';

/** Details of an order typed by a buyer without its link. */
interface TypedOrder {
  readonly email: string;
  readonly number: string;
}

const oneMailIn = 15 * 60_000;

/**
 * Leaves the mail of an order to be sent again to the order's own address, with its link; at most one in a
 * quarter of an hour. The answer does not reveal if there is such an order.
 */
export async function askForOrderLink(
  deps: Deps,
  site: SiteEntry,
  { typed, ip }: { readonly typed: TypedOrder; readonly ip: string },
): Promise<Refusal | null> {
  const subject = { siteId: site.id, ip, cart: '', accountId: '' };
  const wait = await countCall(deps, 'order-link', subject);
  if (wait > 0) return refuse('order-link-limit', { field: 'number', waitSeconds: wait });
  const number = numberOf(typed.number);
  const email = plain(typed.email);
  if (number === null || email === '') return null;
  const id = deps.newId();
  const key = `link.${Math.floor(deps.now() / oneMailIn)}`;
  await deps.db.forSite(site.id, async (tx) => {
    const order = await findOrderByNumber(tx, number);
    if (!order || plain(order.email) !== email) return;
    const kind = order.status === 'canceled' ? 'cancellation' : 'confirmation';
    await addToOutbox(tx, {
      id,
      topic: 'order-mail',
      dedupeKey: `order-mail:${kind}:${order.id}:${key}`,
      payload: { orderId: order.id, kind, key, again: true },
    });
  });
  return null;
}

/** The form of the theme that asks for the link of an order. */
export async function findOrderPage(
  deps: Pick<Deps, 'pages'>,
  { site, call }: { readonly site: SiteEntry; readonly call: VisitorCall },
  shown: { readonly typed?: TypedOrder; readonly refused?: Refusal; readonly isSent?: boolean },
): Promise<RawAnswer> {
  const { typed = { email: '', number: '' }, isSent = false } = shown;
  const refused = shown.refused && presentRefusal(shown.refused, site.language);
  const view = { crumb: call.crumb(), typed, isSent, error: refused?.body.error ?? '' };
  const page = await deps.pages.system(site, { kind: 'shop', page: { kind: 'order-find', view } });
  const answer = respondWithPage(call, page, refused?.status);
  setRetryAfter(call.reply, shown.refused);
  call.reply.header('cache-control', 'no-store');
  return answer;
}

// People copy it with what is before it: "No. 1001", "#1001".
function numberOf(typed: string): number | null {
  const digits = typed.replaceAll(/\D/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

function plain(email: string): string {
  return email.trim().toLowerCase();
}
