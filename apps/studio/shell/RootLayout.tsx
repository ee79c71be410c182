import { Toasts } from '@veranda/ui/Toasts.tsx';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider } from 'react-aria-components';
import { Outlet, ScrollRestoration, useHref, useNavigate } from 'react-router';

/** What every screen stands in: links without reload, and the notes. */
export function RootLayout() {
  const navigate = useNavigate();
  return (
    <I18nProvider locale="en-US">
      <RouterProvider navigate={(path, options) => void navigate(path, options)} useHref={useHref}>
        <Outlet />
        <Toasts />
        <ScrollRestoration />
      </RouterProvider>
    </I18nProvider>
  );
}
