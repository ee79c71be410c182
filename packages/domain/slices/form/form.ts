import { form as formBlock } from '../../blocks/form/form.ts';
import { likeBlock, sliceTypes } from '../slice-kind.ts';

/** A form of the site as older slides have it (slice 16). */
export const form = likeBlock(formBlock, {
  id: sliceTypes.form,
  key: 'form',
  slides: ['cover-page', 'popup-overlay'],
  replacement: 'custom-form',
});
