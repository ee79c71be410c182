import { type FormDocument, type StorageTarget, targetsInOrder } from '../forms/document.ts';

/** What a delivery must know of its target: a copy of what the form said when the answer came. */
export type DeliverySettings =
  | { readonly kind: 'mail'; readonly to: string; readonly subject: string }
  | { readonly kind: 'list'; readonly listId: string; readonly doubleOptIn: boolean }
  | { readonly kind: 'mailchimp'; readonly listId: string; readonly doubleOptIn: boolean }
  | { readonly kind: 'sheet'; readonly provider: 'csv' | 'google'; readonly name: string }
  | { readonly kind: 'webhook'; readonly hookId: string };

export type DeliveryKind = DeliverySettings['kind'];

/** A place that an answer goes to. */
export interface DeliveryTarget {
  /** The same place of an answer has the same word, so that it gets the answer once. */
  readonly target: string;
  /** For the owner: the address, or the name of what it is. */
  readonly label: string;
  readonly settings: DeliverySettings;
}

/** An address that is told of answers. */
export interface AutomationHook {
  readonly id: string;
  readonly url: string;
}

/** The places that an answer to a form goes to beside the site's own table, each once, in the form's order. */
export function deliveryTargets(
  form: Pick<FormDocument, 'storage'>,
  hooks: readonly AutomationHook[],
): readonly DeliveryTarget[] {
  const all = targetsInOrder(form).flatMap((target) => placesOf(target, hooks));
  return [...new Map(all.map((place) => [place.target, place])).values()];
}

function placesOf(target: StorageTarget, hooks: readonly AutomationHook[]): readonly DeliveryTarget[] {
  switch (target.kind) {
    case 'email':
      return target.to.map((to) => ({
        target: `mail:${to.toLowerCase()}`,
        label: to,
        settings: { kind: 'mail', to, subject: target.subject },
      }));
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
