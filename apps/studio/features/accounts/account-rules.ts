import { minPasswordLength } from '@veranda/domain/accounts/passwords';
import { t } from './messages.ts';

/** One @, something before it, a domain with a dot after it (decisions §forms e-mail); linear time. */
export function emailProblem(email: string): string | true {
  const [name, domain, ...more] = email.trim().split('@');
  const plausible =
    name && domain && more.length === 0 && /^[^\s.]+(\.[^\s.]+)+$/.test(domain) && !/\s/.test(name);
  return plausible ? true : t('pleaseEnterAValidEmail');
}

/** Length only; what is easy to guess is refused by the server, and the meter says it before. */
export function passwordProblem(password: string): string | true {
  return Array.from(password).length >= minPasswordLength ? true : t('passwordTooShort');
}
