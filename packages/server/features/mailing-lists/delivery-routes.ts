import * as connections from '@veranda/contracts/mailing-lists-connections';
import * as calls from '@veranda/contracts/mailing-lists-deliveries';
import { type ListedDelivery, readDeliveries } from '@veranda/db/mailing-lists/deliveries';
import type { DeliverySettings } from '@veranda/domain/mailing-lists/delivery-targets';
import { isRefusal, refuse } from '@veranda/domain/refusal';
import { csvResponse } from '../../platform/csv/csv-response.ts';
import type { ListDeps } from './targets/list-deps.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { csvKey } from './targets/csv-sheet.ts';
import {
  connectAutomation,
  connectGoogleSheets,
  connectMailchimp,
  disconnectAccount,
  disconnectAutomation,
  readConnections,
  readListOptions,
} from './connect-account.ts';
import { replayDeliveries, replayDelivery } from './replay.ts';

/** Deliveries of answers: seen and tried again. */
export function deliveryRoutes(deps: ListDeps): Route[] {
  return [
    route(calls.listDeliveries, async (call) => {
      const { id } = siteOf(call);
      const { state = '', form = '', page = 1, pageSize = 25 } = call.query;
      const query = { state, formId: form, offset: (page - 1) * pageSize, limit: pageSize };
      const { rows, counts } = await deps.db.forSite(id, (tx) => readDeliveries(tx, query), {
        readOnly: true,
      });
      const { pending = 0, sent = 0, failed = 0, dead = 0 } = counts;
      const total = state === '' ? pending + sent + failed + dead : (counts[state] ?? 0);
      return { deliveries: rows.map(presentDelivery), total, counts: { pending, sent, failed, dead } };
    }),
    route(calls.replayDelivery, async (call) => replayDelivery(deps, siteOf(call).id, call.params.delivery)),
    route(calls.replayDeliveries, async (call) => replayDeliveries(deps, siteOf(call).id)),
    route(calls.getSheetFile, async (call) => {
      const { id } = siteOf(call);
      const name = { siteId: id, formId: call.params.form, name: call.query.name };
      const bytes = await deps.storage.get(csvKey(name));
      if (!bytes) return refuse('not-found');
      return csvResponse('answers.csv', bytes);
    }),
  ];
}

function presentDelivery(row: ListedDelivery): calls.Delivery {
  return {
    id: row.id,
    formId: row.formId,
    formName: row.formName,
    submissionId: row.submissionId,
    kind: row.kind as calls.Delivery['kind'],
    label: row.label,
    sheetFile: sheetFileOf(row.settings as DeliverySettings),
    state: row.state as calls.DeliveryState,
    attempts: row.attempts,
    lastError: row.lastError,
    nextTryAt: row.state === 'failed' ? (row.nextTryAt?.toISOString() ?? null) : null,
    sentAt: row.sentAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

function sheetFileOf(settings: DeliverySettings): string | null {
  return settings.kind === 'sheet' && settings.provider === 'csv' ? settings.name : null;
}

/** Accounts elsewhere that answers are written to. */
export function connectionRoutes(deps: ListDeps): Route[] {
  return [
    route(connections.getConnections, async (call) => ({
      connections: await readConnections(deps, siteOf(call).id),
    })),
    route(connections.connectMailchimp, async (call) => {
      const mailchimp = await connectMailchimp(deps, siteOf(call).id, call.body.apiKey);
      return isRefusal(mailchimp) ? mailchimp : { connections: mailchimp };
    }),
    route(connections.connectGoogleSheets, async (call) => {
      const googleSheets = await connectGoogleSheets(deps, siteOf(call).id, call.body);
      return isRefusal(googleSheets) ? googleSheets : { connections: googleSheets };
    }),
    route(connections.disconnectAccount, async (call) => {
      const account = await disconnectAccount(deps, siteOf(call).id, call.params.provider);
      return isRefusal(account) ? account : { connections: account };
    }),
    route(connections.listListOptions, async (call) => {
      const lists = await readListOptions(deps, siteOf(call).id, call.query.provider);
      return isRefusal(lists) ? lists : { lists: [...lists] };
    }),
    route(connections.connectAutomation, async (call) => connectAutomation(deps, siteOf(call).id, call.body)),
    route(connections.disconnectAutomation, async (call) => {
      const automation = await disconnectAutomation(deps, siteOf(call).id, call.params.hook);
      return isRefusal(automation) ? automation : { connections: automation };
    }),
  ];
}
