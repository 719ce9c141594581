import { Rings } from '@jarchi/ui/figures/Rings.tsx';
import { Link2Off, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { SupportPhone } from './SupportPhone.tsx';

export interface SharedLinkPageProps {
  title: string;
  text: string;
  /** Whether the viewer could make the link, which does not exist yet. */
  isOwner: boolean;
  children?: ReactNode;
}

/** One page for a wrong, an expired and a revoked link, so that it does not tell which. */
export function SharedLinkPage({ title, text, isOwner, children }: SharedLinkPageProps) {
  const Icon = isOwner ? Share2 : Link2Off;
  return (
    <section className="mx-auto flex w-full max-w-[600px] flex-col items-center px-(--gutter) py-10 text-center">
      <Rings tone={isOwner ? 'action' : 'warning'}>
        <Icon aria-hidden size={30} />
      </Rings>
      <h1 tabIndex={-1} className="mt-3 text-xl font-bold text-text outline-none lg:text-2xl">
        {title}
      </h1>
      <p className="mt-1 max-w-[460px] text-md text-text-2">{text}</p>
      <div className="mt-6 flex flex-wrap items-center justify-center gap-2">{isOwner ? children : <SupportPhone />}</div>
    </section>
  );
}
