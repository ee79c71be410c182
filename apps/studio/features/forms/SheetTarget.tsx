import { TextField } from '@veranda/ui/TextField.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { Choice } from './Choice.tsx';
import type { TargetProps } from './target-props.ts';

/** The spreadsheet that gets a row an answer. */
export function SheetTarget({ target, isReadOnly, onChange }: TargetProps<'sheet'>) {
  const { slug } = useSite();
  return (
    <>
      <Choice
        label="Spreadsheet type"
        value={target.provider}
        onChange={(provider) => onChange({ ...target, provider })}
        segments={[
          { value: 'csv', label: 'CSV file' },
          { value: 'google', label: 'Google Sheets' },
        ]}
      />
      <TextField
        label="File name"
        value={target.name}
        maxLength={200}
        isReadOnly={isReadOnly}
        errorMessage={target.name.trim() === '' ? 'Please enter a file name' : undefined}
        onChange={(name) => onChange({ ...target, name })}
      />
      {target.provider === 'google' ? (
        <p className="ui-help">
          The file is created in the account under{' '}
          <TextLink href={paths.connections(slug)}>Connected accounts</TextLink>.
        </p>
      ) : null}
    </>
  );
}
