import { isEmailAddress } from '../mail/email-address.ts';
import { formLimits } from './document.ts';
import { noUnknownKey, oneOf, outOfForm, type Problem, shortText, within } from './record-checks.ts';

/** Problem of a delivery target; the server checks that its list or connection exists. */
export function targetProblem(target: Readonly<Record<string, unknown>>, path: string): Problem {
  const base = ['id', 'position', 'kind'];
  switch (target['kind']) {
    case 'email':
      return (
        noUnknownKey(target, [...base, 'to', 'subject'], `${path}.`) ??
        recipientsProblem(target['to'], `${path}.to`) ??
        shortText(target['subject'], 200, `${path}.subject`)
      );
    case 'list':
      return (
        noUnknownKey(target, [...base, 'provider', 'listId', 'doubleOptIn'], `${path}.`) ??
        oneOf(target['provider'], ['own', 'mailchimp'], `${path}.provider`) ??
        shortText(target['listId'], 100, `${path}.listId`) ??
        within(target['doubleOptIn'], 'boolean', `${path}.doubleOptIn`)
      );
    case 'sheet':
      return (
        noUnknownKey(target, [...base, 'provider', 'name'], `${path}.`) ??
        oneOf(target['provider'], ['csv', 'google'], `${path}.provider`) ??
        shortText(target['name'], 200, `${path}.name`)
      );
    case 'automation':
      return noUnknownKey(target, base, `${path}.`);
    default:
      return outOfForm(`${path}.kind`, 'not one of the choices');
  }
}

function recipientsProblem(to: unknown, path: string): Problem {
  if (!Array.isArray(to) || to.length > formLimits.recipients) return outOfForm(path, 'not a short list');
  return to.every((address) => typeof address === 'string' && isEmailAddress(address))
    ? null
    : outOfForm(path, 'not all of them are email addresses');
}
