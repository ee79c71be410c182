import type { OrderLineRecord, OrderRecord, PaymentRecord } from '@veranda/db/orders/reader';
import { answered } from '@veranda/domain/cart/item-fields';
import type { Address } from '@veranda/domain/checkout/check-details';
import { messageLanguage } from '@veranda/messages/languages';
import { addressLines } from '../../services/commerce/addresses/address-lines.ts';
import type {
  ItemMailData,
  OrderMailData,
  ParcelMailData,
} from '../../services/commerce/mails/order-mails.ts';
import type { MailKit } from '../../services/sites/mails/mail-kit.ts';
import { orderSums } from '../../services/commerce/orders/order-sums.ts';

/** The order that a mail tells of. */
export interface MailedOrder {
  readonly order: OrderRecord;
  readonly lines: readonly OrderLineRecord[];
  readonly payments: readonly PaymentRecord[];
  readonly orderUrl: string;
  /** Thanks of a donation's fund to its donor; empty for nothing. */
  readonly thanks: string;
}

/** A parcel of an order as it is stored. */
interface MailedShipment {
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string;
}

/** An order as its mails tell of it. */
export function orderMailData(kit: MailKit, mailedOrder: MailedOrder): OrderMailData {
  const { order, lines, payments, orderUrl, thanks } = mailedOrder;
  const shipTo = order.shippingAddress as Address | null;
  // Dates and amounts are as the words around them: whoever reads in another language sees theirs.
  const isOwn = order.locale !== '' && messageLanguage(order.locale) === kit.language;
  const locale = isOwn ? order.locale : kit.site.language;
  return {
    email: order.email,
    number: order.number,
    placedAt: order.placedAt ?? order.createdAt,
    locale,
    currency: order.currency,
    totalMinor: order.grandTotalMinor,
    isTest: order.testMode,
    href: orderUrl,
    thanks,
    items: lines.map(itemMailData),
    sums: orderSums({ order, payments }, kit.site.language),
    address: shipTo ? addressLines(shipTo, locale, kit.language) : [],
    awaited: payments
      .filter((payment) => payment.status === 'awaited')
      .map((payment) => ({
        amountMinor: payment.amountMinor,
        method: payment.methodName ?? '',
        instructions: payment.instructions ?? '',
        dueAt: payment.dueAt,
      })),
  };
}

/** A parcel as its mail tells of it. */
export function parcelMailData(shipment: MailedShipment): ParcelMailData {
  const { lines, carrier, trackingNumber, trackingUrl } = shipment;
  return { lines, carrier, trackingNumber: trackingNumber, trackingUrl: trackingUrl };
}

function itemMailData(line: OrderLineRecord): ItemMailData {
  const answers = answered(line.additionalFields).map(({ title, text }) => `${title}: ${text}`);
  const variant = Object.values(line.attributes as Record<string, string>);
  return {
    id: line.id,
    name: line.title,
    detail: [...variant, ...answers].join(', '),
    quantity: line.quantity,
    totalMinor: line.unitMinor * BigInt(line.quantity),
  };
}
