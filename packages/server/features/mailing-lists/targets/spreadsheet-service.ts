import type { ServiceProblem } from './audience-service.ts';
import type { Outcome } from '@veranda/server/platform/webhook-deliveries/delivery-outcome';
import type { SheetRow } from './sheet-row.ts';

/** The port to spreadsheets elsewhere; `secret` is what opens the account. */
export interface SpreadsheetService {
  /** Looks at a secret. @returns the name of the account that it opens */
  account(secret: string): Promise<{ readonly kind: 'account'; readonly name: string } | ServiceProblem>;
  /** Makes a spreadsheet. @returns what it is called by from then on */
  create(
    secret: string,
    name: string,
  ): Promise<{ readonly kind: 'made'; readonly reference: string } | Outcome>;
  /** Adds a row. `isRepeat`: an earlier try may have added it already, so that it is looked for first. */
  append(
    secret: string,
    input: { readonly reference: string; readonly row: SheetRow; readonly isRepeat: boolean },
  ): Promise<Outcome>;
}
