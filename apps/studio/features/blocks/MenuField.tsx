import type { CodeLanguage } from '@veranda/domain/blocks/kind';
import { type MenuLine, menuLines, writeMenu } from '@veranda/domain/blocks/menu/menu-notation';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { type ComponentType, useState } from 'react';
import type { SourceFault } from './code-faults.ts';
import { MenuTable } from './MenuTable.tsx';
import { t } from './messages.ts';

/** Source text with its label; of at most `maxLength` characters. */
export interface SourceFieldProps {
  readonly label: string;
  readonly language: CodeLanguage;
  readonly value: string;
  readonly maxLength: number;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string) => void;
  /** Lines that are marked; the same list as long as it has not changed. */
  readonly faults?: readonly SourceFault[] | undefined;
}

interface MenuFieldProps extends SourceFieldProps {
  /** Editor of the notation: given down, so that the two fields need not import each other. */
  readonly Source: ComponentType<SourceFieldProps>;
}

/** A menu as its notation or as a table of it: the table writes the notation. */
export function MenuField({ Source, ...props }: MenuFieldProps) {
  const [view, setView] = useState<'table' | 'text'>('table');
  const { value, label, maxLength, isReadOnly, onChange } = props;
  const put = (lines: readonly MenuLine[]) => {
    const source = writeMenu(lines);
    if (source.length <= maxLength) onChange(source);
  };
  return (
    <div className="ui-stack">
      <SegmentedControl
        label={t('editAs')}
        value={view}
        onChange={setView}
        segments={[
          { value: 'table', label: t('asTable') },
          { value: 'text', label: t('asText') },
        ]}
      />
      {view === 'table' ? (
        <MenuTable label={label} lines={menuLines(value)} isReadOnly={isReadOnly} onChange={put} />
      ) : (
        <>
          <Source {...props} />
          <p className="ui-help">{t('notationHelp')}</p>
        </>
      )}
    </div>
  );
}
