import { CheckboxField } from '@jarchi/ui/fields/CheckboxField.tsx';
import { useState } from 'react';
import { isDeviceShared, setDeviceShared } from '#api/device/figures.ts';
import { signInFa } from './sign-in.fa.ts';

const fa = signInFa.sharedDevice;

/** Says of this device, and not of a person, that others use it too: the choice holds until somebody takes it back. */
export function SharedDevice() {
  const [isShared, setShared] = useState(isDeviceShared);
  const choose = (next: boolean) => {
    setDeviceShared(next);
    setShared(next);
  };
  return <CheckboxField label={fa.label} hint={fa.hint} isSelected={isShared} onChange={choose} />;
}
