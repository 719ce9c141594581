import { useSettled } from '@jarchi/shell/frame/use-settled.ts';
import { useEffect } from 'react';

/** The words of rare refusals come once the page is drawn; before them, and without them, a refusal has the text of any other. */
export function useRareWords(): void {
  const isSettled = useSettled();
  useEffect(() => {
    if (isSettled) void import('#api/rare/rare-words.ts').catch(() => undefined);
  }, [isSettled]);
}
