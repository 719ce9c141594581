import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Rings } from '@jarchi/ui/figures/Rings.tsx';
import { Link } from '@tanstack/react-router';
import { House, Megaphone } from 'lucide-react';
import { useEffect } from 'react';
import { panelFa } from '#panel.fa.ts';
import { appFa } from '#app/app.fa.ts';

/** Inside the shell, so that the ways home are there. */
export function NotFoundPage() {
  const fa = appFa.notFound;
  // A page that found nothing had a title of its own.
  useEffect(() => {
    document.title = `${appFa.titles.notFound} | ${panelFa.title}`;
  }, []);
  return (
    <div className="grid min-h-full place-items-center px-(--gutter) py-10 text-center">
      <div className="flex w-full max-w-[600px] flex-col items-center">
        <Rings look="number">{fa.code}</Rings>
        <h1 className="mt-3 text-xl font-bold text-text outline-none lg:text-2xl" tabIndex={-1}>
          {fa.title}
        </h1>
        <p className="mt-1 text-md text-text-2">{fa.text}</p>
        <div className="mt-6 flex flex-col-reverse gap-2 max-sm:w-full sm:flex-row">
          <Link to="/campaigns" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
            <Megaphone aria-hidden size={18} />
            {fa.campaigns}
          </Link>
          <Link to="/" className={buttonClass({ size: 'lg' })}>
            <House aria-hidden size={18} />
            {fa.home}
          </Link>
        </div>
      </div>
    </div>
  );
}
