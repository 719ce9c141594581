import { PROVINCES_FA } from '@jarchi/domain/drafts/provinces.fa.ts';
import { MultiSelect } from '@jarchi/ui/fields/MultiSelect.tsx';
import { generalFa } from './general.fa.ts';

const fa = generalFa.message;

/** The provinces, and other places that an older draft has. */
export function LocationsField({ value, onChange }: { value: readonly string[]; onChange: (value: readonly string[]) => void }) {
  const names = [...new Set<string>([...PROVINCES_FA, ...value])];
  return (
    <MultiSelect
      label={fa.locations}
      value={value}
      onChange={onChange}
      options={names.map((name) => ({ value: name, label: name }))}
      {...(value.length === 0 ? { hint: fa.locationsHint } : {})}
    />
  );
}
