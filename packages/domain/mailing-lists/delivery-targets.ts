import { type FormDocument, notifiesOwner, type StorageTarget, targetsInOrder } from '../forms/document.ts';

/** Settings of a delivery's target: a copy of those of the form when the answer came. */
export type DeliverySettings =
  | { readonly kind: 'mail'; readonly to: string; readonly subject: string }
  | { readonly kind: 'list'; readonly listId: string; readonly doubleOptIn: boolean }
  | { readonly kind: 'mailchimp'; readonly listId: string; readonly doubleOptIn: boolean }
  | { readonly kind: 'sheet'; readonly provider: 'csv' | 'google'; readonly name: string }
  | { readonly kind: 'webhook'; readonly hookId: string };

/** A place that an answer goes to. */
export interface DeliveryTarget {
  /** The same place of an answer has the same word, so that it gets the answer once. */
  readonly target: string;
  /** For the owner: the address, or the name of what it is. */
  readonly label: string;
  readonly settings: DeliverySettings;
}

/** An address that receives answers. */
interface AutomationHook {
  readonly id: string;
  readonly url: string;
}

/**
 * The places that an answer to a form goes to beside the site's own table, each once: those of the form in
 * its order, and the owner. `ownerEmail` is empty where nobody can be told.
 */
export function deliveryTargets(
  form: Pick<FormDocument, 'purpose' | 'storage'>,
  { hooks, ownerEmail }: { readonly hooks: readonly AutomationHook[]; readonly ownerEmail: string },
): readonly DeliveryTarget[] {
  const all = targetsInOrder(form).flatMap((target) => placesOf(target, hooks));
  const places = [...new Map(all.map((place) => [place.target, place])).values()];
  const owner = mailTo(ownerEmail, '');
  const isSufficient =
    ownerEmail === '' || !notifiesOwner(form) || places.some((one) => one.target === owner.target);
  return isSufficient ? places : [...places, owner];
}

function mailTo(to: string, subject: string): DeliveryTarget {
  return { target: `mail:${to.toLowerCase()}`, label: to, settings: { kind: 'mail', to, subject } };
}

function placesOf(target: StorageTarget, hooks: readonly AutomationHook[]): readonly DeliveryTarget[] {
  switch (target.kind) {
    case 'email':
      return target.to.map((to) => mailTo(to, target.subject));
    case 'list': {
      const kind = target.provider === 'own' ? 'list' : 'mailchimp';
      const { listId, doubleOptIn } = target;
      const label = kind === 'list' ? 'Mailing list' : 'Mailchimp';
      return [{ target: `${kind}:${listId}`, label, settings: { kind, listId, doubleOptIn } }];
    }
    case 'sheet': {
      const { provider, name } = target;
      const label = name === '' ? 'Spreadsheet' : name;
      return [{ target: `sheet:${provider}:${name}`, label, settings: { kind: 'sheet', provider, name } }];
    }
    case 'automation':
      return hooks.map((hook) => ({
        target: `webhook:${hook.id}`,
        label: hostOf(hook.url),
        settings: { kind: 'webhook', hookId: hook.id },
      }));
  }
}

function hostOf(url: string): string {
  return /^https?:\/\/([^/?#]+)/i.exec(url)?.[1] ?? url;
}
