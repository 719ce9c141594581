import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { calls } from '@jarchi/contract/calls.ts';
import { namesOfGroup } from '#features/team/roles.fa.ts';
import { useIsRolePending, useMay } from '#data/account/role.ts';
import { formatDate, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { Pagination } from '@jarchi/ui/navigation/Pagination.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Info, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { visitsQuery, type StaffVisit } from '#data/profile/profile.ts';
import { visitsFa as fa } from '#features/profile/self/self.fa.ts';

const PAGE = 10;
const MINUTE_MS = 60_000;

function lengthText({ started_at, ends_at, is_open, is_timed_out }: StaffVisit): string {
  if (is_open) return fa.open;
  const minutes = Math.max(1, Math.round((Date.parse(ends_at) - Date.parse(started_at)) / MINUTE_MS));
  return is_timed_out ? fa.timedOut(formatNumber(minutes)) : fa.minutes(formatNumber(minutes));
}

function Row({ visit }: { visit: StaffVisit }) {
  const at = Date.parse(visit.started_at);
  const acts = visit.acts.map(({ act, count }) => fa.act(formatNumber(count), fa.acts[act])).join(fa.and);
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 border-b border-line py-3">
      <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-full bg-action-soft text-action-soft-text">
        <ShieldCheck size={18} />
      </span>
      <span className="min-w-0 flex-1 basis-60">
        <span className="block text-md break-words">
          <span className="font-semibold">{fa.staff}</span>
          <span className="text-text-2"> · {visit.reason}</span>
        </span>
        <span className="block text-sm text-text-3">
          {fa.at(formatDate(at), formatTime(at))} · {lengthText(visit)}
        </span>
      </span>
      <span className="text-sm font-medium text-text-2 max-sm:basis-full max-sm:ps-12">{acts === '' ? fa.onlyRead : acts}</span>
    </li>
  );
}

/** When and why staff acted for this account, and what they did: for who may read it. */
export function StaffSection() {
  const mayRead = useMay(calls.profile.listStaffVisits);
  if (useIsRolePending()) return <SkeletonRows rows={4} />;
  return mayRead ? <Visits /> : <Notice>{fa.hidden(namesOfGroup(calls.profile.listStaffVisits.for))}</Notice>;
}

function Visits() {
  const [page, setPage] = useState(1);
  const list = useQuery(visitsQuery({ limit: PAGE, offset: (page - 1) * PAGE }));
  const region = getRegion(list, { isEmpty: ({ count }) => count === 0 });
  return (
    <>
      <p className="-mt-3 mb-5 text-md text-text-2">{fa.lead}</p>
      <DataRegion {...region} skeleton={<SkeletonRows rows={4} />} empty={{ title: fa.emptyTitle, text: fa.emptyText }}>
        {list.data && (
          <>
            <ul className="border-t border-line">
              {list.data.results.map((visit) => (
                <Row key={visit.visit} visit={visit} />
              ))}
            </ul>
            {list.data.count > PAGE && <Pagination page={page} pageSize={PAGE} total={list.data.count} onPage={setPage} />}
            <p className="mt-4 flex items-start gap-1.5 text-sm text-text-3">
              <Info aria-hidden size={16} className="mt-0.5 shrink-0" />
              <span>
                {fa.unknown}{' '}
                <Link to="/support" className="font-medium text-text-link hover:underline">
                  {fa.tell}
                </Link>
                .
              </span>
            </p>
          </>
        )}
      </DataRegion>
    </>
  );
}
