import { getLayout } from '@jarchi/domain/entry/layout-rules.ts';
import { ROLE_GROUPS, type RoleGroup } from '@jarchi/domain/account/roles.ts';
import { StatusPage } from '@jarchi/shell/frame/StatusPage.tsx';
import { usePageTitle } from '@jarchi/shell/title/page-title.ts';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Logo } from '@jarchi/ui/brand/Logo.tsx';
import { Link, useLocation } from '@tanstack/react-router';
import { ChartColumn, House, UsersRound } from 'lucide-react';
import { appFa } from '#app/app.fa.ts';
import { refusedFa as fa } from './refused.fa.ts';
import { useOwnRole } from '#data/account/role.ts';
import { namesOfGroup, rolesFa } from '#features/team/roles.fa.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const FORBIDDEN = 403;

function readCallers(data: unknown): RoleGroup | undefined {
  const callers = typeof data === 'object' && data !== null && 'callers' in data ? data.callers : undefined;
  return typeof callers === 'string' && callers in ROLE_GROUPS ? (callers as RoleGroup) : undefined;
}

function Refusal({ callers }: { callers: RoleGroup }) {
  const role = useOwnRole();
  const pathname = useLocation({ select: (location) => location.pathname });
  usePageTitle(fa.title);
  const [, id] = /^\/campaign\/([^/]+)/.exec(pathname) ?? [];
  const hasShell = getLayout(pathname).sidebar;
  const words = (
    <StatusPage status={FORBIDDEN} title={fa.who(namesOfGroup(callers))} text={fa.text(rolesFa[role ?? 'viewer'])}>
      {id !== undefined ? (
        <Link to="/campaigns/$id" params={{ id }} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
          <ChartColumn aria-hidden size={18} />
          {fa.report}
        </Link>
      ) : (
        <Link to="/profile" search={{ section: 'team' }} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
          <UsersRound aria-hidden size={18} />
          {fa.members}
        </Link>
      )}
      <Link to="/" className={buttonClass({ size: 'lg' })}>
        <House aria-hidden size={18} />
        {appFa.notFound.home}
      </Link>
    </StatusPage>
  );
  if (hasShell) return words;
  return (
    <div className="flex flex-1 flex-col bg-surface">
      <Link to="/" aria-label={appFa.titles.home} className="flex h-(--top-h) shrink-0 items-center border-b px-(--gutter)">
        <Logo size={24} />
      </Link>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {words}
      </main>
    </div>
  );
}

/**
 * Replaces a page that this person's role may not open: names those who may, and leads back. For a page that was not found it shows the usual words.
 */
export function RefusedPage({ data }: { data?: unknown }) {
  const callers = readCallers(data);
  return callers === undefined ? <NotFoundPage /> : <Refusal callers={callers} />;
}
