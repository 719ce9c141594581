import { ForWhoMayOpen } from '#features/team/public.ts';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { TabList, TabPanel } from '@jarchi/ui/navigation/Tabs.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { moneyBackFa } from '../back/money-back.fa.ts';
import { receiptFa } from './receipt.fa.ts';
import type { ReceiptTabProps } from './ReceiptTab.tsx';

const fa = receiptFa.ways;
const ReceiptTab = lazyPart(() => import('./ReceiptTab.tsx'), 'ReceiptTab');

type Way = 'online' | 'receipt';
type Address = Readonly<Record<string, unknown>>;

export interface ChargeWaysProps extends Omit<ReceiptTabProps, 'request' | 'onRequest'> {
  /** The address of the page: `way`, and the `request` whose result is shown. */
  search: Address;
  onSearch: (search: Record<string, string | undefined>) => void;
  /** The way by a gateway. */
  children: ReactNode;
}

function readRequest(value: unknown): number | undefined {
  return typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
}

/** The ways to add money: at a gateway, or by a bank slip. */
export function ChargeWays({ search, onSearch, children, ...receipt }: ChargeWaysProps) {
  const way: Way = search.way === 'receipt' ? 'receipt' : 'online';
  const kept = Object.fromEntries(Object.entries(search).filter(([, value]) => typeof value === 'string')) as Record<string, string>;
  const choose = (next: Way) => onSearch({ ...kept, way: next === 'receipt' ? 'receipt' : undefined, request: undefined });
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-4">
        <TabList
          label={fa.label}
          idPrefix="charge-way"
          className="grow"
          tabs={[
            { id: 'online', label: fa.online },
            { id: 'receipt', label: fa.receipt },
          ]}
          selected={way}
          onSelect={choose}
        />
        <ForWhoMayOpen page="moneyBack">
          <Link to="/financial/money-back" className="inline-flex min-h-11 items-center text-md text-text-link hover:underline">
            {moneyBackFa.link}
          </Link>
        </ForWhoMayOpen>
      </div>
      <TabPanel id={way} idPrefix="charge-way" className={way === 'online' ? 'contents' : undefined}>
        {way === 'online' ? (
          children
        ) : (
          <ReceiptTab
            {...receipt}
            request={readRequest(search.request)}
            onRequest={(id) => onSearch({ ...kept, way: 'receipt', request: id === undefined ? undefined : String(id) })}
          />
        )}
      </TabPanel>
    </>
  );
}
