import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { formatId } from '@jarchi/ui/format/format.ts';
import { Tag } from '@jarchi/ui/badges/Tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ExternalLink, ShieldCheck, Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Balances } from '#features/customers/Balances.tsx';
import { customersFa as fa } from '#features/customers/customers.fa.ts';
import { customerQuery, type Customer } from '#data/customers.ts';
import { CaseRegion, isMissing, readCase } from '#features/cases/CaseRegion.tsx';
import { ImpersonationList } from '#features/customers/ImpersonationList.tsx';
import { OwnerCard } from '#features/customers/OwnerCard.tsx';
import { PageHead } from '@jarchi/shell/frame/PageHead.tsx';
import { runtimeConfig } from '#runtime-config.ts';

const route = getRouteApi('/desk/customers/$account');

const ImpersonationDialog = lazyPart(() => import('#features/customers/ImpersonationDialog.tsx'), 'ImpersonationDialog', {
  whenLost: 'close',
});

function CustomerBody({ customer, now }: { customer: Customer; now: number }) {
  return (
    <>
      <Balances customer={customer} />
      <div className="flex flex-1 flex-col xl:flex-row">
        <div className="min-w-0 flex-1">
          <ImpersonationList rows={customer.impersonations} now={now} />
        </div>
        <aside className="bg-surface-sunken px-(--gutter) py-5 max-xl:border-t xl:w-[340px] xl:shrink-0 xl:border-s">
          <OwnerCard customer={customer} now={now} />
        </aside>
      </div>
    </>
  );
}

/** One customer, with the button that opens their panel. */
export function CustomerPage() {
  const { account } = route.useParams();
  const query = useQuery(customerQuery(account));
  const [isAsking, setAsking] = useState(false);
  const customer = readCase(query);
  return (
    <>
      <PageHead
        title={customer?.title ?? (isMissing(query.error) ? fa.notFound.title : account)}
        back={{ to: '/', label: fa.title }}
        badges={
          customer && (
            <>
              <Tag>{fa.id(formatId(customer.account_id))}</Tag>
              {customer.is_official && <Tag tone="action">{fa.official}</Tag>}
            </>
          )
        }
        actions={
          customer && (
            <>
              {runtimeConfig.links.crm !== '' && (
                <a
                  href={`${runtimeConfig.links.crm}/${customer.account_id}`}
                  target="_blank"
                  rel="noreferrer"
                  className={`${buttonClass({ variant: 'ghost' })} max-lg:hidden`}
                >
                  <ExternalLink aria-hidden size={18} />
                  {fa.crm}
                </a>
              )}
              <Button icon={ShieldCheck} onClick={() => setAsking(true)}>
                {fa.impersonation.open}
              </Button>
            </>
          )
        }
      />
      <CaseRegion query={query} missing={fa.notFound} list="/" icon={Users} className="flex flex-1 flex-col">
        {(shown) => <CustomerBody customer={shown} now={query.dataUpdatedAt} />}
      </CaseRegion>
      {customer && isAsking && (
        <Suspense fallback={null}>
          <ImpersonationDialog customer={customer} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
