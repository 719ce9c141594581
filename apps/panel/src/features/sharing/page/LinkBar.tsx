import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { CONTAINER_BAR } from '#features/sharing/page/container-bar.ts';

/** Fills the bar of the page's layout. */
export function LinkBar({ children }: { children: ReactNode }) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useEffect(() => setBar(document.getElementById(CONTAINER_BAR)), []);
  return bar && createPortal(children, bar);
}

/** A page that a stranger reads: no engine lists it, and no link of it tells where the reader was. The server's headers say the same. */
export function PrivatePage() {
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
    </>
  );
}
