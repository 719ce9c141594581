import { calls } from '@jarchi/contract/calls.ts';
import { namesOfGroup } from '#features/team/public.ts';
import { useMayOpen } from '#data/account/role.ts';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { LogoMark } from '@jarchi/ui/brand/Logo.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { CREATION_STEPS } from '@jarchi/domain/drafts/steps/creation-steps.ts';
import { Rings } from '@jarchi/ui/figures/Rings.tsx';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { draftsListFa } from './drafts-list.fa.ts';
import { firstCampaignFa as fa } from './first-campaign.fa.ts';

/** Before the first campaign: one button, and the four creation steps; for whom may make none, who may. */
export function FirstCampaign() {
  const mayStart = useMayOpen('creation');
  return (
    <div className="mx-auto flex w-full max-w-content flex-col items-center px-(--gutter) py-10 text-center max-sm:pt-0 max-sm:pb-4">
      <Rings className="mb-4">
        <LogoMark size={34} className="text-white dark:text-white" />
      </Rings>
      <h2 className="text-xl font-bold wide:text-2xl">{mayStart ? fa.title : fa.nobody}</h2>
      <p className="mt-1 text-md text-text-2">{mayStart ? fa.text : fa.others(namesOfGroup(calls.drafts.createDraft.for))}</p>
      {mayStart && (
        <>
          <Link to="/campaign" className={`${buttonClass({ size: 'lg' })} mt-6 max-sm:w-full`}>
            <Plus aria-hidden size={18} />
            {fa.start}
          </Link>
          <ol className="mt-10 grid w-full rounded-lg border border-line text-start max-lg:divide-y wide:grid-cols-4 wide:divide-x">
            {CREATION_STEPS.map((step, index) => (
              <li key={step} className="flex gap-3 border-line px-4 py-4">
                <span
                  aria-hidden
                  className="grid size-7 shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong text-sm font-medium"
                >
                  {formatNumber(index + 1)}
                </span>
                <span>
                  <b className="block text-md font-semibold">{draftsListFa.steps[step]}</b>
                  <span className="text-sm text-text-3">{fa.steps[step]}</span>
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
