import { isEmailAddress } from '@veranda/domain/mail/email-address';
import { t } from '../messages/island-messages.ts';

/** Problem of an address before anything is sent (storefront §5 and §8, restock); null for nothing. */
export function emailProblem(typed: string): string | null {
  const email = typed.trim();
  if (email === '') return t('restockEmailBlank');
  return isEmailAddress(email) ? null : t('restockEmailInvalid');
}

/** Message of a refused call: the server's own message, else the one of storefront §8. */
export function failureText(body: unknown): string {
  const { data, error } = (body ?? {}) as { data?: { message?: string }; error?: string };
  return data?.message ?? error ?? t('restockFailed');
}
