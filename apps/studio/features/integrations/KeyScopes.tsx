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
          What software does with a key counts as done by this site and appears in its activity. The limits
          are 300 calls a minute and 100 new orders an hour. Grant only the permissions it needs, and delete
          the key when you no longer use it.
        </p>
      </details>
      <p className="ui-help">
        The API reference describes every call with its parameters and responses. <LearnMore />
      </p>
    </>
  );
}
