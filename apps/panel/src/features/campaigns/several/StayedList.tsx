import { ApiError } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { formatId } from '@jarchi/ui/format/format.ts';
import { campaignsFa } from '#features/campaigns/campaigns.fa.ts';
import { useTitles, type SeveralLine } from '#data/campaigns/list/several.ts';

type Line = Pick<SeveralLine, 'id' | 'refusal'>;

const getReason = ({ refusal }: Line): string =>
  refusal ? errorText(new ApiError({ status: 409, code: refusal.code, facts: refusal.facts })) : '';

/** Campaigns that stay as they are, each with its reason. */
export function StayedList({ lines }: { lines: readonly Line[] }) {
  const titleOf = useTitles();
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.id} className="py-2.5">
          <p className="text-md font-medium">
            {titleOf(line.id) || campaignsFa.untitled} <span className="text-sm font-normal text-text-3">{formatId(line.id)}</span>
          </p>
          <p className="text-sm text-text-2">{getReason(line)}</p>
        </li>
      ))}
    </ul>
  );
}
