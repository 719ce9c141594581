import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Rings } from '@jarchi/ui/figures/Rings.tsx';
import { Link } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { appFa } from './app.fa.ts';

export function NotFoundPage() {
  const fa = appFa.notFound;
  return (
    <div className="grid flex-1 place-items-center px-(--gutter) py-10 text-center">
      <div className="flex w-full max-w-[600px] flex-col items-center">
        <Rings look="number">{fa.code}</Rings>
        <h1 className="mt-3 text-xl font-bold text-text outline-none lg:text-2xl" tabIndex={-1}>
          {fa.title}
        </h1>
        <p className="mt-1 mb-6 text-md text-text-2">{fa.text}</p>
        <Link to="/" className={buttonClass({ size: 'lg' })}>
          <Users aria-hidden size={18} />
          {fa.home}
        </Link>
      </div>
    </div>
  );
}
