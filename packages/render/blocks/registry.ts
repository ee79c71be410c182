import { condenseTemplate } from '../condense-template.ts';
import { accordionView } from './accordion/accordion.ts';
import { buttonView } from './button/button.ts';
import { donationView } from './donation/donation.ts';
import { formView } from './form/form.ts';
import { galleryView } from './gallery/gallery.ts';
import { imageView } from './image/image.ts';
import { newsletterView } from './newsletter/newsletter.ts';
import { productView } from './product/product.ts';
import { quoteView } from './quote/quote.ts';
import { ruleView } from './rule/rule.ts';
import { spacerView } from './spacer/spacer.ts';
import { summaryView } from './summary/summary.ts';
import { textView } from './text/text.ts';
import type { BlockView } from './block-view.ts';

const views: readonly BlockView[] = [
  textView,
  imageView,
  buttonView,
  galleryView,
  quoteView,
  accordionView,
  ruleView,
  spacerView,
  productView,
  summaryView,
  formView,
  newsletterView,
  donationView,
];

/** Views of the kinds by the number of the kind (administration §3, block type). */
export const blockViews: ReadonlyMap<number, BlockView> = new Map(views.map((view) => [view.kind.id, view]));

/**
 * Templates by their partial's name, `block-image`. HTML in a context comes from the allow-list serialiser.
 */
export const blockTemplates: ReadonlyMap<string, string> = new Map(
  views.map(({ kind, template }) => [`block-${kind.key}`, condenseTemplate(template)]),
);
