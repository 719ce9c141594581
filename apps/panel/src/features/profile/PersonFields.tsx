import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { personFa as fa } from './person.fa.ts';
import type { PersonErrors, PersonInfo, PersonInputs } from './usePersonForm.ts';

export interface PersonFieldsProps {
  value: PersonInfo;
  onChange: (value: PersonInfo) => void;
  errors: PersonErrors;
  inputs: PersonInputs;
  isReadOnly?: boolean;
  size?: 'md' | 'lg';
}

export function PersonFields({ value, onChange, errors, inputs, isReadOnly = false, size = 'lg' }: PersonFieldsProps) {
  const shared = { isReadOnly, size } as const;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...shared}
          label={fa.firstName}
          name="first_name"
          autoComplete="given-name"
          value={value.first_name}
          error={errors.first_name}
          inputRef={inputs.first_name}
          onChange={(first_name) => onChange({ ...value, first_name })}
        />
        <TextField
          {...shared}
          label={fa.lastName}
          name="last_name"
          autoComplete="family-name"
          value={value.last_name}
          error={errors.last_name}
          inputRef={inputs.last_name}
          onChange={(last_name) => onChange({ ...value, last_name })}
        />
      </div>
      <TextField
        {...shared}
        label={fa.email}
        optional
        hint={fa.emailHint}
        name="email"
        type="email"
        dir="ltr"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={value.email}
        error={errors.email}
        inputRef={inputs.email}
        onChange={(email) => onChange({ ...value, email })}
      />
    </>
  );
}
