import { fontFamilyNamed } from '@veranda/domain/design/font-families';
import { fontRoles } from '@veranda/domain/design/font-role';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { FontSample } from '../../fonts/FontSample.tsx';
import { t } from '../../fonts/messages.ts';
import type { ControlProps } from './field-props.ts';
import { useFontRoles } from './use-section-colours.ts';
import '../../fonts/fonts.css';

const roleNames = { heading: t('roleHeading'), text: t('roleText') } as const;

/** A font of the site by its role, each drawn in its own letters; it follows the design. */
export function FontControl({ field, value, isReadOnly, onChange }: ControlProps<'font'>) {
  const families = useFontRoles();
  const chosen = fontRoles.find((role) => role === value) ?? 'theme';
  return (
    <div className="ui-field">
      <span className="ui-label">{field.label}</span>
      <ToggleButtonGroup
        className="font-roles"
        aria-label={field.label}
        selectedKeys={[chosen]}
        disallowEmptySelection
        isDisabled={isReadOnly}
        onSelectionChange={(keys) => onChange(fontRoles.find((role) => keys.has(role)) ?? '')}
      >
        <ToggleButton id="theme" className="font-role">
          {t('asInTheme')}
        </ToggleButton>
        {fontRoles.map((role) => {
          const choice = fontFamilyNamed(families[role] ?? '');
          return (
            <ToggleButton key={role} id={role} className="font-role" aria-label={roleNames[role]}>
              <span>{roleNames[role]}</span>
              {choice ? <FontSample choice={choice} text={choice.name} /> : null}
            </ToggleButton>
          );
        })}
      </ToggleButtonGroup>
    </div>
  );
}
