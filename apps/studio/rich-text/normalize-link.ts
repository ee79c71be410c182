import { isEmailAddress } from '@veranda/domain/mail/email-address';
import { isSafeHref } from '@veranda/domain/rich-text/links';

/**
 * A typed target of a link: a path of the site, an address of the web, a mail address, a phone number. Null
 * when it is none of them; no other scheme is let through.
 */
export function normalizeLink(typed: string): string | null {
  const link = linkOf(typed.trim());
  return link !== null && isSafeHref(link) ? link : null;
}

function linkOf(text: string): string | null {
  if (text === '' || /[\s<>"\\]/.test(text)) return null;
  if (/^[/#?]/.test(text)) return text.startsWith('//') ? `https:${text}` : text;
  if (/^(https?:\/\/|mailto:|tel:)./i.test(text)) return text;
  if (/^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^:]+:\d/.test(text)) return null;
  if (isEmailAddress(text)) return `mailto:${text}`;
  if (/^\+?[\d-]{6,}$/.test(text)) return `tel:${text}`;
  return /^[^/]+\.[^/]{2,}/.test(text) ? `https://${text}` : null;
}
