import { isEmailAddress } from '../mail/email-address.ts';
import { isSafeHref, isWebAddress } from '../rich-text/links.ts';
import { linkReference } from '../rich-text/link-reference.ts';
import { isPhoneNumber, normalizeLink } from './typed-link.ts';

/** Kinds of links in the order of the tabs of the link editor (administration §3, link types). */
export const linkTypes = ['page', 'web', 'email', 'phone', 'file'] as const;
export type LinkType = (typeof linkTypes)[number];

/** Fields of a mail that a link begins, in their order. */
const mailFields = ['to', 'cc', 'bcc', 'subject', 'body'] as const;
export type MailField = (typeof mailFields)[number];
export type MailDraft = Readonly<Record<MailField, string>>;

/** A link as it is edited: what each tab of the editor has, whether it is the one that counts or not. */
export interface LinkDraft {
  readonly type: LinkType;
  /** A reference to a page or an item, or a path of the site. */
  readonly page: string;
  readonly web: string;
  readonly mail: MailDraft;
  readonly phone: string;
  /** A reference to a file. */
  readonly file: string;
}

/** Why a draft is no link yet, with what was typed. */
export interface LinkProblem {
  readonly code: 'email' | 'email-list' | 'web' | 'page' | 'option' | 'phone' | 'file';
  readonly field: LinkType | MailField;
  readonly value: string;
}

export const emptyMail: MailDraft = { to: '', cc: '', bcc: '', subject: '', body: '' };

export const emptyDraft: LinkDraft = {
  type: 'page',
  page: '',
  web: '',
  mail: emptyMail,
  phone: '',
  file: '',
};

/** A stored link as it is edited. */
export function draftOfLink(link: string): LinkDraft {
  const reference = linkReference(link);
  if (reference) return reference.kind === 'file' ? filed(link) : { ...emptyDraft, page: link };
  if (/^mailto:/i.test(link)) return { ...emptyDraft, type: 'email', mail: mailOf(link) };
  if (/^tel:/i.test(link)) return { ...emptyDraft, type: 'phone', phone: link.slice('tel:'.length) };
  return isWebAddress(link) ? { ...emptyDraft, type: 'web', web: link } : { ...emptyDraft, page: link };
}

function filed(file: string): LinkDraft {
  return { ...emptyDraft, type: 'file', file };
}

/** The draft that pasted words begin: they find the tab that they belong to. Null for words that are no link. */
export function pastedDraft(text: string): LinkDraft | null {
  const link = linkReference(text.trim()) ? text.trim() : normalizeLink(text);
  return link === null ? null : draftOfLink(link);
}

/** The link of a draft as it is stored, '' for a draft in which nothing was set; else what is wrong with it. */
export function linkOfDraft(draft: LinkDraft): string | LinkProblem {
  const values: Readonly<Record<LinkType, () => string | LinkProblem>> = {
    page: () => pageLink(draft.page.trim()),
    web: () => webLink(draft.web.trim()),
    email: () => mailLink(draft.mail),
    phone: () => phoneLink(draft.phone.trim()),
    file: () => fileLink(draft.file),
  };
  return values[draft.type]();
}

/** Tells what is wrong from a link. */
export function isLinkProblem(link: string | LinkProblem): link is LinkProblem {
  return typeof link !== 'string';
}

function pageLink(page: string): string | LinkProblem {
  const reference = linkReference(page);
  if (page === '' || (reference && reference.kind !== 'file')) return page;
  // A place in the site or the page; whatever else was typed names none of the pages.
  const code = /^[/#?]/.test(page) ? 'page' : 'option';
  const isPath = code === 'page' && isSafeHref(page) && !/\s/.test(page);
  return isPath ? page : { code, field: 'page', value: page };
}

function webLink(web: string): string | LinkProblem {
  if (web === '') return '';
  const link = normalizeLink(web);
  return link !== null && isWebAddress(link) ? link : { code: 'web', field: 'web', value: web };
}

function phoneLink(phone: string): string | LinkProblem {
  if (phone === '') return '';
  return isPhoneNumber(phone)
    ? `tel:${phone.replace(/[^+\d]/g, '')}`
    : { code: 'phone', field: 'phone', value: phone };
}

function fileLink(file: string): string | LinkProblem {
  return file === '' || linkReference(file)?.kind === 'file'
    ? file
    : { code: 'file', field: 'file', value: file };
}

function mailLink(mail: MailDraft): string | LinkProblem {
  if (mailFields.every((field) => mail[field].trim() === '')) return '';
  for (const field of ['to', 'cc', 'bcc'] as const) {
    const wrong = addressesOf(mail[field]).find((address) => !isEmailAddress(address));
    if (wrong !== undefined) return { code: 'email-list', field, value: wrong };
  }
  const to = addressesOf(mail.to);
  if (to.length === 0) return { code: 'email', field: 'to', value: '' };
  const copies = (['cc', 'bcc'] as const).map(
    (field) => [field, addressesOf(mail[field]).join(',')] as const,
  );
  const texts = [['subject', mail.subject.trim()] as const, ['body', mail.body.trimEnd()] as const];
  // RFC 6068: a line of the body ends with CR LF, and `+` stands for itself.
  const query = [...copies, ...texts]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replace(/\r?\n/g, '\r\n'))}`);
  const addresses = to.map((address) => encodeURIComponent(address).replace('%40', '@')).join(',');
  return `mailto:${addresses}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

function addressesOf(list: string): string[] {
  return list
    .split(/[,;]/)
    .map((address) => address.trim())
    .filter(Boolean);
}

function mailOf(link: string): MailDraft {
  const [addresses = '', query = ''] = link.slice('mailto:'.length).split(/\?(.*)/s);
  const entries = query.split('&').map((entry) => {
    const [name = '', value = ''] = entry.split(/=(.*)/s);
    return [name.toLowerCase(), decoded(value).replace(/\r\n/g, '\n')] as const;
  });
  const valueOf = (field: MailField) =>
    entries
      .filter(([name]) => name === field)
      .map(([, value]) => value)
      .join(field === 'body' ? '\n' : ', ');
  const to = [addresses.split(',').map(decoded).filter(Boolean).join(', '), valueOf('to')];
  return {
    to: to.filter(Boolean).join(', '),
    cc: valueOf('cc').replace(/,\s*/g, ', '),
    bcc: valueOf('bcc').replace(/,\s*/g, ', '),
    subject: valueOf('subject'),
    body: valueOf('body'),
  };
}

// What is no percent code stands for itself.
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
