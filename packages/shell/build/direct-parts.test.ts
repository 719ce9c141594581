import { expect, test } from 'vitest';
import { importDirectly } from './direct-parts.ts';

const source = `
export { PlacementStatus } from './placements/PlacementStatus.tsx';
export { savedText as draftTime, type Saved } from './campaign-dates.ts';
`;
const read = (folder: string) => (folder === '#features/campaigns' ? source : '');

test('each name is imported from the file that defines it', () => {
  const code = `import { PlacementStatus, type Saved } from '#features/campaigns/public.ts';`;
  expect(importDirectly(code, read)).toBe(
    `import { PlacementStatus } from '#features/campaigns/placements/PlacementStatus.tsx'; import { type Saved } from '#features/campaigns/campaign-dates.ts';`,
  );
});

test('a renamed part keeps both names', () => {
  const code = `import {\n  draftTime,\n  draftTime as time,\n} from '#features/campaigns/public.ts';`;
  expect(importDirectly(code, read)).toBe(
    `import { savedText as draftTime } from '#features/campaigns/campaign-dates.ts'; import { savedText as time } from '#features/campaigns/campaign-dates.ts';`,
  );
});

test('a part that loads later loads its own file alone', () => {
  const code = `lazyPart(\n  () => import('#features/campaigns/public.ts'),\n  'PlacementStatus', { whenLost: 'close' })`;
  expect(importDirectly(code, read)).toContain(`import('#features/campaigns/placements/PlacementStatus.tsx'),`);
});

test.for([
  [`import { Unknown } from '#features/campaigns/public.ts';`, 'does not name Unknown'],
  [`lazyPart(() => import('#features/campaigns/public.ts'), 'draftTime')`, 'keeps its name'],
  [`import * as all from '#features/campaigns/public.ts';`, 'by its name'],
  [`const all = await import('#features/campaigns/public.ts');`, 'by its name'],
] as const)('an import that would bring all parts is refused: %s', ([code, reason]) => {
  expect(() => importDirectly(code, read)).toThrow(reason);
});
