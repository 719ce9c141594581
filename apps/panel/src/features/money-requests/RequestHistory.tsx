import { RequestBadge } from './RequestBadge.tsx';
import { instantText } from './request-words.ts';
import { requestsFa } from './requests.fa.ts';
import type { MoneyRequestDetail } from '#data/money-requests/money-requests.ts';

const fa = requestsFa.page;

function doerText({ name, is_staff }: MoneyRequestDetail['events'][number]['by']): string {
  return name ?? (is_staff ? requestsFa.staff : requestsFa.someone);
}

/** What was done about a request, newest first. */
export function RequestHistory({ events }: Pick<MoneyRequestDetail, 'events'>) {
  return (
    <section aria-labelledby="request-history">
      <h2 id="request-history" className="mb-4 text-lg font-bold">
        {fa.history}
      </h2>
      <ol className="flex flex-col gap-5">
        {events.toReversed().map(({ at, state, by, text }) => (
          <li key={at} className="flex flex-col items-start gap-1 text-sm text-text-2">
            <RequestBadge state={state} />
            <time dateTime={at}>{fa.event(doerText(by), instantText(at))}</time>
            {text !== '' && <span className="text-text">{text}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
