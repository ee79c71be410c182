import { describe, expect, it } from 'vitest';
import { type FieldKindName, fieldKindNames, type FormField } from './document.ts';
import { newField } from './new-form.ts';
import { fieldKinds } from './kinds/registry.ts';
import { validateAnswers } from './validate-answers.ts';

const long = 'x'.repeat(20_001);
const markup = '<script>alert(1)</script>';

/** One field of a kind, and what comes out of a value: the answer, or the problem after `!`. */
function answer(kind: FieldKindName, value: unknown, more: Readonly<Record<string, unknown>> = {}): unknown {
  const fresh = newField(kind, { id: 'f', position: 'a0' });
  const field: FormField = { ...fresh, value: { ...fresh.value, ...more } };
  const result = validateAnswers({ fields: { f: field } }, value === undefined ? {} : { f: value });
  if (result.kind === 'invalid') return `!${result.problems['f']}`;
  return result.kind === 'unreadable' ? '!unreadable' : result.answers['f'];
}

const red = { options: [{ label: 'Red' }, { label: 'Green' }, { label: 'Blue' }] };
const asked = { required: true };

describe('fields of every kind', () => {
  it('are the eighteen of storefront §3 and the section', () => {
    expect(fieldKinds.map(({ name }) => name)).toEqual([...fieldKindNames]);
    expect(fieldKinds.filter(({ answers }) => answers)).toHaveLength(18);
  });

  it.each<[string, FieldKindName, unknown, unknown, object?]>([
    // Empty and not required: always an answer.
    ['§5 text empty', 'text', '', ''],
    ['§5 text absent', 'text', undefined, ''],
    [
      'storefront §5 form check: an empty text that is not required is right',
      'textarea',
      '',
      '',
      { maxLength: 5 },
    ],
    ['storefront §5 form check: an empty address that is not required is right', 'email', '', ''],
    ['§5 number empty', 'number', null, ''],
    ['§5 website empty', 'website', '  ', ''],
    ['§5 currency empty', 'currency', '', ''],
    ['§5 password empty', 'password', '', ''],
    ['§5 twitter empty', 'twitter', '', ''],
    ['§5 date empty', 'date', [], ['', '', '']],
    ['§5 time empty', 'time', ['', '', '', 'AM'], ['', '', '', 'AM']],
    ['§5 name empty', 'name', ['', ''], ['', '']],
    ['§5 address empty', 'address', [], ['', '', '', '', '', '']],
    ['§5 phone empty', 'phone', ['', '', ''], ['', '', '', '']],
    ['§5 radio empty', 'radio', '', '', red],
    ['§5 checkbox empty', 'checkbox', [], [], red],
    ['§5 select empty', 'select', '', '', red],
    ['§5 likert empty', 'likert', {}, {}, red],
    ['§3 hidden empty', 'hidden', '', ''],
    // Required and empty.
    ['§5 text required', 'text', ' ', '!required', asked],
    ['§5 textarea required', 'textarea', '\n', '!required', asked],
    ['§5 email required', 'email', '', '!required', asked],
    ['§5 number required', 'number', '', '!required', asked],
    ['§5 website required', 'website', undefined, '!required', asked],
    ['§5 currency required', 'currency', '', '!required', asked],
    ['§5 password required', 'password', '', '!required', asked],
    ['§5 twitter required', 'twitter', '', '!required', asked],
    ['§5 date required', 'date', ['', '', ''], '!required', asked],
    ['§5 time required', 'time', ['', '', '', 'AM'], '!required', asked],
    ['§5 name required', 'name', ['', ' '], '!required', asked],
    ['§5 address required', 'address', ['', '', '', '', '', 'DE'], '!required', asked],
    ['§5 address without its city', 'address', ['1 High St', '', '', '', '', ''], '!required', asked],
    ['§5 phone required', 'phone', ['+49', '', '', ''], '!required', asked],
    ['§5 radio required', 'radio', '', '!required', { ...red, ...asked }],
    [
      'storefront §5 form check: a required group with nothing checked: Required',
      'checkbox',
      [],
      '!required',
      { ...red, ...asked },
    ],
    ['§5 select required', 'select', '', '!required', { ...red, ...asked }],
    ['storefront §5 form check: likert fields are never required', 'likert', {}, {}, { ...red, ...asked }],
    ['§3 hidden has nobody who could fill it in', 'hidden', '', '', asked],
    // Given.
    [
      'storefront §3 form field type: text of one line; storefront §3 form submission: other fields are plain text',
      'text',
      ' Ada ',
      'Ada',
    ],
    ['storefront §3 form field type: textarea keeps its lines', 'textarea', 'a\r\nb\rc', 'a\nb\nc'],
    ['storefront §3 form field type: email', 'email', 'ada@example.com', 'ada@example.com'],
    ['storefront §3 form field type: number', 'number', 12.5, '12.5'],
    ['storefront §3 form field type: website', 'website', 'example.com/a?b', 'example.com/a?b'],
    ['storefront §3 form field type: currency', 'currency', '1,200.50', '1,200.50'],
    ['storefront §3 form field type: password keeps its spaces', 'password', ' a b ', ' a b '],
    ['storefront §3 form field type: twitter', 'twitter', '@veranda', '@veranda'],
    [
      'storefront §3 form field type: date is month, day, year',
      'date',
      ['2', '29', '2024'],
      ['2', '29', '2024'],
    ],
    [
      'storefront §3 form field type: time is hour, minute, second, half',
      'time',
      ['2', '30', '', 'PM'],
      ['2', '30', '', 'PM'],
    ],
    ['storefront §3 form field type: name is first, last', 'name', ['Ada', 'Lovelace'], ['Ada', 'Lovelace']],
    [
      'storefront §3 form submission: phone of three parts gets a blank prefix',
      'phone',
      ['555', '010', '9999'],
      ['', '555', '010', '9999'],
    ],
    [
      'storefront §3 form field type: phone; storefront §3 form submission: phone is an array',
      'phone',
      ['49', '30', '12', '34'],
      ['49', '30', '12', '34'],
    ],
    [
      'storefront §3 form field type: radio; storefront §3 form submission: radio is the one that is checked',
      'radio',
      ['Red'],
      'Red',
      red,
    ],
    [
      'storefront §3 form field type: checkbox; storefront §3 form submission: checkbox is the array of what is checked',
      'checkbox',
      ['Red', 'Blue', 'Red'],
      ['Red', 'Blue'],
      red,
    ],
    [
      'storefront §3 form field type: select; storefront §3 form submission: select is its value',
      'select',
      'Green',
      'Green',
      red,
    ],
    [
      'storefront §3 form field type: likert; storefront §3 form submission: likert maps questions to answers',
      'likert',
      { Red: ['1'] },
      { Red: ['1'] },
      red,
    ],
    ['§3 likert takes the label alone', 'likert', { Red: 'Agree', Blue: '' }, { Red: ['1'] }, red],
    ['storefront §3 form field type: hidden', 'hidden', 'utm', 'utm'],
    // Too long.
    ['§5 text too long', 'text', 'x'.repeat(1001), '!too-long'],
    ['§5 text at its limit', 'text', 'x'.repeat(1000), 'x'.repeat(1000)],
    ['§5 textarea above its maximum', 'textarea', 'sixsix', '!too-long', { maxLength: 5 }],
    [
      'storefront §5 form check: a text of the greatest length is right',
      'textarea',
      'fives',
      'fives',
      { maxLength: 5 },
    ],
    ['§5 textarea counts a line break once', 'textarea', 'a\r\nb', 'a\nb', { maxLength: 3 }],
    ['§5 textarea without a maximum', 'textarea', long, '!too-long'],
    ['§5 email too long', 'email', `${'x'.repeat(1000)}@example.com`, '!too-long'],
    ['§5 number too long', 'number', '1'.repeat(1001), '!too-long'],
    ['§5 website too long', 'website', `example.com/${long}`, '!too-long'],
    ['§5 currency too long', 'currency', '1'.repeat(1001), '!too-long'],
    ['§5 password too long', 'password', long, '!too-long'],
    ['§5 twitter too long', 'twitter', long, '!too-long'],
    ['§5 date too long', 'date', [long, '1', '2024'], '!too-long'],
    ['§5 time too long', 'time', [long], '!too-long'],
    ['§5 name too long', 'name', ['x'.repeat(201), ''], '!too-long'],
    ['§5 address too long', 'address', ['', '', long], '!too-long'],
    ['§5 phone too long', 'phone', ['', '', '5'.repeat(201)], '!too-long'],
    ['§5 radio too long', 'radio', long, '!too-long', red],
    ['§5 checkbox too long', 'checkbox', [long], '!too-long', red],
    ['§5 select too long', 'select', long, '!too-long', red],
    ['§5 likert too long', 'likert', { [long]: 'Agree' }, '!too-long', red],
    ['§3 hidden is cut', 'hidden', 'x'.repeat(2000), 'x'.repeat(1000)],
    // Malformed.
    ['§3 text of another shape', 'text', { a: 1 }, '!unreadable'],
    ['§3 textarea of another shape', 'textarea', ['a'], '!unreadable'],
    ['§5 email without a domain', 'email', 'ada@example', '!email'],
    [
      'storefront §5 form check: an address has a top-level domain of 2 or more characters: eleven',
      'email',
      'ann@studio.photography',
      'ann@studio.photography',
    ],
    [
      'storefront §5 form check: an address has a top-level domain of 2 or more characters, not one',
      'email',
      'ada@example.c',
      '!email',
    ],
    ['§5 number in words', 'number', 'twelve', '!number'],
    ['§5 website that is none', 'website', 'no address', '!web-address'],
    ['§5 currency in words', 'currency', '12 dollars', '!amount'],
    ['§3 password of another shape', 'password', [1], '!unreadable'],
    ['§5 twitter with a space', 'twitter', 'a b', '!user-name'],
    ['§5 date that does not exist', 'date', ['2', '29', '2023'], '!date'],
    ['§5 date half filled in', 'date', ['2', '', '2023'], '!date'],
    ['§3 date with a part too many', 'date', ['2', '2', '2023', ''], '!unreadable'],
    ['§5 time beyond the day', 'time', ['13', '00', '00', 'PM'], '!time'],
    ['§3 name of another shape', 'name', 'Ada', '!unreadable'],
    ['§3 address of another shape', 'address', { Line1: 'x' }, '!unreadable'],
    ['§5 phone in words', 'phone', ['', 'call', 'me', 'now'], '!phone'],
    ['§5 radio beyond its options', 'radio', 'Pink', '!choice', red],
    ['§5 checkbox beyond its options', 'checkbox', ['Red', 'Pink'], '!choice', red],
    ['§5 select beyond its options', 'select', 'Pink', '!choice', red],
    ['§5 likert beyond its answers', 'likert', { Red: 'Perhaps' }, '!choice', red],
    ['§5 likert beyond its questions', 'likert', { Pink: 'Agree' }, '!choice', red],
    ['§3 likert of another shape', 'likert', ['Agree'], '!unreadable', red],
    ['§3 hidden of another shape', 'hidden', {}, '!unreadable'],
    // Hostile: kept as the text that it is, or refused; never a throw.
    ['text with markup', 'text', markup, markup],
    [
      'storefront §3 form submission: values are sanitised of NUL, a turned direction and half a surrogate',
      'text',
      'a\u0000b\u202e\ud800',
      'ab\ufffd',
    ],
    ['textarea with a formula', 'textarea', '=1+1', '=1+1'],
    ['email with a second header', 'email', 'a@example.com\nBcc: b@example.com', '!email'],
    ['email that takes a bad pattern long', 'email', `${'a.'.repeat(120)}@${'a-'.repeat(4)}`, '!email'],
    ['number without an end', 'number', Number.POSITIVE_INFINITY, '!unreadable'],
    ['website of a script', 'website', 'javascript:alert(1)', '!web-address'],
    ['currency of a formula', 'currency', '=1', '!amount'],
    ['password with markup', 'password', markup, markup],
    ['twitter with markup', 'twitter', markup, '!user-name'],
    ['date with markup', 'date', [markup, '1', '2024'], '!date'],
    ['time with markup', 'time', [markup, '1'], '!time'],
    ['name with markup', 'name', [markup, ''], [markup, '']],
    [
      'storefront §3 form field type: address, with a line break',
      'address',
      ['a\nb', '', 'c', '', '', ''],
      ['a b', '', 'c', '', '', ''],
    ],
    ['phone with a formula', 'phone', ['', '=1', '2', '3'], '!phone'],
    ['radio of a prototype', 'radio', '__proto__', '!choice', red],
    ['checkbox of many', 'checkbox', Array(1000).fill('Red'), '!unreadable', red],
    ['select of lists', 'select', [['Red']], '!unreadable', red],
    ['likert of a prototype', 'likert', JSON.parse('{"__proto__": "Agree"}'), '!choice', red],
    ['hidden with markup', 'hidden', markup, markup],
  ])('%s', (_name, kind, value, expected, more) => {
    expect(answer(kind, value, { ...more })).toEqual(expected);
  });

  it('storefront §3 form field type: section; storefront §3 form submission: section items are left out; storefront §5 form check: section items are always right; and what the form does not ask is dropped', () => {
    const fields = {
      s: newField('section', { id: 's', position: 'a0' }),
      t: newField('text', { id: 't', position: 'a1' }),
    };
    expect(validateAnswers({ fields }, { s: 'x', t: 'y', u: 'z' })).toEqual({
      kind: 'valid',
      answers: { t: 'y' },
    });
  });

  it('storefront §3 form submission: name, address, date and time are arrays of their parts', () => {
    const address = ['1 High St', '', 'Bath', '', 'BA1', 'GB'];
    expect([
      answer('name', ['Ada', 'Lovelace']),
      answer('address', address),
      answer('date', ['2', '29', '2024']),
      answer('time', ['2', '30', '00', 'PM']),
    ]).toEqual([['Ada', 'Lovelace'], address, ['2', '29', '2024'], ['2', '30', '00', 'PM']]);
  });

  it.each([null, 'text', 7, [], [1]])('storefront §8: a payload that is %j cannot be parsed', (payload) => {
    expect(validateAnswers({ fields: {} }, payload)).toEqual({ kind: 'unreadable' });
  });

  it('reads a long hostile address in linear time', () => {
    const started = process.cpuUsage();
    answer('email', `${'a'.repeat(500)}@${'a.'.repeat(240)}`);
    answer('website', 'a.'.repeat(490));
    answer('currency', `${'1,111'.repeat(190)}x`);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(1000);
  });
});
