import { describe, expect, it } from 'vitest';
import { answerLines, emailsOf, searchText } from './answer-text.ts';
import { neutralizeFormula } from '../csv/formulas.ts';
import { fieldKindNames, fieldsInOrder } from './document.ts';
import { likertScale, optionsOf } from './kinds/choices.ts';
import { kindOf } from './kinds/registry.ts';
import { formOf, newField } from './new-form.ts';
import { answerLimits, type Answers, validateAnswers } from './validate-answers.ts';

const form = formOf(
  fieldKindNames.map((kind, index) =>
    newField(kind, { id: kind, position: `a${String.fromCharCode(65 + index)}` }),
  ),
);

// mulberry32: the same payloads in every run.
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const odd = [
  '',
  ' ',
  'a',
  'Option 1',
  'Agree',
  'ada@example.com',
  '=1+1',
  '\u0000',
  '\ud800',
  '\u202e',
  '<script>',
  '__proto__',
  '12',
  '-1',
  '1e400',
  '2024',
  '29',
  'PM',
  'x'.repeat(1001),
  "'; drop table form; --",
  '\r\n',
  '😀',
];
const shapes = [
  undefined,
  null,
  true,
  0,
  -0,
  12.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  {},
  [],
  [[]],
  [null],
];

function anyValue(random: () => number, depth = 0): unknown {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const roll = random();
  if (roll < 0.45) return pick(odd);
  if (roll < 0.6) return pick(shapes);
  const length = Math.floor(random() * 7);
  if (depth > 2) return pick(odd);
  if (roll < 0.85) return Array.from({ length }, () => anyValue(random, depth + 1));
  return Object.fromEntries(Array.from({ length }, () => [pick(odd), anyValue(random, depth + 1)]));
}

function payload(random: () => number): unknown {
  if (random() < 0.02) return anyValue(random);
  const ids = [...fieldKindNames, 'unknown', '__proto__', 'constructor'].filter(() => random() < 0.15);
  return Object.fromEntries(ids.map((id) => [id, anyValue(random)]));
}

/**
 * Problem of stored answers: an unknown field, or a shape or value that its kind cannot have; null for none.
 */
function fault(answers: Answers): string | null {
  for (const [id, answer] of Object.entries(answers)) {
    const field = form.fields[id];
    if (!field || !kindOf(field).answers) return `${id} is no field`;
    if (typeof answer === 'string') {
      if (answer.length > answerLimits.area || /[\u0000-\u0008\ud800-\udfff]/u.test(answer))
        return `${id}: ${answer}`;
      if (['radio', 'select'].includes(field.kind) && answer !== '' && !optionsOf(field).includes(answer))
        return `${id} is no option`;
      continue;
    }
    const parts = Array.isArray(answer) ? (answer as readonly string[]) : Object.values(answer).flat();
    if (parts.some((part) => typeof part !== 'string' || part.length > answerLimits.part))
      return `${id}: parts`;
    if (kindOf(field).parts.length > 0 && parts.length !== kindOf(field).parts.length) return `${id}: count`;
    if (field.kind === 'likert' && parts.some((part) => !likertScale.some(({ number }) => number === part)))
      return `${id}: scale`;
  }
  return null;
}

describe('100,000 payloads of any shape', () => {
  it('are answers within the schema, errors of fields that there are, or unreadable; never a throw', () => {
    const random = seeded(6);
    const counts = { valid: 0, invalid: 0, unreadable: 0 };
    const ids = new Set(fieldsInOrder(form).map((field) => field.id));
    for (let n = 0; n < 100_000; n += 1) {
      const result = validateAnswers(form, payload(random));
      counts[result.kind] += 1;
      if (result.kind === 'invalid' && !Object.keys(result.problems).every((id) => ids.has(id)))
        throw new Error(`a problem of no field in ${n}`);
      if (result.kind !== 'valid') continue;
      const found = fault(result.answers);
      if (found !== null) throw new Error(`payload ${n}: ${found}`);
      // Stored answers are read unchanged, and as text: the table, the mail and the file never fail.
      const again = validateAnswers(form, JSON.parse(JSON.stringify(result.answers)));
      if (again.kind !== 'valid') throw new Error(`payload ${n} is not read again`);
      answerLines(form, result.answers).map(({ text }) => neutralizeFormula(text));
      emailsOf(form, result.answers);
      searchText(form, result.answers);
    }
    expect(counts.valid).toBeGreaterThan(1000);
    expect(counts.invalid).toBeGreaterThan(1000);
    expect(counts.unreadable).toBeGreaterThan(1000);
  }, 120_000);
});
