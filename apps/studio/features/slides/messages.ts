import { popupFields } from '@veranda/domain/pages/slides/popup';
import { slideLookFields } from '@veranda/domain/pages/slides/slide';
import type { SliceKind, SlideType } from '@veranda/domain/slices/slice-kind';
import { slidesEnglish } from '@veranda/messages/studio/slides/compiled';
import { createStudioMessages } from '../../studio-messages.ts';
import { blockFields } from '../blocks/block-messages.ts';
import { createFieldMessages } from '../blocks/field-messages.ts';
import { type LabelledField, labelFields } from '../blocks/labelled-field.ts';

export const { t } = createStudioMessages('slides', slidesEnglish);

const messages = createFieldMessages('slides', slidesEnglish);

/** Name of a kind of slice. */
export function sliceName({ key }: Pick<SliceKind, 'key'>): string {
  return messages.textOf(key);
}

/** What an owner takes a kind of slice for, in a few words. */
export function sliceNote({ key }: Pick<SliceKind, 'key'>): string {
  return messages.textOf(`${key}?`);
}

/** The fields of a kind of slice with their texts: those of the kind of block that it is, else its own. */
export function sliceFields({ key, block, fields }: SliceKind): readonly LabelledField[] {
  return block === undefined ? labelFields(fields, messages, `${key}.`) : blockFields({ key: block, fields });
}

/** Fields of every slide that are chosen from a list of fields: colours are chosen by swatches. */
export const lookFields = labelFields(
  slideLookFields.filter(({ path }) => path !== 'theme'),
  messages,
  'slide.',
);

/** Fields that have controls of their own: the pages are chosen from their list, the version is raised by a button. */
const withOwnControl: ReadonlySet<string> = new Set(['pageIds', 'version']);

/** Fields of a pop-up that are chosen from a list of fields. */
export const popupRuleFields = labelFields(
  popupFields.filter(({ path }) => !withOwnControl.has(path)),
  messages,
  'popup.',
);

/** Name of a field of a slide as a whole. */
export function slideFieldName(path: string): string {
  const isOfPopup = popupFields.some((field) => field.path === path);
  if (withOwnControl.has(path)) return t(path === 'version' ? 'whoSeesIt' : 'chosenPages');
  return messages.textOf(`${isOfPopup ? 'popup' : 'slide'}.${path}`);
}

/** Names of the screens of which a site has one; a cover page has that of its page. */
export const screenNames: Readonly<Record<Exclude<SlideType, 'cover-page'>, string>> = {
  'popup-overlay': t('popup'),
  'lock-screen': t('lockScreen'),
  'sso-screen': t('signInScreen'),
};

/** What is on a site until its owner makes such a screen. */
export const screenNotes: Readonly<Record<Exclude<SlideType, 'cover-page'>, string>> = {
  'popup-overlay': t('popupNote'),
  'lock-screen': t('lockScreenNote'),
  'sso-screen': t('signInScreenNote'),
};
