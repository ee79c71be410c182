import { sha256 } from './sha256.ts';

/**
 * Zero bits that a proof must begin with: about a second of a phone's work, cheap for a person, expensive for
 * many at once.
 */
const proofBits = 15;

/** True when `proof` is a number whose hash with the key begins with enough zero bits. */
export function isProof(key: string, proof: string): boolean {
  return /^\d{1,10}$/.test(proof) && zeroBits(sha256(`${key}.${proof}`)) >= proofBits;
}

/** Looks for a proof among `count` numbers from `from`; null when none of them is one. */
export function findProof(key: string, from: number, count: number): string | null {
  for (let number = from; number < from + count; number += 1) {
    if (isProof(key, String(number))) return String(number);
  }
  return null;
}

function zeroBits(words: Uint32Array): number {
  const first = words[0] ?? 0;
  return first === 0 ? 32 : Math.clz32(first);
}
