import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { phoneRequestsFa as fa } from './phone-requests.fa.ts';

/** The last digits of the phone that is asked for, in a sentence. */
export function PhoneEnd({ end }: { end: string }) {
  return (
    <>
      {fa.phoneBefore} <bdi dir="ltr">{toPersianDigits(end)}</bdi> {fa.phoneAfter}
    </>
  );
}
