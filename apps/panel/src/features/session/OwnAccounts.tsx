import type { CallAnswer } from '@jarchi/contract/types.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Avatar } from '@jarchi/ui/brand/Avatar.tsx';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { formatId } from '@jarchi/ui/format/format.ts';
import { ChevronLeft, ExternalLink, RotateCcw } from 'lucide-react';
import { useOwnPanels } from '#data/account/useOwnPanels.ts';
import { accountsFa as fa } from './accounts.fa.ts';

export type Panel = CallAnswer<'account', 'listUserServices'>['results'][number];

const isOwn = ({ account_id, url }: Panel) => account_id !== null && url.startsWith('/');
/** A panel of a product that this operator does not run has no address. */
const isOffered = (panel: Panel) => isOwn(panel) || /^https?:\/\//.test(panel.url);

const rowClass = 'flex min-h-16 items-center gap-3 px-4 py-2.5 hover:bg-surface-hover';

function Row({ panel, path }: { panel: Panel; path: string }) {
  const { account, account_id, app_title, type, url } = panel;
  const own = isOwn(panel);
  const Icon = own ? ChevronLeft : ExternalLink;
  return (
    <a
      {...(own ? { href: `/u/${encodeURIComponent(account)}${path}` } : { href: url, target: '_blank', rel: 'noreferrer' })}
      className={rowClass}
    >
      <Avatar id={account} kind="panel" size={44} />
      <span className="min-w-0 flex-1">
        <bdi className="block truncate text-md font-semibold text-text">{app_title}</bdi>
        <span className="block truncate text-sm text-text-3">
          {own ? fa.own(fa.types[type], formatId(account_id ?? account)) : fa.elsewhere(fa.types[type])}
        </span>
      </span>
      <Icon aria-hidden size={18} className="shrink-0 text-text-3" />
      {!own && <span className="sr-only">{fa.opensElsewhere}</span>}
    </a>
  );
}

/** The panels of the person who has just signed in: their own ones open at `path`, those of sibling products in a window of their own. */
export function OwnAccounts({ path }: { path: string }) {
  const { panels, retry } = useOwnPanels();
  if (panels === undefined) return <SkeletonRows rows={2} />;
  if (panels === 'failed') {
    return (
      <p role="alert" className="flex items-center justify-between gap-2 text-md text-text-2">
        {fa.failed}
        <Button variant="ghost" size="sm" icon={RotateCcw} onClick={retry}>
          {fa.retry}
        </Button>
      </p>
    );
  }
  return (
    <ul aria-label={fa.list} className="divide-y divide-line overflow-hidden rounded-lg border border-line-strong">
      {panels.filter(isOffered).map((panel) => (
        <li key={`${panel.service}/${panel.account}`}>
          <Row panel={panel} path={path} />
        </li>
      ))}
    </ul>
  );
}
