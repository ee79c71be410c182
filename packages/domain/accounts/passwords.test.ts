import { describe, expect, it } from 'vitest';
import { isEmailAddress, passwordProblem } from './passwords.ts';

describe('new password', () => {
  it.each([
    ['short1', 'password-short'],
    ['password123', 'password-weak'],
    ['PassWord123', 'password-weak'],
    ['sourdough-at-5', null],
    ['password1234567', null],
  ])('%s is judged %s', (password, problem) => expect(passwordProblem(password)).toBe(problem));
});

describe('e-mail address of an account', () => {
  it.each([
    ['a@b.de', true],
    ['baker+night@levain.photography', true],
    ['a@b', false],
    ['a b@c.de', false],
    ['@c.de', false],
    [`${'a'.repeat(65)}@c.de`, false],
    ['a@-c.de', false],
  ])('%s: %s', (address, valid) => expect(isEmailAddress(address)).toBe(valid));
});
