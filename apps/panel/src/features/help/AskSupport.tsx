import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Link } from '@tanstack/react-router';
import { LifeBuoy } from 'lucide-react';
import { helpFa } from './help.fa.ts';

const fa = helpFa.support;

/** The way to people for a question without an article. */
export function AskSupport({ className }: { className?: string }) {
  return (
    <section aria-label={fa.title} className={className}>
      <p className="text-md font-semibold text-text">{fa.title}</p>
      <p className="mt-1 mb-3 text-sm text-text-2">{fa.text}</p>
      <Link to="/support" className={buttonClass({ variant: 'secondary' })}>
        <LifeBuoy aria-hidden size={18} />
        {fa.button}
      </Link>
    </section>
  );
}
