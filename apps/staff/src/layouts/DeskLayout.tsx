import { ApiError } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion, EmptyState } from '@jarchi/ui/feedback/DataRegion.tsx';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import { memberQuery } from '#data/member.ts';
import { queryClient } from '#query-client.ts';
import { layoutsFa as fa } from './layouts.fa.ts';
import { Sidebar, TopBar } from './Sidebar.tsx';
import { StaffLogo } from './StaffLogo.tsx';

/** Shown to a signed-in person who is not staff. */
function StrangerPage() {
  const action = (
    <>
      <Link to="/login" className={buttonClass()}>
        {fa.stranger.signIn}
      </Link>
      <a href="/" className={buttonClass({ variant: 'secondary' })}>
        {fa.stranger.panel}
      </a>
    </>
  );
  return <EmptyState title={fa.stranger.title} text={fa.stranger.text} action={action} />;
}

function Desk() {
  const member = useQuery(memberQuery);
  if (member.data === undefined) {
    const isStranger = member.error instanceof ApiError && member.error.status === 403;
    // Without a session the sign-in page is about to open.
    const hasFailed = member.isError && !(member.error instanceof ApiError && member.error.status === 401);
    return (
      <div className="flex min-h-dvh flex-col bg-surface">
        <div className="flex h-(--top-h) items-center border-b px-(--gutter)">
          <StaffLogo />
        </div>
        <main id="content" tabIndex={-1} className="flex flex-1 flex-col justify-center outline-none">
          {isStranger ? (
            <StrangerPage />
          ) : (
            <DataRegion
              state={hasFailed ? 'failed' : 'loading'}
              error={member.error}
              failedText={hasFailed ? errorText(member.error) : undefined}
              onRetry={() => void member.refetch()}
            />
          )}
        </main>
      </div>
    );
  }
  return (
    <div className="flex min-h-dvh flex-col lg:h-dvh lg:flex-row lg:p-2 lg:ps-0">
      <TopBar />
      <Sidebar name={member.data.name} />
      <main
        id="content"
        tabIndex={-1}
        data-scroll-restoration-id="content"
        className="relative flex min-w-0 flex-1 flex-col bg-surface outline-none lg:overflow-y-auto lg:rounded-xl lg:border lg:shadow-xs"
      >
        <Outlet />
      </main>
    </div>
  );
}

/** One inset sheet next to the navigation, only for members of staff. */
export function DeskLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <Desk />
    </QueryClientProvider>
  );
}
