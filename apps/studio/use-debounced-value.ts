import { useEffect, useState } from 'react';

/** The value as it was when nothing had changed for `quiet` milliseconds. */
export function useDebouncedValue<V>(value: V, quiet = 250): V {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quiet);
    return () => clearTimeout(timer);
  }, [value, quiet]);
  return settled;
}
