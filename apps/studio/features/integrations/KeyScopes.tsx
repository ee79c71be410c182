import { Select } from '@veranda/ui/Select.tsx';
import { tellClick } from '../../api/interface-clicks.ts';
import { LearnMore } from './LearnMore.tsx';
import { levelLabels, type ScopeArea, scopeAreas, type ScopeLevel } from './scope-levels.ts';
import { t } from './messages.ts';

interface KeyScopesProps {
  readonly levels: Readonly<Record<ScopeArea, ScopeLevel>>;
  readonly onChange: (area: ScopeArea, level: ScopeLevel) => void;
}

/** Access of a key in each area, and the consent of its owner. */
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
              (value) => ({ value, label: levelLabels[value] }),
            )}
            onChange={(value) => onChange(area, value as ScopeLevel)}
          />
        ))}
      </div>
      <details className="key-terms">
        <summary onClick={() => tellClick('api-keys', 'terms')}>{t('terms')}</summary>
        <p className="ui-help">{t('keyTerms')}</p>
      </details>
      <p className="ui-help">
        {t('apiReferenceText')} <LearnMore />
      </p>
    </>
  );
}
