import { useRef } from 'react';

/** Lets one act through at a time: a second press in the same frame comes before its button is drawn busy. */
export function useOneAtATime() {
  const isUnderWay = useRef(false);
  return {
    /** Whether the act may begin; until its end no other may. */
    begin(): boolean {
      if (isUnderWay.current) return false;
      isUnderWay.current = true;
      return true;
    },
    end(): void {
      isUnderWay.current = false;
    },
  };
}
