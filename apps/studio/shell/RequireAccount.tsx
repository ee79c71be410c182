import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Navigate, Outlet, useLocation } from 'react-router';
import { messageOf } from '../api/call-failure.ts';
import { useSession } from '../features/accounts/session.ts';
import { LogInAgain } from '../features/accounts/LogInAgain.tsx';
import { paths } from '../paths.ts';

/** Screens of a signed-in account; others are sent to the log-in and come back after it. */
export function RequireAccount() {
  const session = useSession();
  const place = useLocation();
  if (session.isPending) return <div className="blank" role="status" aria-label="Loading" />;
  if (session.isError) {
    return <ErrorState message={messageOf(session.error)} onRetry={() => void session.refetch()} />;
  }
  const account = session.data.account;
  if (!account) {
    const next = encodeURIComponent(place.pathname + place.search);
    return <Navigate to={`${paths.login}?next=${next}`} replace />;
  }
  return (
    <>
      <Outlet context={account} />
      <LogInAgain email={account.email} />
    </>
  );
}
