import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { sessionLost } from '../api/session-loss.ts';
import { useSession } from '../queries/session-queries.ts';
import { paths } from '../paths.ts';
import { setStudioTimeZone } from '../time-zone.ts';
import { t } from './messages.ts';

/**
 * Screens of a signed-in account; others are sent to the login and come back after it. A session that ends
 * while a screen is open leaves the screen where it is, with the login over it: nothing that was typed is
 * lost.
 */
export function RequireAccount({ loginAgain }: { readonly loginAgain: (email: string) => ReactNode }) {
  const session = useSession();
  const place = useLocation();
  const current = session.data?.account ?? null;
  const [account, setAccount] = useState(current);
  if (current && current !== account) setAccount(current);
  if (session.data) setStudioTimeZone(session.data.timeZone);
  const isLost = session.isSuccess && !current && account !== null;
  useEffect(() => {
    if (isLost) sessionLost.announce();
  }, [isLost]);
  if (session.isPending) return <div className="blank" role="status" aria-label={t('loading')} />;
  if (session.isError && !account) {
    return <ErrorState message={messageOf(session.error)} onRetry={() => void session.refetch()} />;
  }
  if (!account) {
    const next = encodeURIComponent(place.pathname + place.search);
    return <Navigate to={`${paths.login}?next=${next}`} replace />;
  }
  return (
    <>
      <Outlet context={account} />
      {loginAgain(account.email)}
    </>
  );
}
