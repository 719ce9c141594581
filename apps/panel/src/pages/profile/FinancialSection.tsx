import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { HelpLink } from '#features/ground/HelpLink.tsx';
import type { User } from '#data/account/account.ts';
import { financialInfoQuery } from '#data/account/financial-info.ts';
import { readReturnPath } from '#features/finance/charge/charge-intent.ts';
import { FinancialForm } from '#features/profile/FinancialForm.tsx';
import { profileFa } from '#features/profile/profile.fa.ts';

const fa = profileFa.financial;

/** The name on documents, filled in with the name of the sign-up. A page that sent the person here is opened again after the save. */
export function FinancialSection({ user }: { user: User }) {
  const router = useRouter();
  const back = readReturnPath(useSearch({ strict: false }).back);
  const info = useQuery(financialInfoQuery);
  const region = getRegion(info);
  return (
    <>
      <p className="-mt-3 mb-5 text-md text-text-2">
        {fa.lead} <HelpLink article="documents">{fa.help}</HelpLink>
      </p>
      {back !== null && <Notice className="mb-5">{fa.goesBack}</Notice>}
      <DataRegion state={region.state} skeleton={<SkeletonRows rows={5} hasAvatar={false} />} onRetry={region.onRetry}>
        {info.data && (
          <FinancialForm
            info={{ ...info.data, name: info.data.name || `${user.first_name} ${user.last_name}`.trim() }}
            onSaved={() => {
              if (back !== null) router.history.push(back);
            }}
          />
        )}
      </DataRegion>
    </>
  );
}
