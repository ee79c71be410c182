import type { FormDocument } from '@veranda/domain/forms/document';
import type { ComponentType } from 'react';
import { AdvancedPanel } from './AdvancedPanel.tsx';
import { BuildPanel } from './BuildPanel.tsx';
import { CaptchaPanel } from './CaptchaPanel.tsx';
import { DisclaimerPanel } from './DisclaimerPanel.tsx';
import type { FormPanelProps } from './form-panel-props.ts';
import { StoragePanel } from './StoragePanel.tsx';

/** A section of the form model (administration §3). */
export type FormPart = 'build' | Exclude<keyof FormDocument, 'schema' | 'purpose' | 'fields'>;

/** The sections of the form model in order, each with its panel. */
export const formParts: Readonly<
  Record<FormPart, { readonly label: string; readonly Panel: ComponentType<FormPanelProps> }>
> = {
  build: { label: 'Build', Panel: BuildPanel },
  storage: { label: 'Storage', Panel: StoragePanel },
  advanced: { label: 'Advanced', Panel: AdvancedPanel },
  captcha: { label: 'Captcha', Panel: CaptchaPanel },
  disclaimer: { label: 'Disclaimer', Panel: DisclaimerPanel },
};
