import { DocumentTitle } from '@jarchi/shell/title/DocumentTitle.tsx';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Logo } from '@jarchi/ui/brand/Logo.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { IconTile } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { LogOut, RotateCcw, UserRoundX } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useOwnPanels } from '#data/account/useOwnPanels.ts';
import { forgetTyped } from '#data/session/forget.ts';
import { signOut } from '#data/session/sign-out.ts';
import { PanelRow } from '#features/switcher/PanelRow.tsx';
import { switcherFa } from '#features/switcher/switcher.fa.ts';
import { panelFa } from '#panel.fa.ts';
import { appFa } from '#app/app.fa.ts';
import { paths } from '#paths.ts';

const NoAccount = lazyPart(() => import('./NoAccount.tsx'), 'NoAccount');

const fa = appFa.missingAccount;

function OwnPanels() {
  const { panels, retry } = useOwnPanels();
  if (panels === undefined) return <SkeletonRows rows={2} />;
  if (panels === 'failed') {
    return (
      <p role="alert" className="flex items-center justify-between gap-2 px-2 py-3 text-md text-text-2">
        {switcherFa.failed}
        <Button variant="ghost" size="sm" icon={RotateCcw} onClick={retry}>
          {switcherFa.retry}
        </Button>
      </p>
    );
  }
  if (panels.length === 0)
    return (
      <Suspense fallback={<SkeletonRows rows={2} />}>
        <NoAccount />
      </Suspense>
    );
  return (
    <ul aria-label={switcherFa.title}>
      {panels.map((panel) => (
        <li key={`${panel.service}/${panel.account}`}>
          <PanelRow panel={panel} isCurrent={false} isLocked={false} onSwitch={forgetTyped} />
        </li>
      ))}
    </ul>
  );
}

/** Shown if the person may not use the chosen account: their accounts, and the sign-out. It is outside the router. */
export function MissingAccountPage({ account }: { account: string }) {
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const leave = async () => {
    if (isLeaving) return;
    setLeaving(true);
    setFailure(undefined);
    try {
      if (await signOut()) location.assign(paths.login);
    } catch (error) {
      setFailure(error);
      setLeaving(false);
    }
  };
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <DocumentTitle route={fa.title} product={panelFa.title} />
      <div className="flex h-(--top-h) items-center border-b px-(--gutter)">
        <Logo size={24} />
      </div>
      <main id="content" className="mx-auto flex w-full max-w-[480px] flex-1 flex-col px-(--gutter) py-10">
        <div className="flex flex-col items-center text-center">
          <IconTile tone="violet" icon={UserRoundX} className="size-14! rounded-xl! [&>svg]:size-7" />
          <h1 className="mt-3 text-xl font-bold text-text lg:text-2xl">{fa.title}</h1>
          <p className="mt-1 text-md text-text-2">
            {account !== '' && (
              <>
                <span>{fa.asked}</span> <bdi className="font-medium break-all text-text">{account}</bdi>
                <span>.</span>{' '}
              </>
            )}
            <span>{fa.text}</span>
          </p>
        </div>
        <section aria-label={switcherFa.title} className="mt-6 rounded-lg border p-2">
          <h2 className="px-2.5 pt-1.5 pb-1 text-sm font-semibold text-text-2">{switcherFa.title}</h2>
          <OwnPanels />
        </section>
        {failure !== undefined && (
          <Notice tone="danger" role="alert" className="mt-4">
            {errorText(failure)}
          </Notice>
        )}
        <Button
          variant="secondary"
          size="lg"
          icon={LogOut}
          className="mt-4 self-center"
          isLoading={isLeaving}
          loadingLabel={fa.leaving}
          onClick={() => void leave()}
        >
          {fa.leave}
        </Button>
      </main>
    </div>
  );
}
