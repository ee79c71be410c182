import { TextField } from '@veranda/ui/TextField.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { Choice } from './Choice.tsx';
import type { TargetProps } from './targets.ts';
import { rich, t } from './messages.ts';

/** The spreadsheet that gets a row an answer. */
export function SheetTarget({ target, isReadOnly, onChange }: TargetProps<'sheet'>) {
  const { slug } = useSite();
  return (
    <>
      <Choice
        label={t('spreadsheetType')}
        isDisabled={isReadOnly}
        value={target.provider}
        onChange={(provider) => onChange({ ...target, provider })}
        segments={[
          { value: 'csv', label: t('csvFile') },
          { value: 'google', label: t('googleSheets') },
        ]}
      />
      <TextField
        label={t('fileName')}
        value={target.name}
        maxLength={200}
        isReadOnly={isReadOnly}
        errorMessage={target.name.trim() === '' ? t('fileNameErrorMessage') : undefined}
        onChange={(name) => onChange({ ...target, name })}
      />
      {target.provider === 'google' ? (
        <p className="ui-help">
          {rich('googleSheetsHelp', {
            link: (children) => <TextLink href={paths.connections(slug)}>{children}</TextLink>,
          })}
        </p>
      ) : null}
    </>
  );
}
