import { decodeJson } from '@veranda/domain/decoders';
import {
  consentAttribute,
  readVisitFacts,
  type VisitFacts,
  visitFactsElementId,
} from '@veranda/contracts/visit-facts';
import { asksForConsent, mayRemember } from '@veranda/domain/analytics/cookie-policy';
import { takeCensus } from './census.ts';
import { asksForPrivacy, forgetVisits, isUncounted, keepVisit, readConsent } from './visitor.ts';

// Visitors only: a page in somebody's frame, as in the editor's, is not visited, and who works on the site is not
// counted. A failure here is reported like any other fault of a page and changes nothing of it.
const text = document.getElementById(visitFactsElementId)?.textContent;
if (text && window.self === window.top && !isUncounted()) beginVisit(decodeJson(readVisitFacts, text));

function beginVisit(facts: VisitFacts): void {
  const wishes = { policy: facts.policy, asksForPrivacy: asksForPrivacy(), agreed: readConsent() };
  const isRemembered = mayRemember(wishes);
  if (!isRemembered) forgetVisits();
  if (facts.metrics) takeCensus(facts, isRemembered ? keepVisit() : '');
  let isPixelTold = false;
  const tellPixel = () => {
    if (facts.adPixelId === '' || isPixelTold) return;
    isPixelTold = true;
    // Most sites have neither this nor a banner: their code comes where it is needed.
    void import('./pixel.ts').then(({ watchPixel }) => watchPixel(facts));
  };
  if (isRemembered) tellPixel();
  const banner = document.querySelector<HTMLElement>(`[${consentAttribute}=banner]`);
  if (!banner) return;
  const answered = (agreed: boolean) => {
    if (!agreed || wishes.asksForPrivacy) {
      forgetVisits();
      // What was begun with consent ends with the page.
      if (isRemembered || isPixelTold) location.reload();
      return;
    }
    if (facts.metrics) keepVisit();
    tellPixel();
  };
  void import('./consent.ts').then(({ watchConsent }) =>
    watchConsent(banner, { isDue: asksForConsent(wishes), answered }),
  );
}
