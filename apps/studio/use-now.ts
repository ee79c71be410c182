import { useState } from 'react';

/** The moment at which the screen came up: it stays the same while the screen stands. */
export function useNow(): Date {
  const [now] = useState(() => new Date());
  return now;
}
