import { describe, expect, it } from 'vitest';
import { passwordProblem, passwordStrength } from './password-strength.ts';

describe('a new password', () => {
  it.each([
    ['short1', 'password-short'],
    ['password123', 'password-weak'],
    ['PassWord123', 'password-weak'],
    ['P@ssw0rd', 'password-weak'],
    ['liverpool1', 'password-weak'],
    ['qwertzuiop', 'password-weak'],
    ['password1234567', 'password-weak'],
    ['123456789012345', 'password-weak'],
    ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'password-weak'],
    ['sourdough-at-5', null],
    ['x7#kQ!pz', null],
    ['correct horse battery staple', null],
    ['ein Brot am Abend', null],
    ['今日はパンを焼きました', null],
  ])('%s is judged %s', (password, problem) => expect(passwordProblem(password)).toBe(problem));

  it('is weak where it is made of the address or the name of its owner', () => {
    expect(passwordProblem('wilhelmina77')).toBeNull();
    expect(passwordProblem('wilhelmina77', ['wilhelmina@levain.example'])).toBe('password-weak');
    expect(passwordProblem('Wilhelmina77', ['', 'Wilhelmina Brandt'])).toBe('password-weak');
  });

  it('has one of four strengths', () => {
    const passwords = ['letmein1', 'nutella99', 'nutella99-brot', 'loaf and crust at dawn'];
    expect(passwords.map((password) => passwordStrength(password))).toEqual([
      'weak',
      'fair',
      expect.stringMatching(/good|strong/),
      'strong',
    ]);
  });

  it('is judged within a moment, however long and tangled it is', () => {
    passwordStrength('warm up');
    const began = process.cpuUsage();
    for (const password of ['p4$$w0rd'.repeat(25), `${'1'.repeat(199)}a`, '4@8(36!10$5+2'.repeat(15)])
      passwordStrength(password);
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(1500);
  });
});
