import { expect, test } from 'vitest';
import { rehearseAndLive } from './testing/come-true.ts';

const TRIALS = 100_000;

test('a hundred thousand random rehearsals come true, to the toman', () => {
  const counts = { ifs: 0, refused: 0 };
  for (let seed = 1; seed <= TRIALS; seed++) {
    const { said, came, ifs, refused } = rehearseAndLive(seed);
    expect(came, `seed ${seed}`).toEqual(said);
    counts.ifs += ifs;
    counts.refused += refused;
  }
  console.log(`${TRIALS} rehearsals of ${counts.ifs} suppositions, ${counts.refused} of them not possible`);
  expect(counts.ifs - counts.refused).toBeGreaterThan(TRIALS * 0.75);
});
