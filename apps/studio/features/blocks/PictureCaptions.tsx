import { type BlockValue, textAt } from '@veranda/domain/blocks/kind';
import { TextField } from '@veranda/ui/TextField.tsx';
import { t } from './messages.ts';
import { PictureThumb } from './PictureGrid.tsx';

interface PictureCaptionsProps {
  readonly entries: readonly BlockValue[];
  readonly isReadOnly: boolean;
  readonly onChange: (entries: readonly BlockValue[]) => void;
}

/** Titles and captions of all entries, one below the other. */
export function PictureCaptions({ entries, isReadOnly, onChange }: PictureCaptionsProps) {
  return (
    <ol className="picture-captions">
      {entries.map((entry, index) => {
        const fields = { title: ['titleOfItem', 200], caption: ['captionOfItem', 1000] } as const;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and stay in their order here
          <li key={index}>
            <PictureThumb entry={entry} />
            <div className="ui-stack ui-stack--tight">
              {(['title', 'caption'] as const).map((path) => (
                <TextField
                  key={path}
                  label={t(fields[path][0], { number: index + 1 })}
                  hideLabel
                  placeholder={t(path === 'title' ? 'titlePlaceholder' : 'captionPlaceholder')}
                  value={textAt(entry, path)}
                  maxLength={fields[path][1]}
                  isReadOnly={isReadOnly}
                  onChange={(text) => onChange(entries.with(index, { ...entry, [path]: text }))}
                />
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
