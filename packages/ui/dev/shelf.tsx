import { useState, type ReactNode } from 'react';

/** A component and its states, each drawn in light and in dark. */
export interface Shelf {
  /** Of the file, from packages/ui/src on. */
  readonly name: string;
  readonly states: Readonly<Record<string, ReactNode>>;
}

/** Keeps the value of a component that is told its own. */
export function Held<V>({ first, children }: { first: V; children: (value: V, onChange: (value: V) => void) => ReactNode }) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}
