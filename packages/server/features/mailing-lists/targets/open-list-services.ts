import { openOutbound } from '@veranda/server/platform/egress/outbound';
import type { ListDeps } from './list-deps.ts';
import { openGoogleSheets } from './google-sheets.ts';
import { chooseAudiences, openLocalAudiences } from './local-audiences.ts';
import { openMailchimp } from './mailchimp-api.ts';

/** The way out, and the services behind it that forms write to. */
export function openListServices({
  settings,
  storage,
  now,
}: Pick<ListDeps, 'settings' | 'storage' | 'now'>): Pick<
  ListDeps,
  'outbound' | 'audiences' | 'spreadsheets'
> {
  const outbound = openOutbound();
  const audiences = chooseAudiences({
    mailchimp: openMailchimp(outbound),
    local: openLocalAudiences(storage),
    development: settings.development,
  });
  return { outbound, audiences, spreadsheets: openGoogleSheets({ outbound, now }) };
}
