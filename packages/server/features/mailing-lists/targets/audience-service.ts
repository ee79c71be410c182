import type { ListOption } from '@veranda/domain/mailing-lists/list-choice';
import type { Outcome } from '@veranda/server/platform/webhook-deliveries/delivery-outcome';

/** Reason why an external account does not answer as it should. */
export type ServiceProblem =
  | { readonly kind: 'refused' }
  | { readonly kind: 'away'; readonly reason: string };

/** Somebody who is put on a list elsewhere. */
export interface AudienceMember {
  readonly siteId: string;
  readonly listId: string;
  readonly email: string;
  readonly name: string;
  readonly doubleOptIn: boolean;
}

/** The port to mailing lists elsewhere: Mailchimp, or the local fake. `key` is the API key of the account. */
export interface AudienceService {
  /** The name of the account that the key opens. */
  account(key: string): Promise<{ readonly kind: 'account'; readonly name: string } | ServiceProblem>;
  lists(
    key: string,
  ): Promise<{ readonly kind: 'lists'; readonly lists: readonly ListOption[] } | ServiceProblem>;
  /** Adds somebody; the same address again changes nothing, so that a repeat is harmless. */
  add(key: string, member: AudienceMember): Promise<Outcome>;
}
