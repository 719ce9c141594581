import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { useIsVisit } from '#data/account/viewer.ts';
import type { StaffKind } from '@jarchi/domain/money/requests/money-requests.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useOwnAddress } from '@jarchi/shell/router/own-address.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { balanceQuery } from '#data/finance/finance.ts';
import { advertiserQuery, moneyRequestQuery, proceduresQuery } from '#data/money-requests/money-requests.ts';
import { staffFormsFa } from '#features/money-requests/staff/staff-forms.fa.ts';
import { staffFa } from '#features/money-requests/staff/staff.fa.ts';
import { StaffRequestForm } from '#features/money-requests/staff/StaffRequestForm.tsx';
import { PlainPage } from '#pages/PlainPage.tsx';

const charge = getRouteApi('/shell/financial/requests/charge');
const deduction = getRouteApi('/shell/financial/requests/deduction');
const transfer = getRouteApi('/shell/financial/requests/transfer');

function readDraft(value: string | undefined): number | undefined {
  return value !== undefined && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
}

/** Staff view: a charge, deduction or transfer; the draft in the address is continued. */
function RequestPage({ kind, named }: { kind: StaffKind; named: string | undefined }) {
  const draftId = readDraft(named);
  const address = useOwnAddress();
  const navigate = useNavigate();
  const balance = useQuery(balanceQuery);
  const advertiser = useQuery(advertiserQuery(kind === 'transfer'));
  const procedures = useQuery(proceduresQuery);
  const draft = useQuery(moneyRequestQuery(draftId));
  const isVisit = useIsVisit();
  const failed = [advertiser, procedures, draft].find(({ data, isError }) => isError && data === undefined);
  const region = getRegion(failed === undefined ? balance : { ...failed, data: undefined });
  const words = staffFormsFa.forms[kind];
  const isReady = draftId === undefined || draft.data !== undefined;
  const isOver = draft.data !== undefined && draft.data.state !== 'draft';
  return (
    <PlainPage title={words.title} back={{ to: '/financial/requests', label: staffFa.list.title }}>
      <div className="mx-auto w-full max-w-form px-(--gutter) py-6">
        <p className="mb-6 text-md text-text-2">{words.text}</p>
        {isVisit === false && <Notice tone="warning">{staffFa.visitOnly}</Notice>}
        {isVisit !== false && (
          <DataRegion
            {...region}
            state={
              isOver ? 'empty' : region.state === 'ready' && !(isReady && advertiser.data && procedures.data) ? 'loading' : region.state
            }
            skeleton={<SkeletonRows rows={5} hasAvatar={false} />}
            empty={{ title: staffFormsFa.form.notDraft }}
          >
            {balance.data && advertiser.data && procedures.data && isReady && (
              <StaffRequestForm
                key={draftId ?? 'new'}
                kind={kind}
                draft={draft.data}
                balance={balance.data}
                advertiser={advertiser.data}
                secondAbove={procedures.data.second_staff_above}
                onDraft={({ id }) => void address({ to: `/financial/requests/${kind}`, search: { draft: String(id) } })}
                onSent={() => void navigate({ to: '/financial/requests' })}
              />
            )}
          </DataRegion>
        )}
      </div>
    </PlainPage>
  );
}

export function ChargeRequestPage() {
  return <RequestPage kind="charge" named={charge.useSearch().draft} />;
}

export function DeductionRequestPage() {
  return <RequestPage kind="deduction" named={deduction.useSearch().draft} />;
}

export function TransferRequestPage() {
  return <RequestPage kind="transfer" named={transfer.useSearch().draft} />;
}
