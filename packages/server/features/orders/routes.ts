import * as notes from '@veranda/contracts/order-notes';
import * as calls from '@veranda/contracts/orders';
import {
  receivePayment as receivePaymentCall,
  resendOrderMail,
  shipOrder,
} from '@veranda/contracts/orders-changes';
import type { Deps } from '../../services/deps.ts';
import { accountOf, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { apiOrderRoutes } from './api-routes.ts';
import { changeOrder, markSeen } from './change-order.ts';
import { draftRoutes } from './draft-routes.ts';
import { fulfilOrders } from './fulfil-orders.ts';
import { listRoutes } from './list-routes.ts';
import { mismatchRoutes } from './mismatch-routes.ts';
import { resendMail } from './order-mails.ts';
import { dropNote, rewriteNote, writeNote } from './order-notes.ts';
import { receivePayment } from './receive-payment.ts';
import { refundRoutes } from './refund-routes.ts';
import { setStatus, ship } from './ship-order.ts';
import { totalsRoutes } from './totals-routes.ts';

/** Orders in the studio. */
export function orderRoutes(deps: Deps): Route[] {
  return [
    ...listRoutes(deps),
    ...totalsRoutes(deps),
    ...mismatchRoutes(deps),
    ...changeRoutes(deps),
    ...noteRoutes(deps),
    ...sendingRoutes(deps),
    ...refundRoutes(deps),
    ...draftRoutes(deps),
    ...apiOrderRoutes(deps),
  ];
}

function changeRoutes(deps: Deps): Route[] {
  return [
    route(calls.getOrder, async (call) =>
      changeOrder(deps, { siteId: siteOf(call).id, orderId: call.params.order }, markSeen(deps)),
    ),
    route(calls.setOrderStatus, async (call) =>
      changeOrder(
        deps,
        { siteId: siteOf(call).id, orderId: call.params.order },
        setStatus(deps, { status: call.body.status, actor: accountOf(call).email }),
      ),
    ),
    route(calls.fulfilOrders, async (call) =>
      fulfilOrders(deps, siteOf(call).id, { ids: call.body.ids, actor: accountOf(call).email }),
    ),
  ];
}

function noteRoutes(deps: Deps): Route[] {
  return [
    route(notes.addOrderNote, async (call) =>
      changeOrder(
        deps,
        { siteId: siteOf(call).id, orderId: call.params.order },
        writeNote(deps, { ...call.body, author: accountOf(call) }),
      ),
    ),
    route(notes.changeOrderNote, async (call) =>
      changeOrder(
        deps,
        { siteId: siteOf(call).id, orderId: call.params.order },
        rewriteNote(deps, { note: call.params.note, ...call.body, author: accountOf(call) }),
      ),
    ),
    route(notes.removeOrderNote, async (call) =>
      changeOrder(
        deps,
        { siteId: siteOf(call).id, orderId: call.params.order },
        dropNote(deps, { note: call.params.note, author: accountOf(call) }),
      ),
    ),
  ];
}

function sendingRoutes(deps: Deps): Route[] {
  return [
    route(shipOrder, async (call) =>
      changeOrder(
        deps,
        { siteId: siteOf(call).id, orderId: call.params.order },
        ship(deps, { ...call.body, actor: accountOf(call).email }),
      ),
    ),
    route(receivePaymentCall, async (call) =>
      changeOrder(
        deps,
        { siteId: siteOf(call).id, orderId: call.params.order },
        receivePayment(deps, { paymentId: call.params.payment, actor: accountOf(call).email }),
      ),
    ),
    route(resendOrderMail, async (call) =>
      changeOrder(
        deps,
        { siteId: siteOf(call).id, orderId: call.params.order },
        resendMail(deps, call.body.kind),
      ),
    ),
  ];
}
