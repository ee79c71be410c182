import { useEffect, useState } from 'react';

/** True when something has gone on for longer than `patienceMs`. */
export function useSlow(isGoingOn: boolean, patienceMs = 4000): boolean {
  const [slowRound, setSlowRound] = useState<boolean>(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setSlowRound(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setSlowRound(false);
    };
  }, [isGoingOn, patienceMs]);
  return isGoingOn && slowRound;
}
