import { findDeliveryIssue, type DeliverySettings } from '@jarchi/domain/channels/delivery-time.ts';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { SelectField } from '@jarchi/ui/fields/SelectField.tsx';
import { Switch } from '@jarchi/ui/fields/Switch.tsx';
import { useState } from 'react';
import { channelsFa } from './channels.fa.ts';

const fa = channelsFa.hours;
const OFF = 'off';

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: fa.at(toPersianDigits(String(hour))) }));

export interface HoursFieldsProps {
  settings: DeliverySettings;
  isReadOnly: boolean;
  onChange: (settings: DeliverySettings) => void;
}

/** Quiet hours, the digest, and whether money waits. What fits is saved at once; what does not stays, with its reason. */
export function HoursFields({ settings, isReadOnly, onChange }: HoursFieldsProps) {
  const [draft, setDraft] = useState<DeliverySettings>();
  const shown = draft ?? settings;
  const hasIssue = findDeliveryIssue(shown) !== undefined;
  const change = (part: Partial<DeliverySettings>) => {
    const next = { ...shown, ...part };
    const isWrong = findDeliveryIssue(next) !== undefined;
    setDraft(isWrong ? next : undefined);
    if (!isWrong) onChange(next);
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        <SelectField
          label={fa.from}
          className="min-w-36 flex-1"
          isDisabled={isReadOnly}
          value={String(shown.quiet_from)}
          onChange={(hour) => change({ quiet_from: Number(hour) })}
          options={hours}
          hint={shown.quiet_from === shown.quiet_until ? fa.none : fa.hint}
        />
        <SelectField
          label={fa.until}
          className="min-w-36 flex-1"
          isDisabled={isReadOnly}
          value={String(shown.quiet_until)}
          onChange={(hour) => change({ quiet_until: Number(hour) })}
          options={hours}
        />
      </div>
      <Switch
        isSpread
        label={fa.money}
        hint={fa.moneyHint}
        isDisabled={isReadOnly}
        isSelected={shown.is_money_urgent}
        onChange={(is_money_urgent) => change({ is_money_urgent })}
      />
      <SelectField
        label={fa.digest}
        hint={fa.digestHint}
        error={hasIssue ? <span role="alert">{fa.digestInQuiet}</span> : undefined}
        isDisabled={isReadOnly}
        value={shown.digest_hour === null ? OFF : String(shown.digest_hour)}
        onChange={(hour) => change({ digest_hour: hour === OFF ? null : Number(hour) })}
        options={[{ value: OFF, label: fa.digestOff }, ...hours]}
      />
    </div>
  );
}
