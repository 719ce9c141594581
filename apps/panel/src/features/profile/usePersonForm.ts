import { useRef, useState } from 'react';
import type { PersonInputs } from './PersonFields.tsx';
import { checkPersonInfo, cleanPersonInfo, type PersonErrors, type PersonInfo } from './person-info.ts';

const FIELDS = ['first_name', 'last_name', 'email'] as const;

/** The form's values, their errors, and a way to focus the first wrong field. */
export function usePersonForm(initial: PersonInfo) {
  const [value, setValue] = useState(initial);
  const checked = useRef(initial);
  const stored = useRef(initial);
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
    accept: (accepted: PersonInfo) => {
      stored.current = accepted;
      setValue((now) => (now === checked.current ? accepted : now));
    },
    /** What the person has changed since, as it is sent. */
    clean: () => cleanPersonInfo(value, stored.current),
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
