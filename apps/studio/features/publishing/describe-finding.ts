import type { PublishingFinding } from '@veranda/contracts/publishing';
import { t } from './messages.ts';

const texts: Readonly<Record<PublishingFinding['code'], (value: string) => string>> = {
  'block-empty': () => t('findingBlockEmpty'),
  'image-alt': () => t('findingImageAlt'),
  'link-missing': () => t('findingLinkMissing'),
  'link-dead': (address) => t('findingLinkDead', { address }),
  'heading-first': (level) => t('findingHeadingFirst', { level }),
  'heading-skipped': (level) => t('findingHeadingSkipped', { level }),
  'image-heavy': (file) => t('findingImageHeavy', { file }),
  contrast: (ratio) => t('findingContrast', { ratio }),
  'contrast-picture': () => t('findingContrastPicture'),
  'comments-no-item': () => t('findingCommentsNoItem'),
  'comments-disabled': () => t('findingCommentsDisabled'),
  'comments-off': () => t('findingCommentsOff'),
  'no-payment': () => t('findingNoPayment'),
  'no-title': () => t('findingNoTitle'),
};

/** A finding in plain words. */
export function findingText({ code, value }: PublishingFinding): string {
  return texts[code](value);
}

const repairs: Readonly<Partial<Record<PublishingFinding['code'], string>>> = {
  'block-empty': t('repairRemove'),
  'image-alt': t('repairDecorative'),
  'comments-no-item': t('repairRemove'),
  'comments-off': t('repairComments'),
  contrast: t('repairContrast'),
  'contrast-picture': t('repairOverlay'),
};

/** What the repair of a finding does; it is the label of its transaction too. */
export function repairLabel({ code }: PublishingFinding): string {
  return repairs[code] ?? t('repairHeading');
}
