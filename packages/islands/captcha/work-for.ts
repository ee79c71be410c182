import { findProof } from '@veranda/domain/forms/proof-of-work';

/** Numbers that are tried before the page may do something else. */
const turn = 1500;
const maxTries = 2_000_000;

/** Works for the proof over a key, about a second of a phone; null where none was found. */
export async function workFor(key: string): Promise<string | null> {
  for (let from = 0; from < maxTries; from += turn) {
    const proof = findProof(key, from, turn);
    if (proof !== null) return proof;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return null;
}
