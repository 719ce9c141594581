import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { Skeleton } from '@jarchi/ui/feedback/Skeleton.tsx';
import { SumRows } from '@jarchi/ui/figures/Rows.tsx';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanSee } from '#data/account/viewer.ts';
import { rehearsalQuery, type If } from '#data/finance/rehearsal.ts';
import { AvailableChart } from './AvailableChart.tsx';
import { Holds } from './Holds.tsx';
import { Ifs } from './Ifs.tsx';
import { rehearsalFa as fa } from './rehearsal.fa.ts';

/** What the money would be if campaigns were bought, came to their end, or lost a publisher. Nothing here does any of it. */
export function RehearsalView() {
  const [ifs, setIfs] = useState<readonly If[]>([]);
  const rehearsal = useQuery(rehearsalQuery(ifs));
  const { data } = rehearsal;
  const hasLimit = useCanSee('debt_limit');
  return (
    <>
      {data && (
        <p className="border-b border-line px-(--gutter) py-4 text-lg font-bold">{fa.spendable(formatToman(data.balance.spendable))}</p>
      )}
      <DataRegion
        {...getRegion(rehearsal, { isEmpty: ({ options, drafts }) => options.length + drafts.length === 0 })}
        skeleton={<Skeleton className="mx-(--gutter) my-5 h-64" />}
        empty={fa.ifs.none}
        failedText={rehearsal.error ? errorText(rehearsal.error) : undefined}
      >
        {data && (
          <div className="grid border-b border-line lg:grid-cols-[minmax(320px,1fr)_2fr]">
            <section aria-labelledby="ifs" className="px-(--gutter) pt-5 lg:border-e lg:border-line">
              <div className="flex items-baseline justify-between gap-3">
                <h2 id="ifs" className="text-md font-semibold">
                  {fa.ifs.title}
                </h2>
                <span className="text-sm text-text-3">{fa.ifs.hint}</span>
              </div>
              <Ifs rehearsal={data} ifs={ifs} onIfs={setIfs} effects={rehearsal.isPlaceholderData ? undefined : data.effects} />
            </section>
            <div className="min-w-0 max-lg:border-t max-lg:border-line">
              <section aria-labelledby="after" className="px-(--gutter) pt-5">
                <h2 id="after" className="text-md font-semibold">
                  {fa.after.title}
                </h2>
                <p className="text-sm text-text-3">{fa.after.hint}</p>
                <SumRows
                  className="mt-2 max-w-form"
                  rows={[
                    { key: 'held', label: fa.after.held, amountToman: data.after.held },
                    {
                      key: 'available',
                      label: fa.after.available,
                      amountToman: data.after.available,
                      tone: data.after.available < 0 ? 'danger' : undefined,
                    },
                    { key: 'spendable', label: fa.after.spendable, amountToman: data.after.spendable, kind: 'strong' },
                  ]}
                />
              </section>
              <AvailableChart days={data.days} debtLimit={hasLimit ? data.balance.debt_limit : 0} />
            </div>
          </div>
        )}
      </DataRegion>
      <Holds />
    </>
  );
}
