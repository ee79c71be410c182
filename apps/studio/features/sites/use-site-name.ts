import { useQuery } from '@tanstack/react-query';
import { checkSiteName } from '@veranda/contracts/sites';
import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';

/** Milliseconds of quiet after which a name is looked up. */
const quiet = 300;

/**
 * The address that a name would get, looked up while it is typed; `checked` is undefined until it is known.
 */
export function useSiteName(name: string) {
  const [settled, setSettled] = useState(name);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(name), quiet);
    return () => clearTimeout(timer);
  }, [name]);
  const wanted = settled.trim();
  const check = useQuery({
    queryKey: ['site-name', wanted],
    queryFn: ({ signal }) => call(checkSiteName, { query: { name: wanted }, signal }),
    enabled: wanted !== '',
    placeholderData: (previous) => previous,
    retry: false,
  });
  const isCurrent = wanted === name.trim() && !check.isPlaceholderData;
  return {
    checked: wanted === '' ? undefined : check.data,
    isCurrent,
    isChecking: check.isFetching || !isCurrent,
  };
}
