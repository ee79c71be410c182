import { describe, expect, it } from 'vitest';
import {
  draftOfLink,
  emptyDraft,
  emptyMail,
  isLinkProblem,
  type LinkDraft,
  linkOfDraft,
  linkTypes,
  pastedDraft,
} from './link-draft.ts';
import { isStorableLink, linkReference, referenceTo } from '../rich-text/link-reference.ts';

const id = '0192f0c1-1111-7000-8000-000000000001';

const links: readonly [link: string, type: LinkDraft['type']][] = [
  ['', 'page'],
  ['/about', 'page'],
  ['#menu', 'page'],
  [`page:${id}`, 'page'],
  [`item:${id}`, 'page'],
  [`file:${id}`, 'file'],
  ['https://example.com/a?b=1', 'web'],
  ['tel:+4930123456', 'phone'],
  ['mailto:name@example.com', 'email'],
  ['mailto:a@example.com,b@example.com?cc=c@example.com&subject=Two%20words%20%26%20more', 'email'],
  ['mailto:a@example.com?bcc=d%40example.com&body=First%0D%0ASecond', 'email'],
];

describe('administration §3: link types: Page, Web Address, Email, Phone, File', () => {
  it('are the tabs of the editor in their order', () =>
    expect(linkTypes).toEqual(['page', 'web', 'email', 'phone', 'file']));

  it.each(links)('%j is edited as %s', (link, type) => expect(draftOfLink(link).type).toBe(type));

  it.each(links)('%j stays what it is, or leads to the same', (link) => {
    const again = linkOfDraft(draftOfLink(link));
    expect(isLinkProblem(again)).toBe(false);
    expect(draftOfLink(again as string)).toEqual(draftOfLink(link));
  });
});

describe('a link that is being made', () => {
  const mail = (fields: Partial<typeof emptyMail>): LinkDraft => ({
    ...emptyDraft,
    type: 'email',
    mail: { ...emptyMail, ...fields },
  });

  it('writes To, CC, BCC, Subject and Body into the address of a mail', () => {
    const draft = mail({
      to: 'a@example.com; b@example.com',
      cc: 'c@example.com',
      bcc: 'd@example.com',
      subject: 'Ärger & Co?',
      body: 'Hello,\nyou + I',
    });
    expect(linkOfDraft(draft)).toBe(
      'mailto:a@example.com,b@example.com?cc=c%40example.com&bcc=d%40example.com' +
        '&subject=%C3%84rger%20%26%20Co%3F&body=Hello%2C%0D%0Ayou%20%2B%20I',
    );
    expect(draftOfLink(linkOfDraft(draft) as string).mail).toEqual({
      ...draft.mail,
      to: 'a@example.com, b@example.com',
    });
  });

  it.each<[LinkDraft, string, string, string]>([
    [mail({ to: 'nobody' }), 'email-list', 'to', 'nobody'],
    [mail({ to: 'a@example.com', bcc: 'b@example.com, c' }), 'email-list', 'bcc', 'c'],
    [mail({ subject: 'Only words' }), 'email', 'to', ''],
    [{ ...emptyDraft, type: 'web', web: 'two words' }, 'web', 'web', 'two words'],
    [{ ...emptyDraft, type: 'web', web: 'javascript:alert(1)' }, 'web', 'web', 'javascript:alert(1)'],
    [{ ...emptyDraft, type: 'web', web: '/about' }, 'web', 'web', '/about'],
    [{ ...emptyDraft, page: '/two words' }, 'page', 'page', '/two words'],
    [{ ...emptyDraft, page: '//evil.example' }, 'page', 'page', '//evil.example'],
    [{ ...emptyDraft, page: 'About' }, 'option', 'page', 'About'],
    [{ ...emptyDraft, type: 'phone', phone: 'call me' }, 'phone', 'phone', 'call me'],
    [{ ...emptyDraft, type: 'file', file: `page:${id}` }, 'file', 'file', `page:${id}`],
  ])('%j is refused by %s at %s', (draft, code, field, value) =>
    expect(linkOfDraft(draft)).toEqual({ code, field, value }),
  );

  it.each<[string, LinkDraft['type'], string]>([
    ['example.com', 'web', 'https://example.com'],
    ['name@example.com', 'email', 'mailto:name@example.com'],
    ['mailto:name@example.com?subject=Hi', 'email', 'mailto:name@example.com?subject=Hi'],
    ['+49 (30) 123-456', 'phone', 'tel:+4930123456'],
    ['/about', 'page', '/about'],
    [`file:${id}`, 'file', `file:${id}`],
  ])('pasted %j finds the tab %s', (text, type, link) => {
    const draft = pastedDraft(text);
    expect(draft?.type).toBe(type);
    expect(draft && linkOfDraft(draft)).toBe(link);
  });

  it('takes no words for a link', () => expect(pastedDraft('just words')).toBeNull());
});

describe('references', () => {
  it.each(['page', 'item', 'file'] as const)('lead to a %s by its id', (kind) => {
    expect(linkReference(referenceTo({ kind, id }))).toEqual({ kind, id });
    expect(isStorableLink(referenceTo({ kind, id }))).toBe(true);
  });

  it.each([`site:${id}`, 'page:1', `page:${id}x`, `javascript:${id}`, ` page:${id}`])(
    'are not %j, which may not be stored either',
    (link) => {
      expect(linkReference(link)).toBeNull();
      expect(isStorableLink(link)).toBe(false);
    },
  );
});
