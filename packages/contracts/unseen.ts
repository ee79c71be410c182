import Type from 'typebox';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';

/** Number of orders that nobody has opened: the mark beside "Orders". */
export const countUnreadOrders = endpoint({
  name: 'count-unread-orders',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/unread-orders',
  access: { kind: 'member', area: 'orders', level: 'read' },
  params: SiteParams,
  response: Type.Object({ unread: Type.Integer() }),
  crumb: 'none',
});

/** Number of the site's answers that nobody has seen: the mark beside "Forms". */
export const countNewAnswers = endpoint({
  name: 'count-new-answers',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/answers/new',
  access: { kind: 'member', area: 'answers', level: 'read' },
  params: SiteParams,
  response: Type.Object({ count: Type.Integer() }),
  crumb: 'none',
});
