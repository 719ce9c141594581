/** Repeatable chance: the same seed gives the same rolls, always and on every machine. */
export interface Dice {
  /** A number in [0, 1). */
  readonly fraction: () => number;
  /** A whole number from `least` to `most`, both included. */
  readonly whole: (least: number, most: number) => number;
  /** True in about `share` of the rolls. */
  readonly happens: (share: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
  /** A standard normal value. */
  readonly normal: () => number;
  readonly shuffle: <T>(list: readonly T[]) => T[];
}

/** Spreads a seed over 32 bits, so that neighbouring seeds have nothing in common. */
function scramble(value: number): number {
  const once = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  const twice = Math.imul(once ^ (once >>> 15), 0x846ca68b);
  return (twice ^ (twice >>> 16)) >>> 0;
}

export function makeDice(seed: number): Dice {
  // sfc32 by Chris Doty-Humphrey: three words of state and a counter.
  let [a, b, c, counter] = [scramble(seed + 0x9e3779b9), scramble(seed ^ 0x85ebca6b), scramble(seed + 0x27d4eb2f), 1];
  function roll(): number {
    const sum = (((a + b) >>> 0) + counter) >>> 0;
    counter = (counter + 1) >>> 0;
    a = (b ^ (b >>> 9)) >>> 0;
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + sum) >>> 0;
    return sum;
  }
  for (let i = 0; i < 12; i++) roll();
  const fraction = (): number => roll() / 2 ** 32;
  const whole = (least: number, most: number): number => least + Math.floor(fraction() * (most - least + 1));
  return {
    fraction,
    whole,
    happens: (share) => fraction() < share,
    pick: (from) => from[whole(0, from.length - 1)]!,
    normal: () => Math.sqrt(-2 * Math.log(1 - fraction())) * Math.cos(2 * Math.PI * fraction()),
    shuffle: (list) => {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = whole(0, i);
        [copy[i], copy[j]] = [copy[j]!, copy[i]!];
      }
      return copy;
    },
  };
}
