import * as calls from '@veranda/contracts/mailing-lists';
import { findMailingLists, readSubscribers } from '@veranda/db/mailing-lists/reader';
import { isRefusal, refuse } from '@veranda/domain/refusal';
import { csvResponse } from '../../platform/csv/csv-response.ts';
import type { ListDeps } from './targets/list-deps.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { changeSubscriber, eraseSubscriber } from './change-subscriber.ts';
import { connectionRoutes, deliveryRoutes } from './delivery-routes.ts';
import { exportPerson, exportSubscribers } from './export-subscribers.ts';
import { type ConfirmedLink, confirmSubscriptionLink, readLink } from './confirm-subscription-link.ts';
import { linkPage } from './link-page.ts';
import { presentList, presentSubscriber } from './present.ts';
import { changeList, createList, removeList } from './save-list.ts';

/** Mailing lists: their care in the studio, and the links of their mails on the site. */
export function listRoutes(deps: ListDeps): Route[] {
  return [
    ...careRoutes(deps),
    ...peopleRoutes(deps),
    ...linkRoutes(deps),
    ...deliveryRoutes(deps),
    ...connectionRoutes(deps),
  ];
}

function careRoutes(deps: ListDeps): Route[] {
  return [
    route(calls.listMailingLists, async (call) => {
      const { id } = siteOf(call);
      const rows = await deps.db.forSite(id, (tx) => findMailingLists(tx), { readOnly: true });
      return { lists: rows.map(presentList) };
    }),
    route(calls.createList, async (call) => {
      const list = await createList(deps, siteOf(call).id, call.body);
      return isRefusal(list) ? list : { list };
    }),
    route(calls.changeList, async (call) => {
      const list = await changeList(deps, siteOf(call).id, { id: call.params.list, body: call.body });
      return isRefusal(list) ? list : { list };
    }),
    route(calls.removeList, async (call) => removeList(deps, siteOf(call).id, call.params.list)),
  ];
}

function peopleRoutes(deps: ListDeps): Route[] {
  return [
    route(calls.listSubscribers, async (call) => {
      const { id } = siteOf(call);
      const listId = call.params.list;
      const { search = '', state = '', page = 1, pageSize = 25 } = call.query;
      const query = { listId, search, state, offset: (page - 1) * pageSize, limit: pageSize };
      const work = async (tx: Parameters<typeof findMailingLists>[0]) => {
        const [list] = await findMailingLists(tx, listId);
        return list ? { list, ...(await readSubscribers(tx, query)) } : null;
      };
      const records = await deps.db.forSite(id, work, { readOnly: true });
      if (!records) return refuse('unknown-list');
      const { list, rows, total } = records;
      return { list: presentList(list), subscribers: rows.map(presentSubscriber), total };
    }),
    route(calls.exportSubscribers, async (call) => {
      const site = siteOf(call);
      const text = await exportSubscribers(deps, site.id, call.params.list);
      if (isRefusal(text)) return text;
      const fileName = `subscribers-${site.slug}.csv`;
      return csvResponse(fileName, text);
    }),
    route(calls.exportSubscriber, async (call) => ({
      kind: 'bytes',
      status: 200,
      type: 'application/json; charset=utf-8',
      bytes: await exportPerson(deps, siteOf(call).id, call.query.email),
      fileName: 'person.json',
    })),
    route(calls.changeSubscriber, async (call) => {
      const input = { id: call.params.subscriber, event: call.body.event };
      const subscriber = await changeSubscriber(deps, siteOf(call).id, input);
      return isRefusal(subscriber) ? subscriber : { subscriber };
    }),
    route(calls.eraseSubscriber, async (call) => eraseSubscriber(deps, siteOf(call).id, call.body.email)),
  ];
}

function linkRoutes(deps: ListDeps): Route[] {
  return [
    route(calls.showConfirmation, async (call) => {
      const link: ConfirmedLink = { purpose: 'confirm', token: call.params.token };
      const site = siteOf(call);
      const subject = await readLink(deps, site.id, link);
      return linkPage(deps, { site, reply: call.reply }, { link, subject });
    }),
    route(calls.confirmSubscription, async (call) => {
      const link: ConfirmedLink = { purpose: 'confirm', token: call.params.token };
      const site = siteOf(call);
      const subject = await confirmSubscriptionLink(deps, site.id, link);
      if (call.request.wantsHtml) return linkPage(deps, { site, reply: call.reply }, { link, subject });
      return isRefusal(subject) ? subject : { state: subject.state };
    }),
    route(calls.showUnsubscribe, async (call) => {
      const link: ConfirmedLink = { purpose: 'unsubscribe', token: call.params.token };
      const site = siteOf(call);
      const subject = await readLink(deps, site.id, link);
      return linkPage(deps, { site, reply: call.reply }, { link, subject });
    }),
    route(calls.unsubscribe, async (call) => {
      const link: ConfirmedLink = { purpose: 'unsubscribe', token: call.params.token };
      const site = siteOf(call);
      const subject = await confirmSubscriptionLink(deps, site.id, link);
      if (call.request.wantsHtml) return linkPage(deps, { site, reply: call.reply }, { link, subject });
      return isRefusal(subject) ? subject : { state: subject.state };
    }),
  ];
}
