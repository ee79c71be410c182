import { createOutbound } from '@veranda/server/platform/egress/outbound';
import type { ListDeps } from './list-deps.ts';
import { createGoogleSheets } from './google-sheets.ts';
import { chooseAudiences, createLocalAudiences } from './local-audiences.ts';
import { createMailchimp } from './mailchimp-api.ts';

/** The way out, and the services behind it that forms write to. */
export function createListServices({
  settings,
  storage,
  now,
}: Pick<ListDeps, 'settings' | 'storage' | 'now'>): Pick<
  ListDeps,
  'outbound' | 'audiences' | 'spreadsheets'
> {
  const outbound = createOutbound();
  const audiences = chooseAudiences({
    mailchimp: createMailchimp(outbound),
    local: createLocalAudiences(storage),
    development: settings.development,
  });
  return { outbound, audiences, spreadsheets: createGoogleSheets({ outbound, now }) };
}
