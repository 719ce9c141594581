import { formatNumber, formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import { useEffect, useState } from 'react';
import { cartFa as fa } from '#features/publishers/cart/cart.fa.ts';
import type { CartPanelProps } from './cart-holder.ts';

const SETTLE_MS = 800;

/** Reads the estimate to screen readers, once the changes have settled. */
export function CartAnnouncement({ figures, way }: Pick<CartPanelProps, 'figures' | 'way'>) {
  const [said, setSaid] = useState('');
  const text = fa.announce(
    formatNumber(figures.publishers),
    fa.ways[way].dockReach(formatScaledText(figures.likely.mid)),
    formatToman(figures.price),
  );
  const [first] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSaid((now) => (now === '' && text === first ? '' : text)), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text, first]);
  return (
    <span aria-live="polite" className="sr-only">
      {said}
    </span>
  );
}
