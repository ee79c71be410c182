import { form as formBlock } from '../../blocks/form/form.ts';
import { likeBlock, sliceTypes } from '../slice-kind.ts';

/** A form of the site (slice 10). */
export const customForm = likeBlock(formBlock, {
  id: sliceTypes['custom-form'],
  key: 'custom-form',
  slides: ['cover-page', 'popup-overlay'],
});
