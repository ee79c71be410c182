import { isEmailAddress } from '../mail/email-address.ts';
import { isSafeHref } from '../rich-text/links.ts';

/**
 * A typed target of a link: a path of the site, an address of the web, a mail address, a phone number. Null
 * when it is none of them; no other scheme is let through.
 */
export function normalizeLink(typed: string): string | null {
  const link = linkOf(typed.trim());
  return link !== null && isSafeHref(link) ? link : null;
}

function linkOf(text: string): string | null {
  if (/^mailto:./i.test(text)) return text;
  if (text === '' || /[<>"\\]/.test(text)) return null;
  if (isPhoneNumber(text)) return `tel:${text.replace(/[^+\d]/g, '')}`;
  if (/\s/.test(text)) return null;
  if (/^[/#?]/.test(text)) return text.startsWith('//') ? `https:${text}` : text;
  if (/^(https?:\/\/|tel:)./i.test(text)) return text;
  if (/^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^:]+:\d/.test(text)) return null;
  if (isEmailAddress(text)) return `mailto:${text}`;
  return /^[^/]+\.[^/]{2,}/.test(text) ? `https://${text}` : null;
}

/** True for a number that can be dialled: digits, with the signs that people put between them. */
export function isPhoneNumber(text: string): boolean {
  return (
    /^\+?[\d\s()./-]+$/.test(text) && text.replace(/\D/g, '').length >= 3 && !/^\d+(\.\d+){3}$/.test(text)
  );
}
