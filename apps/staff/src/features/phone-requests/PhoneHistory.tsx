import type { PhoneRequest } from '#data/phone-requests.ts';
import { CaseHistory } from '#features/cases/public.ts';
import { instantText } from '#features/cases/public.ts';
import { phoneRequestsFa as fa } from './phone-requests.fa.ts';

type Entry = PhoneRequest['entries'][number];

const eventOf = ({ at, what, by, stopped_by, staff_name, reason }: Entry) => ({
  title: stopped_by === null ? fa.what[what] : fa.stops[stopped_by],
  by: fa.event(staff_name ?? fa.doers[by], instantText(at)),
  text: reason,
});

/** Who said what about it, when and why. */
export function PhoneHistory({ entries }: { entries: readonly Entry[] }) {
  return <CaseHistory title={fa.history} events={entries.map(eventOf)} />;
}
