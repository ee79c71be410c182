import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadStudioLanguage } from './language.ts';
import './studio.css';

// Screens make texts and formats when they are imported: the language comes first.
await loadStudioLanguage(document.documentElement.lang);
const { Studio } = await import('./Studio.tsx');
const place = document.getElementById('root');
if (!place) throw new Error('the page has no #root');
createRoot(place).render(
  <StrictMode>
    <Studio />
  </StrictMode>,
);
