/*
 * What the oldest browsers of `build/browsers.json` lack and a call cannot do without. It runs before every other script. A browser's
 * own is kept.
 */

type Method = (this: never, ...args: never[]) => unknown;

function fill(target: object, name: string, method: Method): void {
  if (!(name in target)) Object.defineProperty(target, name, { value: method, writable: true, configurable: true });
}

/** Gives `arrays` and `signals` what is missing there: the prototype of arrays, and AbortSignal. */
export function fillIn(arrays: object, signals: object): void {
  fill(arrays, 'toSorted', function (this: readonly unknown[], compare?: (one: unknown, other: unknown) => number) {
    const copy = Array.from(this);
    copy.sort(compare);
    return copy;
  });
  fill(arrays, 'toReversed', function (this: readonly unknown[]) {
    const copy = Array.from(this);
    copy.reverse();
    return copy;
  });
  fill(arrays, 'toSpliced', function (this: readonly unknown[], ...change: [number, number, ...unknown[]]) {
    const copy = Array.from(this);
    copy.splice(...change);
    return copy;
  });
  fill(arrays, 'with', function (this: readonly unknown[], index: number, value: unknown) {
    const copy = Array.from(this);
    const at = Math.trunc(index) || 0;
    const position = at < 0 ? copy.length + at : at;
    if (position < 0 || position >= copy.length) throw new RangeError(`no element ${index}`);
    copy[position] = value;
    return copy;
  });
  fill(signals, 'timeout', (milliseconds: number) => {
    const control = new AbortController();
    setTimeout(() => control.abort(new DOMException('The time is over.', 'TimeoutError')), milliseconds);
    return control.signal;
  });
  fill(signals, 'any', (given: Iterable<AbortSignal>) => {
    const control = new AbortController();
    for (const signal of given) {
      if (signal.aborted) control.abort(signal.reason);
      signal.addEventListener('abort', () => control.abort(signal.reason), { once: true, signal: control.signal });
    }
    return control.signal;
  });
}
