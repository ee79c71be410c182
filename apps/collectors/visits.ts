import { decodeJson } from '@veranda/domain/decoders';
import { readVisitFacts, visitFactsElementId } from '@veranda/contracts/visit-facts';
import { takeCensus } from './census.ts';
import { watchPixel } from './pixel.ts';
import { asksForPrivacy, keepVisit } from './visitor.ts';

// Visitors only: a page in somebody's frame, as in the editor's, is not visited. A failure here is reported
// like any other fault of a page and changes nothing of it.
const text = document.getElementById(visitFactsElementId)?.textContent;
if (text && window.self === window.top) {
  const facts = decodeJson(readVisitFacts, text);
  if (facts.metrics) takeCensus(facts, keepVisit());
  if (facts.adPixelId !== '' && !asksForPrivacy()) watchPixel(facts);
}
