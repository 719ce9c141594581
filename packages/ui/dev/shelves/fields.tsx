import { Target } from 'lucide-react';
import { AmountInput } from '#fields/AmountInput.tsx';
import { Checkbox, CheckboxField } from '#fields/CheckboxField.tsx';
import { ErrorLine } from '#fields/ErrorLine.tsx';
import { Field } from '#fields/Field.tsx';
import { MultiSelect } from '#fields/MultiSelect.tsx';
import { OtpInput } from '#fields/OtpInput.tsx';
import { PasswordField } from '#fields/PasswordField.tsx';
import { RadioCards } from '#fields/RadioCards.tsx';
import { SelectField } from '#fields/SelectField.tsx';
import { Switch } from '#fields/Switch.tsx';
import { TextField } from '#fields/TextField.tsx';
import { galleryFa as fa } from '../gallery.fa.ts';
import { Held, type Shelf } from '../shelf.tsx';

const cities = fa.cities.map((label, at) => ({ value: String(at), label }));
const goals = fa.goals.map((label, at) => ({
  value: String(at),
  label,
  text: fa.goalText,
  icon: Target,
  isDisabled: at === 2,
  disabledText: fa.reason,
}));
const same = () => undefined;
const row = { display: 'flex', gap: 16 } as const;

export const fieldShelves: readonly Shelf[] = [
  {
    name: 'fields/Field.tsx',
    states: {
      'above, with a hint': (
        <Field label={fa.name} hint={fa.hint} optional>
          {(control) => <input {...control} className="control-frame h-(--h-md) px-3" />}
        </Field>
      ),
      'above, with an error': (
        <Field label={fa.name} error={fa.error}>
          {(control) => <input {...control} className="control-frame h-(--h-md) px-3" />}
        </Field>
      ),
      line: (
        <Field layout="line" label={fa.name}>
          {(control) => <input {...control} className="control-frame h-(--h-md) px-3" />}
        </Field>
      ),
      'group, hint first': (
        <Field isGroup isHintFirst label={fa.name} hint={fa.hint}>
          <TextField label={fa.city} value="" onChange={same} />
        </Field>
      ),
    },
  },
  { name: 'fields/ErrorLine.tsx', states: { rest: <ErrorLine>{fa.error}</ErrorLine>, 'long text': <ErrorLine>{fa.long}</ErrorLine> } },
  {
    name: 'fields/TextField.tsx',
    states: {
      rest: (
        <Held first="">
          {(value, onChange) => (
            <TextField label={fa.name} hint={fa.hint} placeholder={fa.text} value={value} onChange={onChange} isRequired />
          )}
        </Held>
      ),
      filled: <TextField label={fa.name} value={fa.text} onChange={same} counterLimit={100} />,
      error: <TextField label={fa.name} value={fa.text} error={fa.error} onChange={same} counterLimit={5} />,
      disabled: <TextField label={fa.name} value={fa.text} onChange={same} isDisabled />,
      'read only': <TextField label={fa.name} value={fa.text} onChange={same} isReadOnly />,
      'long text': <TextField label={fa.long} value={fa.long} hint={fa.long} onChange={same} size="lg" />,
      multiline: (
        <Held<string> first={fa.prose}>
          {(value, onChange) => <TextField multiline label={fa.name} value={value} onChange={onChange} counterLimit={500} />}
        </Held>
      ),
    },
  },
  {
    name: 'fields/AmountInput.tsx',
    states: {
      empty: (
        <Held first="">
          {(value, onChange) => <AmountInput label={fa.amount} hint={fa.amountHint} value={value} onChange={onChange} />}
        </Held>
      ),
      filled: <AmountInput label={fa.amount} value="23650000" onChange={same} />,
      large: <AmountInput size="lg" label={fa.amount} value="23650000" onChange={same} />,
      error: <AmountInput label={fa.amount} value="999999999999" error={fa.amountError} onChange={same} />,
      disabled: <AmountInput label={fa.amount} value="50000" onChange={same} isDisabled />,
    },
  },
  {
    name: 'fields/SelectField.tsx',
    states: {
      empty: (
        <Held<string> first="">
          {(value, onChange) => <SelectField label={fa.city} placeholder={fa.choose} value={value} options={cities} onChange={onChange} />}
        </Held>
      ),
      filled: <SelectField label={fa.city} hint={fa.hint} value="1" options={cities} onChange={same} />,
      error: <SelectField label={fa.city} error={fa.needed} placeholder={fa.choose} value="" options={cities} onChange={same} />,
      disabled: <SelectField label={fa.city} value="1" options={cities} onChange={same} isDisabled />,
    },
  },
  {
    name: 'fields/MultiSelect.tsx',
    states: {
      empty: (
        <Held<readonly string[]> first={[]}>
          {(value, onChange) => <MultiSelect label={fa.city} hint={fa.hint} value={value} options={cities} onChange={onChange} />}
        </Held>
      ),
      'many chosen': (
        <Held<readonly string[]> first={['0', '1', '2', '3', '4', '5']}>
          {(value, onChange) => <MultiSelect label={fa.city} limit={6} value={value} options={cities} onChange={onChange} />}
        </Held>
      ),
      error: <MultiSelect label={fa.city} error={fa.needed} value={[]} options={cities} onChange={same} />,
      disabled: <MultiSelect label={fa.city} value={['1']} options={cities} onChange={same} isDisabled />,
    },
  },
  {
    name: 'fields/CheckboxField.tsx',
    states: {
      'box alone': (
        <div style={row}>
          <Checkbox label={fa.agree} isSelected={false} onChange={same} />
          <Checkbox label={fa.agree} isSelected onChange={same} />
          <Checkbox label={fa.agree} isSelected={false} isIndeterminate onChange={same} />
          <Checkbox label={fa.agree} isSelected isDisabled onChange={same} />
          <Checkbox label={fa.agree} isSelected={false} isDisabled onChange={same} />
        </div>
      ),
      rest: (
        <Held first={false}>
          {(value, onChange) => <CheckboxField label={fa.agree} hint={fa.hint} isSelected={value} onChange={onChange} />}
        </Held>
      ),
      error: <CheckboxField label={fa.agree} error={fa.agreeError} isSelected={false} onChange={same} />,
      disabled: <CheckboxField label={fa.agree} isSelected onChange={same} isDisabled />,
    },
  },
  {
    name: 'fields/RadioCards.tsx',
    states: {
      strip: (
        <Held<string> first="0">
          {(value, onChange) => <RadioCards label={fa.name} value={value} options={goals} onChange={onChange} />}
        </Held>
      ),
      'list, with an error': <RadioCards variant="list" label={fa.name} error={fa.needed} value="" options={goals} onChange={same} />,
      tiles: <RadioCards variant="tiles" label={fa.name} value="1" options={goals} onChange={same} />,
    },
  },
  {
    name: 'fields/Switch.tsx',
    states: {
      rest: (
        <Held<boolean> first>
          {(value, onChange) => <Switch label={fa.setting} hint={fa.hint} isSelected={value} onChange={onChange} />}
        </Held>
      ),
      spread: <Switch isSpread label={fa.setting} hint={fa.hint} isSelected={false} onChange={same} />,
      disabled: <Switch label={fa.setting} isSelected onChange={same} isDisabled />,
    },
  },
  {
    name: 'fields/OtpInput.tsx',
    states: {
      empty: <Held first="">{(value, onChange) => <OtpInput label={fa.code} value={value} onChange={onChange} />}</Held>,
      filled: <OtpInput label={fa.code} value="127" onChange={same} />,
      error: <OtpInput label={fa.code} value="12734" onChange={same} hasError error={fa.codeError} />,
    },
  },
  {
    name: 'fields/PasswordField.tsx',
    states: {
      rest: (
        <Held first="kafe-9ahveh">
          {(value, onChange) => <PasswordField label={fa.password} autoComplete="new-password" value={value} onChange={onChange} />}
        </Held>
      ),
      error: <PasswordField label={fa.password} autoComplete="current-password" value="kafe" onChange={same} error={fa.needed} />,
    },
  },
];
