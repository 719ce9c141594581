import { ForWhoMayOpen } from '#features/team/ForWhoMayOpen.tsx';
import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { DefinitionRows } from '@jarchi/ui/figures/Rows.tsx';
import { formatId } from '@jarchi/ui/format/format.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, notFound } from '@tanstack/react-router';
import { useMayOpen } from '#data/account/role.ts';
import { type MoneyRequestDetail, moneyRequestQuery } from '#data/money-requests/money-requests.ts';
import { AttachmentPicture } from '#features/money-requests/AttachmentPicture.tsx';
import { listRequestFacts } from '#features/money-requests/request-facts.tsx';
import { RequestHistory } from '#features/money-requests/RequestHistory.tsx';
import { RequestBadge } from '#features/money-requests/RequestBadge.tsx';
import { requestsFa } from '#features/money-requests/requests.fa.ts';
import { PlainPage } from '#pages/PlainPage.tsx';

const route = getRouteApi('/shell/financial/requests/$id');

const fa = requestsFa.page;
const LINK = 'inline-flex min-h-11 items-center text-md text-text-link hover:underline';

/** The list in which its advertiser finds it among others of its kind. */
function OwnList({ kind }: Pick<MoneyRequestDetail, 'kind'>) {
  if (kind === 'receipt')
    return (
      <Link to="/financial/charge" search={{ way: 'receipt' }} className={LINK}>
        {fa.own.receipt}
      </Link>
    );
  if (kind !== 'money_back') return null;
  return (
    <ForWhoMayOpen page="moneyBack">
      <Link to="/financial/money-back" className={LINK}>
        {fa.own.money_back}
      </Link>
    </ForWhoMayOpen>
  );
}

/** A request of money as its account sees it: its facts, its file and what was done about it. */
export function MoneyRequestPage() {
  const { id } = route.useParams();
  const hasReport = useMayOpen('statement');
  const found = useQuery(moneyRequestQuery(Number(id)));
  if (hasErrorCode(found.error, 'not_found')) throw notFound();
  const request = found.data;
  return (
    <PlainPage
      title={requestsFa.detail(formatId(id))}
      back={hasReport ? { to: '/financial/report', label: fa.report } : { to: '/', label: fa.home }}
      badge={request && <RequestBadge state={request.state} />}
    >
      <DataRegion {...getRegion(found)} className="flex flex-1 flex-col" skeleton={<SkeletonRows rows={5} hasAvatar={false} />}>
        {request && (
          <div className="grid flex-1 xl:grid-cols-[minmax(0,1fr)_340px]">
            <div className="flex w-full max-w-form flex-col gap-4 px-(--gutter) py-6">
              <DefinitionRows rows={listRequestFacts(request)} />
              {request.attachments.map((attachment) => (
                <AttachmentPicture key={attachment.id} attachment={attachment} className="max-h-80" />
              ))}
              <OwnList kind={request.kind} />
            </div>
            <aside className="border-line bg-surface-sunken px-(--gutter) py-6 max-xl:border-t xl:border-s xl:px-5">
              <RequestHistory events={request.events} />
            </aside>
          </div>
        )}
      </DataRegion>
    </PlainPage>
  );
}
