import { Navigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useSession } from '../../queries/session-queries.ts';
import { LandingScreen } from './LandingScreen.tsx';

/** The root of the studio's host: the sites of somebody who is logged in, or what the product is. */
export function RootScreen() {
  const session = useSession();
  if (session.data?.account) return <Navigate to={paths.sites} replace />;
  return session.isPending ? <div className="blank" /> : <LandingScreen />;
}
