import { laterPart } from '../../later-part.ts';

/** The sections of a page with the fields of their blocks; the page itself does not wait for them. */
export const PageSections = laterPart(() => import('./PageSections.tsx').then((file) => file.PageSections));
