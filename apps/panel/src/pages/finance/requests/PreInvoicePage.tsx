import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { formatId } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { worldClockQuery } from '#data/world/world.ts';
import { builderFa as fa } from '#features/documents/builder/builder.fa.ts';
import { PlainPage } from '#pages/PlainPage.tsx';

const PreInvoiceForm = lazyPart(() => import('#features/documents/builder/PreInvoiceForm.tsx'), 'PreInvoiceForm');

/** Staff view: builds a pre-invoice for the customer whom staff act for. */
export function PreInvoicePage() {
  const navigate = useNavigate();
  const clock = useQuery(worldClockQuery);
  return (
    <PlainPage
      title={fa.title}
      actions={
        <Link
          to="/financial/factor/{-$id}"
          params={{ id: undefined }}
          search={{ tab: 'pre' }}
          className={buttonClass({ variant: 'secondary' })}
        >
          {fa.list}
        </Link>
      }
    >
      <DataRegion {...getRegion(clock)} className="flex flex-1 flex-col" skeleton={<SkeletonRows rows={6} hasAvatar={false} />}>
        {clock.data && (
          <Suspense fallback={<SkeletonRows rows={6} hasAvatar={false} />}>
            <PreInvoiceForm
              today={tehranDay(Date.parse(clock.data.now))}
              onIssued={({ id, number }) => {
                toast.success(undefined, fa.issued(formatId(number ?? '')));
                void navigate({ to: '/financial/factor/{-$id}', params: { id: String(id) } });
              }}
            />
          </Suspense>
        )}
      </DataRegion>
    </PlainPage>
  );
}
