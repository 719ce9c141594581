import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { financialInfoQuery } from '#data/account/financial-info.ts';
import { FinancialForm } from '#features/profile/FinancialForm.tsx';
import { profileFa } from '#features/profile/profile.fa.ts';

export function FinancialSection() {
  const info = useQuery(financialInfoQuery);
  const region = getRegion(info);
  return (
    <>
      <p className="-mt-3 mb-5 text-md text-text-2">{profileFa.financial.lead}</p>
      <DataRegion state={region.state} skeleton={<SkeletonRows rows={5} hasAvatar={false} />} onRetry={region.onRetry}>
        {info.data && <FinancialForm info={info.data} />}
      </DataRegion>
    </>
  );
}
