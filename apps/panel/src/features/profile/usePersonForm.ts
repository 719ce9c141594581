import { useRef, useState } from 'react';
import type { PersonInputs } from './PersonFields.tsx';
import { checkPersonInfo, type PersonErrors, type PersonInfo } from './person-info.ts';

const FIELDS = ['first_name', 'last_name', 'email'] as const;

/** The form's values, their errors, and a way to focus the first wrong field. */
export function usePersonForm(initial: PersonInfo) {
  const [value, setValue] = useState(initial);
  const checked = useRef(initial);
  const [errors, setErrors] = useState<PersonErrors>({});
  const inputs: PersonInputs = {
    first_name: useRef(null),
    last_name: useRef(null),
    email: useRef(null),
  };
  const refuse = (next: PersonErrors) => {
    setErrors(next);
    const first = FIELDS.find((field) => next[field] !== undefined);
    if (first) inputs[first].current?.focus();
  };
  return {
    fields: {
      value,
      errors,
      inputs,
      onChange: (next: PersonInfo) => {
        setValue(next);
        setErrors({});
      },
    },
    /** Shows what was stored, unless the person has typed on since. */
    accept: (stored: PersonInfo) => setValue((now) => (now === checked.current ? stored : now)),
    count: Object.keys(errors).length,
    refuse,
    /** Returns whether the form can be sent; if not, shows the errors next to their fields. */
    check: (): boolean => {
      checked.current = value;
      const wrong = checkPersonInfo(value);
      refuse(wrong);
      return Object.keys(wrong).length === 0;
    },
  };
}
