import type { OrderDetail } from '@veranda/contracts/orders';
import { NumberField } from '@veranda/ui/NumberField.tsx';
import { ImageOff } from 'lucide-react';
import { lineNote, type Units } from './line-units.ts';
import { t } from './messages.ts';

interface LineUnitsFieldProps {
  readonly label: string;
  readonly lines: OrderDetail['lines'];
  /** Number of units of a line that may be chosen; a line of which there are none is not shown. */
  readonly most: (line: OrderDetail['lines'][number]) => number;
  readonly units: Units;
  readonly onChange: (units: Units) => void;
}

/** Units of each line. */
export function LineUnitsField({ label, lines, most, units, onChange }: LineUnitsFieldProps) {
  return (
    <ul className="unit-lines" aria-label={label}>
      {lines
        .filter((line) => most(line) > 0)
        .map((line) => (
          <li key={line.id} className="unit-line">
            <span className="ui-thumb">
              {line.imageUrl ? <img src={line.imageUrl} alt="" /> : <ImageOff size={16} aria-hidden="true" />}
            </span>
            <span className="ui-grow">
              <strong>{line.title}</strong>
              <span className="ui-help order-line-note">{lineNote(line)}</span>
            </span>
            <span className="unit-count">
              <NumberField
                label={t('unitsOfLine', { line: [line.title, lineNote(line)].filter(Boolean).join(', ') })}
                hideLabel
                steps
                minValue={0}
                maxValue={most(line)}
                value={units[line.id] ?? 0}
                onChange={(count) =>
                  onChange({ ...units, [line.id]: Number.isNaN(count) ? 0 : Math.trunc(count) })
                }
              />
              <span className="ui-help">{t('ofMost', { most: most(line) })}</span>
            </span>
          </li>
        ))}
    </ul>
  );
}
