import { PageHead } from '@jarchi/shell/frame/PageHead.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { formatId } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { pageCategoriesQuery } from '#data/tickets/tickets.ts';
import { readAbout } from '#features/tickets/form/about.ts';
import { AboutLine } from '#features/tickets/form/AboutLine.tsx';
import { formFa as fa } from '#features/tickets/form/form.fa.ts';
import { NewTicketForm } from '#features/tickets/form/NewTicketForm.tsx';

const route = getRouteApi('/shell/support/new');

// Each of these brings the data of other areas.
const RelatedArticles = lazyPart(() => import('./RelatedArticles.tsx'), 'RelatedArticles', { whenLost: 'nothing' });
const BoundTitle = lazyPart(() => import('./BoundTitle.tsx'), 'BoundTitle', { whenLost: 'nothing' });

const renderArticles = (subject: string) => (
  <Suspense fallback={null}>
    <RelatedArticles subject={subject} />
  </Suspense>
);

/** Writes a ticket, about what the page was of from which the person came. */
export function NewTicketPage() {
  const navigate = useNavigate();
  const asked = readAbout(route.useSearch());
  const named = asked && `${asked.kind} ${asked.id}`;
  const [unknown, setUnknown] = useState<string>();
  const isUnknown = named !== undefined && unknown === named;
  const categories = useQuery(pageCategoriesQuery);
  const unbind = () => void navigate({ to: '/support/new', search: {}, replace: true });
  const bound = isUnknown ? undefined : asked;
  return (
    <>
      <PageHead title={fa.title} back={{ to: '/support', label: fa.back }} />
      <div className="mx-auto w-full max-w-form px-(--gutter) py-6">
        <DataRegion {...getRegion(categories)} skeleton={<SkeletonRows rows={5} hasAvatar={false} />}>
          {categories.data && (
            <NewTicketForm
              about={bound}
              aboutLine={
                isUnknown ? (
                  <Notice tone="warning" role="status">
                    {fa.unknownAbout}
                  </Notice>
                ) : (
                  bound && (
                    <AboutLine
                      title={
                        <Suspense fallback={null}>
                          <BoundTitle about={bound} onUnknown={() => setUnknown(named)} />
                        </Suspense>
                      }
                      onUnbind={unbind}
                    />
                  )
                )
              }
              department={categories.data.department.title}
              categories={categories.data.categories}
              renderArticles={renderArticles}
              onOpened={({ id }) => {
                toast.success(fa.sent, fa.sentText(formatId(id)));
                void navigate({ to: '/support/$ticket', params: { ticket: String(id) }, replace: true });
              }}
            />
          )}
        </DataRegion>
      </div>
    </>
  );
}
