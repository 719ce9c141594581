import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { spacePhone } from '@jarchi/domain/text/phone.ts';

/** The name. A person without a name has a phone number instead, which gets Persian digits. */
export function nameText(name: string): string {
  return /^\d+$/.test(name) ? toPersianDigits(name) : name;
}

export function PhoneText({ phone }: { phone: string | null }) {
  if (phone === null) return '—';
  return (
    <bdi dir="ltr" className="whitespace-nowrap">
      {toPersianDigits(spacePhone(phone))}
    </bdi>
  );
}
