import { expect, test } from 'vitest';
import { rehearseAndLive } from './testing/come-true.ts';

test('random rehearsals come true, to the toman', () => {
  const counts = { ifs: 0, refused: 0 };
  for (let seed = 1; seed <= 400; seed++) {
    const { said, came, ifs, refused } = rehearseAndLive(seed);
    expect(came, `seed ${seed}`).toEqual(said);
    counts.ifs += ifs;
    counts.refused += refused;
  }
  expect(counts.ifs - counts.refused).toBeGreaterThan(400);
});
