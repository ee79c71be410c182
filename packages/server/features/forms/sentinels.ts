import { formSentinels } from '@veranda/contracts/form-protocol';
import { emailsOf } from '@veranda/domain/forms/answer-text';
import { fieldsInOrder, type FormDocument } from '@veranda/domain/forms/document';
import type { Answers } from '@veranda/domain/forms/validate-answers';
import type { Refused } from './refused.ts';

const rows: Readonly<Record<string, Refused['code']>> = {
  [formSentinels.unauthorised]: 'form-not-allowed',
  [formSentinels.notConfigured]: 'form-not-configured',
  [formSentinels.rateLimited]: 'form-limit',
  [formSentinels.serverFault]: 'form-fault',
  [formSentinels.unknown]: 'form-unknown-fault',
  [formSentinels.parseFailure]: 'form-unreadable',
  [formSentinels.saveFailure]: 'form-key-refused',
};

/** The row of the error catalogue that an address of the answers asks for (storefront §8); null for none. */
export function sentinelOf(form: FormDocument, answers: Answers): Refused | null {
  for (const email of emailsOf(form, answers)) {
    const code = rows[email];
    if (code !== undefined) return { kind: 'refused', code };
    if (email === formSentinels.fieldError) {
      const first = fieldsInOrder(form).find((field) => field.kind === 'email');
      return { kind: 'refused', code: 'form-invalid', problems: { [first?.id ?? '']: 'email' } };
    }
  }
  return null;
}
