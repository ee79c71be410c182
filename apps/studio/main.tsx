import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { allowEmptying } from './allow-emptying.ts';
import { queryClient } from './api/query-client.ts';
import { routes } from './routes.tsx';
import './studio.css';

allowEmptying();
const place = document.getElementById('root');
if (!place) throw new Error('the page has no #root');
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </QueryClientProvider>
  </StrictMode>,
);
