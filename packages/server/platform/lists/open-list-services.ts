import { openOutbound } from '../egress/outbound.ts';
import type { Deps } from '../deps.ts';
import { openGoogleSheets } from './google-sheets.ts';
import { chooseAudiences, openLocalAudiences } from './local-audiences.ts';
import { openMailchimp } from './mailchimp-api.ts';

/** The way out, and the services behind it that forms write to. */
export function openListServices({
  settings,
  storage,
  now,
}: Pick<Deps, 'settings' | 'storage' | 'now'>): Pick<Deps, 'outbound' | 'audiences' | 'spreadsheets'> {
  const outbound = openOutbound();
  const audiences = chooseAudiences({
    mailchimp: openMailchimp(outbound),
    local: openLocalAudiences(storage),
    development: settings.development,
  });
  return { outbound, audiences, spreadsheets: openGoogleSheets({ outbound, now }) };
}
