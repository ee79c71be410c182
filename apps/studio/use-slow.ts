import { useEffect, useState } from 'react';

/** True when something has gone on for longer than `delayMs`. */
export function useSlow(isGoingOn: boolean, delayMs = 4000): boolean {
  const [slowRound, setSlowRound] = useState<boolean>(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setSlowRound(true), delayMs);
    return () => {
      clearTimeout(timer);
      setSlowRound(false);
    };
  }, [isGoingOn, delayMs]);
  return isGoingOn && slowRound;
}
