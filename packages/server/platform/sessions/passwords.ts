import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB, 2 passes, 1 lane (stack, passwords). */
const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// A hash of nothing anybody knows: verifying it for unknown addresses makes them take as long as known ones.
const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$Hn2vYkGk3g6PzYOxJkqR3Yx3nq0m2oJ3lVqJ5g3b0aU';

export function hashPassword(password: string): Promise<string> {
  return hash(password, argon);
}

/** True when a password belongs to a stored hash; it takes as long where there is none. */
export async function matchesPassword(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? decoy, password).catch(() => false);
  return stored !== undefined && matches;
}
