import { PageHead } from '@jarchi/shell/frame/PageHead.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { formatId } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { pageCategoriesQuery } from '#data/tickets/tickets.ts';
import { readAbout } from '#features/tickets/form/about.ts';
import { AboutLine } from '#features/tickets/form/AboutLine.tsx';
import { formFa as fa } from '#features/tickets/form/form.fa.ts';
import { NewTicketForm } from '#features/tickets/form/NewTicketForm.tsx';
import { RelatedArticles } from './RelatedArticles.tsx';
import { useAboutTitle } from './useAboutTitle.ts';

/** Writes a ticket, about what the page was of from which the person came. */
export function NewTicketPage() {
  const navigate = useNavigate();
  const asked = readAbout(useSearch({ strict: false }));
  const about = useAboutTitle(asked);
  const categories = useQuery(pageCategoriesQuery);
  const unbind = () => void navigate({ to: '/support/new', search: {}, replace: true });
  const isBound = asked !== undefined && !about.isUnknown;
  return (
    <>
      <PageHead title={fa.title} back={{ to: '/support', label: fa.back }} />
      <div className="mx-auto w-full max-w-form px-(--gutter) py-6">
        <DataRegion {...getRegion(categories)} skeleton={<SkeletonRows rows={5} hasAvatar={false} />}>
          {categories.data && (
            <NewTicketForm
              about={isBound ? asked : undefined}
              aboutLine={
                about.isUnknown ? (
                  <Notice tone="warning" role="status">
                    {fa.unknownAbout}
                  </Notice>
                ) : (
                  isBound && <AboutLine title={about.title} onUnbind={unbind} />
                )
              }
              department={categories.data.department.title}
              categories={categories.data.categories}
              articlesOf={(subject) => <RelatedArticles subject={subject} />}
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
