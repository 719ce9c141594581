import { PASSWORD_MAX } from '@jarchi/domain/session/login.ts';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#actions/IconButton.tsx';
import { uiFa } from '#ui.fa.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface PasswordFieldProps extends Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'value' | 'onChange' | 'inputRef' | 'size'> {
  /** Which password the browser fills in or makes. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until its eye is pressed. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      kind="opaque"
      dir="ltr"
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={PASSWORD_MAX}
      end={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={isShown ? uiFa.hidePassword : uiFa.showPassword}
          size="sm"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
