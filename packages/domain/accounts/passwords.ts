import { commonPasswords } from './common-passwords.data.ts';

/** From this length on a password is taken as it is (security, sessions). */
export const freePasswordLength = 15;
export const minPasswordLength = 8;

/** Why a new password is refused, or null. Lists of stolen passwords count only below 15 characters. */
export function passwordProblem(password: string): 'password-short' | 'password-weak' | null {
  const length = Array.from(password).length;
  if (length < minPasswordLength) return 'password-short';
  if (length >= freePasswordLength) return null;
  return commonPasswords.has(password.toLowerCase()) ? 'password-weak' : null;
}

/** The ordinary rule for addresses of accounts: one @, no spaces, a dotted domain; linear time. */
export function isEmailAddress(text: string): boolean {
  if (text.length < 3 || text.length > 254) return false;
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || local.length > 64 || /[\s@<>,;"]/.test(local)) return false;
  const labels = domain.split('.');
  return (
    labels.length >= 2 &&
    labels.every((label) => /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u.test(label))
  );
}
