import { PageHead } from '@jarchi/shell/frame/PageHead.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { formatId } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { pageCategoriesQuery } from '#data/tickets/tickets.ts';
import { readAbout } from '#features/tickets/form/about.ts';
import { formFa as fa } from '#features/tickets/form/form.fa.ts';
import { NewTicketForm } from '#features/tickets/form/NewTicketForm.tsx';

const route = getRouteApi('/shell/support/new');

/** Writes a ticket, about what the page was of from which the person came. */
export function NewTicketPage() {
  const navigate = useNavigate();
  const about = readAbout(route.useSearch());
  const categories = useQuery(pageCategoriesQuery);
  return (
    <>
      <PageHead title={fa.title} back={{ to: '/support', label: fa.back }} />
      <div className="mx-auto w-full max-w-form px-(--gutter) py-6">
        <DataRegion {...getRegion(categories)} skeleton={<SkeletonRows rows={5} hasAvatar={false} />}>
          {categories.data && (
            <NewTicketForm
              about={about}
              onUnbind={() => void navigate({ to: '/support/new', search: {}, replace: true, resetScroll: false })}
              department={categories.data.department.title}
              categories={categories.data.categories}
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
