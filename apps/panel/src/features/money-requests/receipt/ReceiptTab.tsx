import { calls } from '@jarchi/contract/calls.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { proceduresQuery, receiptsQuery } from '#data/money-requests/money-requests.ts';
import { useMay } from '#data/account/role.ts';
import { OWN_PAGE, OwnRequests } from '../OwnRequests.tsx';
import { receiptFa as fa } from './receipt.fa.ts';
import { ReceiptForm, type ReceiptFormProps } from './ReceiptForm.tsx';
import { ReceiptResult } from './ReceiptResult.tsx';

export interface ReceiptTabProps extends Pick<ReceiptFormProps, 'askedAmount' | 'balance'> {
  /** The slip whose result is shown; undefined shows the form. */
  request: number | undefined;
  onRequest: (id: number | undefined) => void;
}

/** Bank slips on the charge page: the form or the result of one, and those that were sent before. */
export function ReceiptTab({ request, onRequest, ...form }: ReceiptTabProps) {
  const [page, setPage] = useState(1);
  const maySend = useMay(calls.moneyRequests.sendReceipt);
  const procedures = useQuery(proceduresQuery);
  const list = useQuery(receiptsQuery({ limit: OWN_PAGE, offset: (page - 1) * OWN_PAGE }));
  const region = getRegion(procedures, { isEmpty: ({ bank_account }) => bank_account === null && request === undefined });
  const account = procedures.data?.bank_account;
  return (
    <div className="flex flex-col gap-8 pb-8">
      {request === undefined ? (
        <DataRegion {...region} skeleton={<SkeletonRows rows={5} hasAvatar={false} />} empty={fa.closed}>
          {account && !maySend && <Notice>{fa.notMine}</Notice>}
          {account && maySend && <ReceiptForm bankAccount={account} {...form} onSent={({ id }) => onRequest(id)} />}
        </DataRegion>
      ) : (
        <ReceiptResult id={request} onAgain={() => onRequest(undefined)} />
      )}
      <OwnRequests title={fa.list} list={list} page={page} onPage={setPage} empty={fa.noList} />
    </div>
  );
}
