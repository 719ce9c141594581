import { calls } from '@jarchi/contract/calls.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { HelpLink } from '#features/help/HelpLink.tsx';
import type { User } from '#data/account/account.ts';
import { financialInfoQuery } from '#data/account/financial-info.ts';
import { useMay } from '#data/account/role.ts';
import { readReturnPath } from '#features/finance/charge/charge-intent.ts';
import { FinancialFacts } from '#features/profile/FinancialFacts.tsx';
import { FinancialForm } from '#features/profile/FinancialForm.tsx';
import { profileFa } from '#features/profile/profile.fa.ts';

const route = getRouteApi('/shell/profile');

const fa = profileFa.financial;

/** The name on documents, for who may read it. */
export function FinancialSection({ user }: { user: User }) {
  const mayRead = useMay(calls.account.getFinancialInfo);
  return (
    <>
      <p className="-mt-3 mb-5 text-md text-text-2">
        {fa.lead} <HelpLink article="documents">{fa.help}</HelpLink>
      </p>
      {mayRead ? <Info user={user} /> : <Notice>{fa.hidden}</Notice>}
    </>
  );
}

/** The owner's form is filled in with the name of the sign-up. A page that sent the person here is opened again after the save. */
function Info({ user }: { user: User }) {
  const router = useRouter();
  const back = readReturnPath(route.useSearch().back);
  const maySave = useMay(calls.account.saveFinancialInfo);
  const info = useQuery(financialInfoQuery);
  const region = getRegion(info);
  return (
    <>
      {maySave && back !== null && <Notice className="mb-5">{fa.goesBack}</Notice>}
      <DataRegion {...region} skeleton={<SkeletonRows rows={5} hasAvatar={false} />}>
        {info.data && !maySave && <FinancialFacts info={info.data} />}
        {info.data && maySave && (
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
