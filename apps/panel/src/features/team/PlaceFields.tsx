import { ACCOUNT_ROLES } from '@jarchi/domain/account/roles.ts';
import { AmountInput } from '@jarchi/ui/fields/AmountInput.tsx';
import { RadioCards } from '@jarchi/ui/fields/RadioCards.tsx';
import type { RefObject } from 'react';
import type { PlaceDraft } from './place-draft.ts';
import { rolesFa } from '#features/team/roles.fa.ts';
import { roleTextsFa } from './role-texts.fa.ts';
import { teamFa as fa } from './team.fa.ts';

const ROLES = ACCOUNT_ROLES.map((value) => ({ value, label: rolesFa[value], text: roleTextsFa[value] }));

export interface PlaceFieldsProps {
  value: PlaceDraft;
  onChange: (value: PlaceDraft) => void;
  error: string | undefined;
  ceilingRef: RefObject<HTMLInputElement | null>;
}

/** The role of a member with what it may do, and a buyer's ceiling. */
export function PlaceFields({ value, onChange, error, ceilingRef }: PlaceFieldsProps) {
  return (
    <>
      <RadioCards label={fa.role} variant="list" value={value.role} onChange={(role) => onChange({ ...value, role })} options={ROLES} />
      {value.role === 'buyer' && (
        <AmountInput
          name="ceiling"
          label={fa.ceilingLabel}
          optional
          hint={fa.ceilingHint}
          placeholder={fa.noCeiling}
          value={value.ceiling}
          onChange={(ceiling) => onChange({ ...value, ceiling })}
          error={error}
          inputRef={ceilingRef}
        />
      )}
    </>
  );
}
