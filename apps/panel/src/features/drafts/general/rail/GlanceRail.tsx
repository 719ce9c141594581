import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import type { ReactNode } from 'react';
import { generalFa } from '#features/drafts/general/general.fa.ts';
import { Sentence } from './Sentence.tsx';

const fa = generalFa.rail;

/** The sentence, its result (matching publishers, or a price), and when money moves. */
export function GlanceRail({ data, children }: { data: CampaignDraft; children: ReactNode }) {
  return (
    <div className="divide-y divide-line [&>section]:px-(--gutter) [&>section]:py-6 xl:[&>section]:px-6">
      <section className="max-lg:hidden">
        <h2 className="mb-2 text-lg font-bold">{fa.glance}</h2>
        <Sentence data={data} />
      </section>
      {children}
      <section>
        <h2 className="mb-1 text-md font-semibold">{fa.whenMoneyMoves}</h2>
        <p className="text-sm leading-prose text-text-2">{fa.moneyMoves[data.campaign_type]}</p>
      </section>
    </div>
  );
}
