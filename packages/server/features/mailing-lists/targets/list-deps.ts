import type { Deps } from '@veranda/server/services/deps';
import type { AudienceService } from './audience-service.ts';
import type { SpreadsheetService } from './spreadsheet-service.ts';

/** Dependencies of mailing lists beside those of every feature: the services that answers of forms go to. */
export interface ListDeps extends Deps {
  /** Mailing lists elsewhere: Mailchimp. */
  readonly audiences: AudienceService;
  readonly spreadsheets: SpreadsheetService;
}
