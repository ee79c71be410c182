import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answerLines, answerText, concealedText, emailsOf, searchText } from './answer-text.ts';
import type { FieldKindName } from './document.ts';
import { copyOfForm, formOf, newField, defaultForm } from './new-form.ts';
import { findProof, isProof } from './proof-of-work.ts';
import { readPosted } from './read-posted.ts';
import { sha256 } from './sha256.ts';
import { isSafeRedirect } from './redirect.ts';
import { validateForm } from './validate-form.ts';

function ids(): () => string {
  let count = 0;
  return () => `id${(count += 1)}`;
}

const field = (kind: FieldKindName) => newField(kind, { id: 'f', position: 'a0', title: kind });

describe('answers in words', () => {
  it.each<[FieldKindName, unknown, string]>([
    ['text', 'hello', 'hello'],
    ['currency', '12.50', '$12.50'],
    ['date', ['2', '29', '2024'], '2/29/2024'],
    ['time', ['2', '', '', 'PM'], '2:00:00 PM'],
    ['name', ['Ada', 'Lovelace'], 'Ada Lovelace'],
    ['phone', ['', '555', '010', '9999'], '555-010-9999'],
    ['phone', ['49', '30', '12', '34'], '+49 30-12-34'],
    ['address', ['1 High St', '', 'Bath', '', 'BA1', 'GB'], '1 High St\nBath BA1\nUnited Kingdom'],
    [
      'address',
      ['1 Main St', 'Apt 2', 'Rondout', 'NY', '12401', 'US'],
      '1 Main St\nApt 2\nRondout, NY 12401\nUnited States',
    ],
    ['address', ['Lange Str. 1', '', 'Bremen', '', '28195', 'DE'], 'Lange Str. 1\n28195 Bremen\nGermany'],
    ['address', ['1 Road', '', 'Town', '', '', 'Atlantis'], '1 Road\nTown\nAtlantis'],
    ['checkbox', ['a', 'b'], 'a, b'],
    ['likert', { 'Is it good?': ['1'] }, 'Is it good?: Agree'],
    ['date', [], ''],
    ['text', { odd: true }, ''],
  ])('a %s of %j reads %j', (kind, value, expected) => {
    expect(answerText(field(kind), value as never)).toBe(expected);
  });

  it('a password is concealed in whatever leaves the site, and never searched', () => {
    const form = formOf([field('password')]);
    expect(answerText(field('password'), 'secret', { conceal: true })).toBe(concealedText);
    expect(searchText(form, { f: 'secret' })).toBe('');
  });

  it('hidden fields go by their own name, and sections have no line', () => {
    const hidden = { ...newField('hidden', { id: 'h', position: 'a1' }), value: { key: 'utm', value: '' } };
    const lines = answerLines(formOf([newField('section', { id: 's', position: 'a0' }), hidden]), { h: 'x' });
    expect(lines).toEqual([{ fieldId: 'h', kind: 'hidden', title: 'utm', text: 'x' }]);
  });

  it('a person is found by every e-mail address that was given', () => {
    const two = formOf([field('email'), newField('email', { id: 'g', position: 'a1' })]);
    expect(emailsOf(two, { f: 'Ada@Example.com', g: 'ada@example.com' })).toEqual(['ada@example.com']);
  });
});

