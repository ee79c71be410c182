import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { minPasswordLength, type PasswordStrength } from './passwords.ts';

/**
 * Characters that are judged: the estimate takes time that grows faster than the length, and so many are
 * enough.
 */
const judgedLength = 32;

let estimator: ZxcvbnFactory | undefined;

/**
 * Password strength: checked against a list of common passwords and words, keyboard rows, dates, repetitions,
 * and what is known about its owner (decision 0119). The list is large: browsers load this module when it is
 * needed.
 */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  // The list is read when the first password is judged, not when a process starts.
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: judgedLength });
  const { score } = estimator.check(password.slice(0, judgedLength), ownWords(known));
  if (score <= 1 || Array.from(password).length < minPasswordLength) return 'weak';
  return score === 2 ? 'fair' : score === 3 ? 'good' : 'strong';
}

/** Reason why a new password is refused, or null. */
export function passwordProblem(
  password: string,
  known: readonly string[] = [],
): 'password-short' | 'password-weak' | null {
  if (Array.from(password).length < minPasswordLength) return 'password-short';
  return passwordStrength(password, known) === 'weak' ? 'password-weak' : null;
}

// An address and a name give themselves and their parts.
function ownWords(known: readonly string[]): string[] {
  return known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2);
}
