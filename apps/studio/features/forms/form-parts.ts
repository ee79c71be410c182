import type { FormDocument } from '@veranda/domain/forms/document';
import type { ComponentType } from 'react';
import { AdvancedPanel } from './AdvancedPanel.tsx';
import { BuildPanel } from './BuildPanel.tsx';
import { CaptchaPanel } from './CaptchaPanel.tsx';
import { DisclaimerPanel } from './DisclaimerPanel.tsx';
import type { FormPanelProps } from './edited-form.ts';
import { StoragePanel } from './StoragePanel.tsx';
import { t } from './messages.ts';

/** A section of the form model (administration §3). */
export type FormPart = 'build' | Exclude<keyof FormDocument, 'schema' | 'purpose' | 'fields'>;

/** The sections of the form model in order, each with its panel. */
export const formParts: Readonly<
  Record<FormPart, { readonly label: string; readonly Panel: ComponentType<FormPanelProps> }>
> = {
  build: { label: t('build'), Panel: BuildPanel },
  storage: { label: t('storage'), Panel: StoragePanel },
  advanced: { label: t('advanced'), Panel: AdvancedPanel },
  captcha: { label: t('captcha'), Panel: CaptchaPanel },
  disclaimer: { label: t('disclaimer'), Panel: DisclaimerPanel },
};
