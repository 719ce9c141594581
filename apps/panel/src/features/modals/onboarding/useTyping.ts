import { useEffect, useState } from 'react';

export interface TypedLine {
  readonly text: string;
  readonly msPerCharacter: number;
}

/** The number of typed characters of each line; all at once with isInstant. */
export function useTyping(lines: readonly TypedLine[], isInstant: boolean): { counts: readonly number[]; isDone: boolean } {
  const [counts, setCounts] = useState<readonly number[]>(() => lines.map(() => 0));
  const lengths = lines.map(({ text }) => [...text].length);
  const current = isInstant ? -1 : lengths.findIndex((length, index) => (counts[index] ?? 0) < length);
  const delayMs = lines[current]?.msPerCharacter;
  useEffect(() => {
    if (delayMs === undefined) return undefined;
    const timer = setTimeout(() => setCounts((known) => known.map((count, index) => (index === current ? count + 1 : count))), delayMs);
    return () => clearTimeout(timer);
  }, [counts, current, delayMs]);
  return { counts: current === -1 ? lengths : counts, isDone: current === -1 };
}
