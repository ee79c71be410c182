import { popupRules } from '@veranda/domain/pages/slides/popup';
import type { Session } from '../context/session.ts';
import { ownSlide } from '../slices/own-slide.ts';
import type { MainContent } from './main-content.ts';

/**
 * The site's pop-up on a page that may open it: a page of its own, in the theme. Where orders are made, accounts kept and
 * on slides nobody is interrupted.
 */
export function sitePopupHtml(session: Session, { place, isBare }: MainContent): string {
  const { collection } = place;
  const slide = ownSlide(session.snapshot, 'popup-overlay');
  if (!slide || !session.drawSlide || collection === null || isBare || session.hidden) return '';
  const popup = popupRules(slide.values, collection.id);
  return popup
    ? `${session.drawSlide(session, slide, { title: session.snapshot.website.title, popup })}\n`
    : '';
}
