import type { OrderLineRow, OrderRow, PaymentRow } from '@veranda/db/orders/reader';
import { answered } from '@veranda/domain/cart/item-fields';
import type { Address } from '@veranda/domain/checkout/check-details';
import { mailLanguage } from '@veranda/domain/mail/mail-messages';
import { addressLines } from '../../platform/addresses/address-lines.ts';
import type {
  ItemMailData,
  OrderMailData,
  ParcelMailData,
} from '../../platform/mail/templates/order-mails.ts';
import type { MailKit } from '../../platform/mail/mail-kit.ts';
import { orderSums } from '../../platform/orders/order-sums.ts';

/** The order that a mail tells of. */
export interface MailedOrder {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly payments: readonly PaymentRow[];
  readonly orderUrl: string;
  /** What the fund of a donation says to its donor; empty for nothing. */
  readonly thanks: string;
}

/** A parcel of an order as it is stored. */
export interface MailedShipment {
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
  readonly carrier: string;
  readonly tracking_number: string;
  readonly tracking_url: string;
}

/** An order as its mails tell of it. */
export function orderMailData(kit: MailKit, told: MailedOrder): OrderMailData {
  const { order, lines, payments, orderUrl, thanks } = told;
  const shipTo = order.shipping_address as Address | null;
  // Dates and amounts are as the words around them: whoever reads in another language sees theirs.
  const isOwn = order.locale !== '' && mailLanguage(order.locale) === kit.language;
  const locale = isOwn ? order.locale : kit.site.language;
  return {
    email: order.email,
    number: order.number,
    placedAt: order.placed_at ?? order.created_at,
    locale,
    currency: order.currency,
    totalMinor: order.grand_total_minor,
    isTest: order.test_mode,
    href: orderUrl,
    thanks,
    items: lines.map(itemMailData),
    sums: orderSums({ order, payments }, kit.site.language),
    address: shipTo ? addressLines(shipTo, locale, kit.language) : [],
    awaited: payments
      .filter((one) => one.status === 'awaited')
      .map((one) => ({
        amountMinor: one.amount_minor,
        method: one.method_name ?? '',
        instructions: one.instructions ?? '',
        dueAt: one.due_at,
      })),
  };
}

/** A parcel as its mail tells of it. */
export function parcelMailData(shipment: MailedShipment): ParcelMailData {
  const { lines, carrier, tracking_number, tracking_url } = shipment;
  return { lines, carrier, trackingNumber: tracking_number, trackingUrl: tracking_url };
}

function itemMailData(line: OrderLineRow): ItemMailData {
  const answers = answered(line.additional_fields).map(({ title, text }) => `${title}: ${text}`);
  const variant = Object.values(line.attributes as Record<string, string>);
  return {
    id: line.id,
    name: line.title,
    detail: [...variant, ...answers].join(', '),
    quantity: line.quantity,
    totalMinor: line.unit_minor * BigInt(line.quantity),
  };
}
