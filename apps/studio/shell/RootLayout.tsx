import { studioLanguage } from '@veranda/messages/studio/language';
import { Toasts } from '@veranda/ui/Toasts.tsx';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider } from 'react-aria-components';
import { Outlet, ScrollRestoration, useHref, useNavigate } from 'react-router';

/** The address of a link: those of other sites stay as they are. */
function useAddress(href: string): string {
  const isOutside = /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);
  const destination = useHref(isOutside ? '/' : href);
  return isOutside ? href : destination;
}

/** Frame of every screen: links without reload, and the toasts. */
export function RootLayout() {
  const navigate = useNavigate();
  return (
    <I18nProvider locale={studioLanguage().tag}>
      <RouterProvider navigate={(path, options) => void navigate(path, options)} useHref={useAddress}>
        <Outlet />
        <Toasts />
        <ScrollRestoration />
      </RouterProvider>
    </I18nProvider>
  );
}
