import { useState, type KeyboardEvent, type RefObject } from 'react';

/** The rows that PageUp and PageDown move by. */
const LEAP = 10;

function findTarget(key: string, at: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, last);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'PageDown':
      return Math.min(at + LEAP, last);
    case 'PageUp':
      return Math.max(at - LEAP, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** Tab reaches one row; arrows, Home, End, PageUp and PageDown move between rows, Enter opens. */
export function useRowKeys(body: RefObject<HTMLTableSectionElement | null>, count: number, onOpen: ((index: number) => void) | undefined) {
  const [current, setCurrent] = useState(0);
  if (!onOpen) return () => ({});
  const inTab = Math.min(current, count - 1);
  return (index: number) => ({
    tabIndex: index === inTab ? 0 : -1,
    onFocus: () => setCurrent(index),
    onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => {
      // Keys on a button or a box inside a row do not move between rows.
      if (event.target !== event.currentTarget) return;
      if (event.key === 'Enter') {
        event.preventDefault();
        onOpen(index);
        return;
      }
      const target = findTarget(event.key, index, count - 1);
      if (target === undefined) return;
      event.preventDefault();
      (body.current?.children[target] as HTMLElement | undefined)?.focus();
    },
  });
}
