import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { phoneRequestsFa as fa } from './phone-requests.fa.ts';

/** The last digits of the phone that is asked for, in a sentence. */
export function PhoneEnd({ end }: { end: string }) {
  return (
    <>
      <span>{fa.phoneBefore}</span> <bdi dir="ltr">{toPersianDigits(end)}</bdi> <span>{fa.phoneAfter}</span>
    </>
  );
}
