import { pageCollection } from '../sites/compose/collections.ts';
import { page, section } from '../sites/compose/page.ts';
import { designOf } from './designs.ts';
import { sampleTemplate } from './sample-parts.ts';

/** One empty page. */
export const blankTemplate = sampleTemplate({
  slug: 'blank',
  title: 'Blank',
  theme: 'fieldnotes',
  goal: 'blank',
  pitch: 'One empty page, plain colors and a plain typeface: everything else is up to you.',
  tweaks: { ...designOf('fieldnotes', 'graphite', 'Inter'), 'header-layout': 'title only' },
  menu: [],
  collections: [
    pageCollection('home', {
      title: 'Home',
      urlSlug: '',
      description: '',
      document: page('home', section({ theme: 'lightest', spacing: 'large' })),
    }),
  ],
  forms: [],
});
