import { Select } from '@veranda/ui/Select.tsx';
import { tellClick } from '../../api/interface-clicks.ts';
import { LearnMore } from './LearnMore.tsx';
import { levelWords, type ScopeArea, scopeAreas, type ScopeLevel } from './scope-words.ts';

export interface KeyScopesProps {
  readonly levels: Readonly<Record<ScopeArea, ScopeLevel>>;
  readonly onChange: (area: ScopeArea, level: ScopeLevel) => void;
}

/** How far a key goes in each area, and what its owner agrees to. */
export function KeyScopes({ levels, onChange }: KeyScopesProps) {
  return (
    <>
      <div className="key-scopes">
        {scopeAreas.map(({ area, label, writes }) => (
          <Select
            key={area}
            label={label}
            value={levels[area]}
            options={(writes ? (['none', 'read', 'write'] as const) : (['none', 'read'] as const)).map(
              (value) => ({ value, label: levelWords[value] }),
            )}
            onChange={(value) => onChange(area, value as ScopeLevel)}
          />
        ))}
      </div>
      <details className="key-terms">
        <summary onClick={() => tellClick('api-keys', 'terms')}>Terms</summary>
        <p className="ui-help">
          What a program does with a key counts as done by this site, and stands in its activity. It may call
          300 times a minute and write down 100 orders an hour. Give it no more than it needs, and delete the
          key when the program is no longer used.
        </p>
      </details>
      <p className="ui-help">
        Every call of the API is described, with what it takes and answers. <LearnMore />
      </p>
    </>
  );
}
