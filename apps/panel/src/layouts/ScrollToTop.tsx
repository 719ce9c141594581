import { joinClasses } from '@jarchi/ui/classes.ts';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { focusQuietly } from '@jarchi/ui/navigation/page-focus.ts';
import { layoutsFa as fa } from './layouts.fa.ts';

const THRESHOLD_PX = 300;

function scrollOffset(): number {
  return Math.max(window.scrollY, document.getElementById('content')?.scrollTop ?? 0);
}

/** From lg on the sheet scrolls, else the document. 40px from both edges; on phones 70px from the bottom and 20px from the start. */
export function ScrollToTop({ isAboveDock = false }: { isAboveDock?: boolean }) {
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const read = () => setFar(scrollOffset() > THRESHOLD_PX);
    document.addEventListener('scroll', read, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', read, { capture: true });
  }, []);
  if (!isFar) return null;
  const goUp = () => {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    const content = document.getElementById('content');
    window.scrollTo({ top: 0, behavior });
    content?.scrollTo({ top: 0, behavior });
    // The button is about to disappear.
    if (content) focusQuietly(content);
  };
  return (
    <IconButton
      icon={ArrowUp}
      label={fa.toTop}
      variant="secondary"
      onClick={goUp}
      className={joinClasses(
        'fixed! start-5 z-(--z-sticky) max-lg:[:has([data-composer])>&]:hidden rounded-full! shadow-pop lg:start-auto lg:end-10 lg:bottom-10',
        isAboveDock ? 'bottom-[calc(86px+env(safe-area-inset-bottom))]' : 'bottom-[calc(70px+env(safe-area-inset-bottom))]',
      )}
    />
  );
}
