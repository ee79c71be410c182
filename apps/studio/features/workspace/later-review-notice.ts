import { laterPart } from '../../later-part.ts';

/** The notice of a review, which only the proposals of draft editors have. */
export const ReviewNotice = laterPart(() => import('./ReviewNotice.tsx').then((file) => file.ReviewNotice));
