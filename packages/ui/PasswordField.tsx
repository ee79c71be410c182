import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { t } from './messages.ts';

/** A password that can be looked at before it is sent. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix' | 'rows'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <ToggleButton
          className="ui-step"
          isSelected={shown}
          onChange={setShown}
          aria-label={shown ? t('hidePassword') : t('showPassword')}
        >
          {shown ? <EyeOff size={16} aria-hidden="true" /> : <Eye size={16} aria-hidden="true" />}
        </ToggleButton>
      }
    />
  );
}
