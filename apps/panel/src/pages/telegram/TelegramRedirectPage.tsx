import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Rings } from '@jarchi/ui/figures/Rings.tsx';
import { Link } from '@tanstack/react-router';
import { BellOff } from 'lucide-react';
import { telegramFa as fa } from './telegram.fa.ts';

/** Messengers send people here who asked for messages; no bot is configured. */
export function TelegramRedirectPage() {
  return (
    <section className="mx-auto flex w-full max-w-[600px] flex-col items-center px-(--gutter) py-10 text-center">
      <Rings>
        <BellOff aria-hidden size={30} />
      </Rings>
      <h1 tabIndex={-1} className="mt-3 text-xl font-bold text-text outline-none lg:text-2xl">
        {fa.title}
      </h1>
      <p className="mt-1 max-w-[460px] text-md text-text-2">{fa.text}</p>
      <Link to="/notifications" className={`mt-6 ${buttonClass()}`}>
        {fa.toNotifications}
      </Link>
    </section>
  );
}
