import { holdsRole } from '@veranda/domain/contributors/changes';
import type { Holder } from '@veranda/domain/contributors/rights';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { useId } from 'react';
import { roleCodes, roleName, roleNote } from './role-names.ts';
import { t } from './messages.ts';

interface RolePickerProps {
  readonly granter: Holder;
  readonly value: readonly number[];
  /** Roles that are held already: they stay even where the granter could not give them. */
  readonly held?: readonly number[];
  readonly problem?: string | null;
  readonly onChange: (roles: readonly number[]) => void;
}

/** Roles to tick, each with what it allows, and why one cannot be given. */
export function RolePicker({ granter, value, held = [], problem, onChange }: RolePickerProps) {
  const id = useId();
  const set = (code: number, isSelected: boolean) =>
    onChange(isSelected ? [...value, code] : value.filter((one) => one !== code));
  return (
    <div role="group" aria-labelledby={id} className="role-picker">
      <div>
        <h3 id={id}>{t('roles')}</h3>
        <p className="ui-help">{t('rolesNote')}</p>
      </div>
      {problem ? (
        <p role="alert" className="ui-error">
          {problem}
        </p>
      ) : null}
      {roleCodes.map((code) => {
        const isAbove = !holdsRole(granter, code) && !held.includes(code);
        return (
          <Checkbox
            key={code}
            isSelected={value.includes(code)}
            isDisabled={isAbove}
            onChange={(isSelected) => set(code, isSelected)}
            note={isAbove ? t('roleAbove') : roleNote(code)}
          >
            {roleName(code)}
          </Checkbox>
        );
      })}
    </div>
  );
}
