import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { useIsVisit } from '#data/account/viewer.ts';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { REQUEST_KINDS, REQUEST_STATES } from '@jarchi/domain/money/requests/money-requests.ts';
import { exportFeature } from '@jarchi/domain/session/exports.ts';
import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { SelectField } from '@jarchi/ui/fields/SelectField.tsx';
import { ListPage, ListSearch } from '@jarchi/shell/list/ListPage.tsx';
import { useList } from '@jarchi/shell/list/use-list.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowLeftRight, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useCanSee } from '#data/account/viewer.ts';
import { downloadRequests, type MoneyRequest, proceduresQuery, requestsQuery } from '#data/money-requests/money-requests.ts';
import { TableExport } from '#features/export/TableExport.tsx';
import { requestsFa } from '#features/money-requests/requests.fa.ts';
import { getRequestsQuery, requestsList, SINCE_DAYS } from '#features/money-requests/staff/requests-list.ts';
import { RequestsTable } from '#features/money-requests/staff/RequestsTable.tsx';
import { staffFa } from '#features/money-requests/staff/staff.fa.ts';
import { PlainPage } from '#pages/PlainPage.tsx';

const fa = staffFa.list;
const RequestDialog = lazyPart(() => import('#features/money-requests/staff/RequestDialog.tsx'), 'RequestDialog', { whenLost: 'close' });

const links = (
  <>
    <Link to="/financial/requests/transfer" className={buttonClass({ variant: 'secondary' })}>
      <ArrowLeftRight aria-hidden size={18} />
      {fa.newTransfer}
    </Link>
    <Link to="/financial/requests/deduction" className={buttonClass({ variant: 'secondary' })}>
      <Minus aria-hidden size={18} />
      {fa.newDeduction}
    </Link>
    <Link to="/financial/requests/charge" className={buttonClass()}>
      <Plus aria-hidden size={18} />
      {fa.newCharge}
    </Link>
  </>
);

/** Staff view: all requests of money of the account, and the decision about those that wait. */
export function RequestsPage() {
  const navigate = useNavigate();
  const isVisit = useIsVisit();
  const list = useList(requestsList, useSearch({ from: '/shell/financial/requests' }));
  const { state: params, change, clear, isChosen } = list;
  const [today] = useState(() => tehranDay(Date.now()));
  const choice = getRequestsQuery(params, today);
  const [opened, setOpened] = useState<MoneyRequest>();
  const query = useQuery(requestsQuery(choice));
  const procedures = useQuery(proceduresQuery);
  const canExport = useCanSee(exportFeature('money_requests'));
  const states = query.data?.states;
  const tabs = [
    { id: 'all', label: fa.all, count: states && REQUEST_STATES.reduce((sum, state) => sum + (states[state] ?? 0), 0) },
    ...REQUEST_STATES.map((state) => ({ id: state, label: requestsFa.states[state], count: states?.[state] })),
  ] as const;
  const open = (request: MoneyRequest) => {
    if (request.state !== 'draft') return setOpened(request);
    const { kind } = request;
    if (kind === 'charge' || kind === 'deduction' || kind === 'transfer')
      void navigate({ to: `/financial/requests/${kind}`, search: { draft: String(request.id) } });
  };
  const search = (
    <div className="flex flex-wrap items-end gap-3 border-b border-line px-(--gutter) py-3">
      <ListSearch list={list} label={fa.search} className="min-w-0 flex-1 basis-64" />
      <SelectField
        label={fa.kind}
        isLabelHidden
        value={params.kind ?? 'any'}
        onChange={(kind) => change({ kind: kind === 'any' ? undefined : kind })}
        options={[
          { value: 'any' as const, label: fa.anyKind },
          ...REQUEST_KINDS.map((kind) => ({ value: kind, label: requestsFa.kinds[kind] })),
        ]}
      />
      <SelectField
        label={fa.since}
        isLabelHidden
        value={params.since ?? 'any'}
        onChange={(since) => change({ since: since === 'any' ? undefined : since })}
        options={[
          { value: 'any' as const, label: fa.always },
          ...SINCE_DAYS.map((days) => ({ value: days, label: fa.days(formatNumber(Number(days))) })),
        ]}
      />
      {isChosen && (
        <Button variant="ghost" onClick={clear}>
          {fa.clear}
        </Button>
      )}
    </div>
  );
  return (
    <ListPage
      Frame={PlainPage}
      title={fa.title}
      list={list}
      query={query}
      tabs={{
        idPrefix: 'requests',
        label: fa.tabs,
        items: tabs,
        selected: params.state ?? 'all',
        onSelect: (id) => change({ state: id === 'all' ? undefined : id }),
      }}
      actions={
        <>
          <TableExport download={() => downloadRequests(choice)} isAllowed={canExport} />
          {isVisit === false ? undefined : links}
        </>
      }
      intro={
        isVisit === false && (
          <Notice tone="warning" className="mx-(--gutter) mt-4">
            {staffFa.visitOnly}
          </Notice>
        )
      }
      tools={search}
      empty={isChosen ? fa.emptyFiltered : fa.empty}
      foot={
        opened &&
        procedures.data && (
          <RequestDialog
            key={opened.id}
            request={opened}
            secondAbove={procedures.data.second_staff_above}
            onClose={() => setOpened(undefined)}
          />
        )
      }
    >
      {({ results }) => <RequestsTable requests={results} onOpen={open} />}
    </ListPage>
  );
}
