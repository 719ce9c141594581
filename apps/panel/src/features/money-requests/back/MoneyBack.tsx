import { calls } from '@jarchi/contract/calls.ts';
import { formatDate, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { balanceQuery } from '#data/finance/finance.ts';
import { advertiserQuery, moneyBackQuery, proceduresQuery } from '#data/money-requests/money-requests.ts';
import { useMay } from '#data/account/role.ts';
import { OWN_PAGE, OwnRequests } from '../OwnRequests.tsx';
import { moneyBackFa as fa } from './money-back.fa.ts';
import { MoneyBackForm } from './MoneyBackForm.tsx';

const dayAndTime = (instant: string) => [formatDate(Date.parse(instant)), formatTime(Date.parse(instant))] as const;

/** Money back: the form, its steps, and the requests before. */
export function MoneyBack() {
  const [page, setPage] = useState(1);
  const mayAsk = useMay(calls.moneyRequests.askMoneyBack);
  const waits = useQuery(proceduresQuery).data?.money_back.waits;
  const balance = useQuery(balanceQuery);
  const advertiser = useQuery(advertiserQuery(false));
  const list = useQuery(moneyBackQuery({ limit: OWN_PAGE, offset: (page - 1) * OWN_PAGE }));
  const region = getRegion(balance, { isEmpty: ({ available }) => available <= 0 });
  return (
    <div className="flex flex-col gap-8">
      {!mayAsk && <Notice>{fa.notMine}</Notice>}
      {waits && <Notice tone="warning">{waits.until === null ? fa.frozen : fa.waits(...dayAndTime(waits.until))}</Notice>}
      <DataRegion {...region} skeleton={<SkeletonRows rows={4} hasAvatar={false} />} empty={fa.none}>
        {balance.data && mayAsk && <MoneyBackForm available={balance.data.available} holder={advertiser.data?.name ?? ''} />}
      </DataRegion>
      <OwnRequests title={fa.list} list={list} page={page} onPage={setPage} empty={fa.noList} />
    </div>
  );
}
