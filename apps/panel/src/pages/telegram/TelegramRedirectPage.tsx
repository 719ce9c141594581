import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { Rings } from '@jarchi/ui/figures/Rings.tsx';
import { getRouteApi, Link } from '@tanstack/react-router';
import { BellOff, BellRing } from 'lucide-react';
import { Suspense } from 'react';
import { findAccount } from '#api/cookies.ts';
import { telegramFa as fa } from './telegram.fa.ts';

const route = getRouteApi('/container/telegram/redirect');

const Bots = lazyPart(() => import('./Bots.tsx'), 'Bots');

const BACK = '/telegram/redirect';

/** Links a chat of a messenger: a code that works once, with the links and the text that carry it to the bot. */
export function TelegramRedirectPage() {
  const { bot } = route.useSearch();
  const isKnown = findAccount() !== undefined;
  const Icon = isKnown ? BellRing : BellOff;
  return (
    <section className="mx-auto flex w-full max-w-[600px] flex-col items-center px-(--gutter) py-10 text-center">
      <Rings>
        <Icon aria-hidden size={30} />
      </Rings>
      <h1 tabIndex={-1} className="mt-3 text-xl font-bold text-text outline-none lg:text-2xl">
        {fa.title}
      </h1>
      <p className="mt-1 mb-6 max-w-[460px] text-md text-text-2">{isKnown ? fa.text : fa.signIn}</p>
      {isKnown ? (
        <div className="w-full">
          <Suspense fallback={<SkeletonRows rows={2} />}>
            <Bots asked={bot} />
          </Suspense>
        </div>
      ) : (
        <Link to="/auth/login" search={{ back: BACK }} className={buttonClass()}>
          {fa.toSignIn}
        </Link>
      )}
    </section>
  );
}
