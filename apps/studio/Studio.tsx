import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { allowEmptying } from './allow-emptying.ts';
import { queryClient } from './api/query-client.ts';
import { routes } from './routes.tsx';

allowEmptying();
const router = createBrowserRouter(routes);

/** The studio at the address of the page. */
export function Studio() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
