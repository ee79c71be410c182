import { type ReactNode, Suspense } from 'react';
import { useLocation, useParams } from 'react-router';
import { laterPart } from './later-part.ts';
import { areasOfScreen } from './shell/screen-rights.ts';
import { mayRead, mayWrite, useSite } from './shell/use-site.ts';

// Most people never see them: their texts are not fetched with every screen.
const ClosedScreen = laterPart(() =>
  import('./features/contributors/ClosedScreen.tsx').then((file) => file.ClosedScreen),
);
const ReadOnlyNotice = laterPart(() =>
  import('./features/contributors/ReadOnlyNotice.tsx').then((file) => file.ReadOnlyNotice),
);

/** Areas whose screens only show something, or say themselves what cannot be changed. */
const withoutNotice: readonly string[] = ['analytics', 'answers', 'audit', 'comments', 'pages', 'restock'];

/**
 * A screen of the site as far as the member's roles reach: where they give no right to it, what they are and who can
 * change that; where they only let it be read, a line that says so.
 */
export function ScreenGate({ children }: { readonly children: ReactNode }) {
  const site = useSite();
  const { site: name = '' } = useParams();
  const areas = areasOfScreen(useLocation().pathname, name);
  if (areas === null) return children;
  if (!areas.some((area) => mayRead(site, area)))
    return (
      <Suspense fallback={null}>
        <ClosedScreen />
      </Suspense>
    );
  const isReadOnly = !areas.some((area) => mayWrite(site, area) || withoutNotice.includes(area));
  return (
    <>
      {isReadOnly ? (
        <Suspense fallback={null}>
          <ReadOnlyNotice />
        </Suspense>
      ) : null}
      {children}
    </>
  );
}
