import * as calls from '@veranda/contracts/analytics-census';
import { hitKinds, type HitKind } from '@veranda/domain/analytics/census';
import { refuse } from '@veranda/domain/refusal';
import { type Route, route } from '../../platform/http/route.ts';
import type { CountHit } from './count-hit.ts';
import { objectOf } from './object-of.ts';

/** Routes to which pages report visits: seen, searched, pressed (administration §7). Each answers whether it was counted. */
export function censusRoutes(count: CountHit): Route[] {
  return [
    route(calls.recordHit, async ({ body, ...call }) => {
      const data = objectOf(body.data);
      if (!data)
        return refuse('malformed', { field: 'data', params: { field: 'data', problem: 'it is no object' } });
      const kind = kindOf(Number(body.event));
      return { recorded: await count(call, { kind, cookie: body.visitorCookie, ...hitOf(kind, data) }) };
    }),
    route(calls.recordButtonClick, async ({ body, ...call }) => ({
      recorded: await count(call, { kind: 'buttonPressed', ...buttonHit(body) }),
    })),
    route(calls.recordButtonRender, async ({ body, ...call }) => ({
      recorded: await count(call, { kind: 'buttonSeen', ...buttonHit(body) }),
    })),
    route(calls.recordFormRender, async ({ body, ...call }) => ({
      recorded: await count(call, { kind: 'formSeen', ...formHit(body) }),
    })),
    route(calls.recordFormBegin, async ({ body, ...call }) => ({
      recorded: await count(call, { kind: 'formBegun', ...formHit(body) }),
    })),
    route(calls.recordOverlay, async ({ body, ...call }) => ({
      recorded: await count(call, { kind: 'popup', ...popupHit(body) }),
    })),
    route(calls.recordQuickView, async ({ params, ...call }) => ({
      recorded: await count(call, {
        kind: 'quickView',
        cookie: call.request.sentCookies.ss_cid ?? '',
        path: '',
        subject: params.id,
      }),
    })),
  ];
}

function kindOf(code: number): HitKind {
  const kinds = Object.keys(hitKinds) as HitKind[];
  return kinds.find((kind) => hitKinds[kind] === code) ?? 'pageView';
}

function buttonHit(body: object) {
  const { url = '', buttonText = '', visitorCookie = '' } = body as Record<string, string>;
  return { cookie: visitorCookie, path: url, subject: buttonText };
}

function formHit(body: object) {
  const { formId = '', visitorCookie = '' } = body as Record<string, string>;
  return { cookie: visitorCookie, path: '', subject: formId };
}

function popupHit(body: object) {
  const { event = '', url = '', visitorCookie = '' } = body as Record<string, string>;
  return { cookie: visitorCookie, path: url, subject: event };
}

// What a page says is read with care: anybody may send anything.
function hitOf(kind: HitKind, data: object) {
  const fields = data as Readonly<Record<string, unknown>>;
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  const found = fields['found'];
  return {
    path: text('url'),
    subject: kind === 'siteSearch' ? text('query') : text('media'),
    amount: typeof found === 'number' && found > 0 ? found : 0,
    referrer: text('referrer'),
    campaignSource: text('utm_source'),
    campaign: text('utm_campaign'),
  };
}
