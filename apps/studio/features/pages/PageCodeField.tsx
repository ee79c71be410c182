import { useWatch } from 'react-hook-form';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { InjectedCodeField } from '../code-injection/InjectedCodeField.tsx';
import { t } from '../code-injection/messages.ts';
import type { PageFieldsProps } from './use-page-settings.ts';

/** Code in the head of the page, for those who may write code; others see it where there is some. */
export function PageCodeField({ control }: Pick<PageFieldsProps, 'control'>) {
  const canWrite = mayWrite(useSite(), 'custom-code');
  const code = useWatch({ control, name: 'headerCode' });
  if (!canWrite && code === '') return null;
  return (
    <InjectedCodeField
      control={control}
      name="headerCode"
      label={t('pageCode')}
      description={canWrite ? t('pageCodeHelp') : t('readOnly')}
      isReadOnly={!canWrite}
    />
  );
}
