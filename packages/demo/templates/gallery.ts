import type { GalleryTemplate } from '@veranda/domain/sites/site-template';
import { blankTemplate } from './blank.ts';
import { clothesTemplate } from './clothes.ts';
import { consultantTemplate } from './consultant.ts';
import { courseTemplate } from './course.ts';
import { eventTemplate } from './event.ts';
import { fieldnotesTemplate } from './fieldnotes.ts';
import { journalTemplate } from './journal.ts';
import { levainTemplate } from './levain.ts';
import { overdubTemplate } from './overdub.ts';
import { portfolioTemplate } from './portfolio.ts';
import { restaurantTemplate } from './restaurant.ts';

/** Every template of the gallery, those of a goal in their order. */
export const galleryTemplates: readonly GalleryTemplate[] = [
  levainTemplate,
  clothesTemplate,
  restaurantTemplate,
  consultantTemplate,
  courseTemplate,
  portfolioTemplate,
  fieldnotesTemplate,
  overdubTemplate,
  eventTemplate,
  journalTemplate,
  blankTemplate,
];
