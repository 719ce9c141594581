import { formatNumber, formatScaledText, formatToman } from '@jarchi/ui/format.ts';
import { useEffect, useState } from 'react';
import { publishersFa as fa } from '../publishers.fa.ts';
import type { CartFigures } from './cart.ts';

const SETTLE_MS = 800;

/** The estimate in one polite sentence, once the changes have settled. */
export function CartAnnouncement({ figures }: { figures: CartFigures }) {
  const [said, setSaid] = useState('');
  const text = fa.announce(formatNumber(figures.count), formatScaledText(figures.estimate.reach_model), formatToman(figures.price));
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span aria-live="polite" className="sr-only">
      {said}
    </span>
  );
}
