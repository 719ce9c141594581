import { Avatar } from '@jarchi/ui/brand/Avatar.tsx';
import { Skeleton } from '@jarchi/ui/feedback/Skeleton.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronsUpDown } from 'lucide-react';
import { accountInfoQuery, useWarmServices } from '#data/account/account.ts';
import { headerFa as fa } from './header.fa.ts';
import { LayerButton } from './LayerButton.tsx';

const loadLayer = () => import('./SwitcherLayer.tsx');
const SwitcherLayer = lazyPart(loadLayer, 'SwitcherLayer', { whenLost: 'close' });

/** The account's name, and the switch to other accounts. */
export function AccountSwitch() {
  const account = useQuery(accountInfoQuery);
  const warmServices = useWarmServices();
  if (!account.data && !account.isError) return <Skeleton className="w-32 animate-late" />;
  const title = account.data?.title ?? fa.account;
  return (
    <LayerButton
      Layer={SwitcherLayer}
      warmUp={() => {
        void loadLayer().catch(() => undefined);
        warmServices();
      }}
      label={fa.switchAccount(title)}
      className="-ms-2 flex min-w-0 items-center gap-3 rounded-md px-2 py-1 text-start hover:bg-surface-hover aria-expanded:bg-surface-press max-lg:min-h-11"
    >
      <Avatar id={account.data?.account ?? ''} kind="panel" size={30} />
      <span className="min-w-0">
        <span className="block truncate text-md leading-6 font-semibold text-text">{title}</span>
        <span className="block truncate text-sm leading-5 text-text-3 max-lg:hidden">{fa.accountKind}</span>
      </span>
      <ChevronsUpDown aria-hidden size={16} className="ms-2 shrink-0 text-text-3 max-lg:hidden" />
      <ChevronDown aria-hidden size={18} className="shrink-0 text-text-3 lg:hidden" />
    </LayerButton>
  );
}