describe('a posted form', () => {
  const form = formOf([
    newField('name', { id: 'n', position: 'a0' }),
    newField('date', { id: 'd', position: 'a1' }),
    newField('time', { id: 't', position: 'a2' }),
    newField('checkbox', { id: 'c', position: 'a3' }),
    newField('likert', { id: 'l', position: 'a4' }),
    newField('section', { id: 's', position: 'a5' }),
    { ...newField('hidden', { id: 'h', position: 'a6' }), value: { key: 'utm', value: 'own' } },
  ]);

  it('storefront §3 form submission: hidden keeps its own value otherwise; becomes the payload in the shapes of the wire', () => {
    const posted = {
      'f.n.First': 'Ada',
      'f.n.Last': 'L',
      'f.d': '2026-02-03',
      'f.t': '14:05',
      'f.c': ['Option 1', 'Option 2'],
      'f.l.1': 'Agree',
      'f.h': 'own',
    };
    expect(readPosted(form, posted, {})).toEqual({
      n: ['Ada', 'L'],
      d: ['02', '03', '2026'],
      t: ['02', '05', '00', 'PM'],
      c: ['Option 1', 'Option 2'],
      l: { 'Option 1': '', 'Option 2': 'Agree' },
      h: 'own',
    });
  });

  it('storefront §3 form submission: hidden takes the query string’s value of its name', () => {
    expect(readPosted(form, { 'f.h': 'own' }, { utm: 'mail' })['h']).toBe('mail');
  });
});

describe('the form document', () => {
  it('a fresh form is valid, whatever it is for', () => {
    for (const purpose of ['form', 'newsletter', 'product'] as const)
      expect(validateForm(defaultForm(purpose, ids()))).toMatchObject({ schema: 1, purpose });
  });

  it('a copy has fields of its own', () => {
    const form = defaultForm('form', ids());
    const copy = copyOfForm(form, () => `x${Math.random().toString(36).slice(2)}`);
    expect(Object.keys(copy.fields).filter((id) => id in form.fields)).toEqual([]);
    expect(validateForm(copy)).toMatchObject({ schema: 1 });
  });

  const good = defaultForm('form', ids());
  it.each<[string, unknown, string]>([
    ['no object', 7, 'form'],
    ['another schema', { ...good, schema: 2 }, 'schema'],
    ['an unknown part', { ...good, more: 1 }, 'more'],
    ['an unknown kind', { ...good, fields: { a: { id: 'a', position: 'a', kind: 'odd' } } }, 'fields.a.kind'],
    ['a foreign key', { ...good, fields: { a: { ...field('text') } } }, 'fields.a.id'],
    [
      'an unknown property',
      { ...good, fields: { f: { ...field('text'), value: { colour: 'red' } } } },
      'fields.f.value.colour',
    ],
    [
      'a script as redirect',
      { ...good, advanced: { ...good.advanced, redirect: 'javascript:1' } },
      'advanced.redirect',
    ],
    [
      'a mail to nobody',
      {
        ...good,
        storage: { targets: { m: { id: 'm', position: 'a', kind: 'email', to: ['x'], subject: '' } } },
      },
      'storage.targets.m.to',
    ],
  ])('refuses %s and names it', (_name, document, at) => {
    expect(validateForm(document)).toMatchObject({ kind: 'refusal', code: 'malformed', field: at });
  });

  it.each(['', '/thanks', 'https://example.com/thanks?a=b'])('takes the redirect %j', (href) =>
    expect(isSafeRedirect(href)).toBe(true),
  );
  it.each([
    '//evil.example',
    'http://example.com',
    '/\\evil',
    'https://a@evil.example',
    'mailto:a@b.co',
    'thanks',
    ' /x',
  ])('refuses the redirect %j', (href) => expect(isSafeRedirect(href)).toBe(false));
});

describe('the proof of work', () => {
  it.each(['', 'abc', 'key.123', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'x'.repeat(200)])(
    'hashes %j as SHA-256 does',
    (text) => {
      const hex = [...sha256(text)].map((word) => word.toString(16).padStart(8, '0')).join('');
      expect(hex).toBe(createHash('sha256').update(text).digest('hex'));
    },
  );

  it('is found within a few hundred thousand tries and holds for its key only', () => {
    const proof = findProof('some-key', 0, 1_000_000);
    expect(proof).not.toBeNull();
    expect(isProof('some-key', proof as string)).toBe(true);
    expect(isProof('other-key', proof as string)).toBe(false);
    expect(isProof('some-key', '-1')).toBe(false);
  });
});
