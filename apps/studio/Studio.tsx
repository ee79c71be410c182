import { QueryClientProvider } from '@tanstack/react-query';
import { lazy } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { allowEmptying } from './allow-emptying.ts';
import { queryClient } from './api/query-client.ts';
import { FilePickerContext } from './links/link-context.ts';
import { routes } from './routes.tsx';

const FilePicker = lazy(() =>
  import('./features/media/FilePicker.tsx').then((file) => ({ default: file.FilePicker })),
);

allowEmptying();
const router = createBrowserRouter(routes);

/** The studio at the address of the page. */
export function Studio() {
  return (
    <QueryClientProvider client={queryClient}>
      <FilePickerContext value={FilePicker}>
        <RouterProvider router={router} />
      </FilePickerContext>
    </QueryClientProvider>
  );
}
