import { Check } from 'lucide-react';
import { Arcs } from '#figures/Arcs.tsx';
import { KpiTiles } from '#figures/KpiTiles.tsx';
import { PaceBar } from '#figures/PaceBar.tsx';
import { Rings } from '#figures/Rings.tsx';
import { DefinitionRows, SumRows } from '#figures/Rows.tsx';
import { Track } from '#figures/Track.tsx';
import { formatNumber } from '#format/format.ts';
import { galleryFa as fa } from '../gallery.fa.ts';
import { Held, type Shelf } from '../shelf.tsx';

const tones = ['good', 'bad', 'neutral', 'good', 'neutral'] as const;
const tiles = tones.map((tone, at) => ({
  key: String(at),
  name: fa.columns.reach,
  figure: formatNumber(124_000),
  change: at === 4 ? undefined : { text: fa.change, trend: tone === 'bad' ? ('down' as const) : ('up' as const), tone },
  note: fa.thisRange,
  action: at === 3 ? { label: fa.why, name: fa.why, onPress: () => undefined } : undefined,
}));

export const figureShelves: readonly Shelf[] = [
  { name: 'figures/Arcs.tsx', states: { rest: <Arcs /> } },
  {
    name: 'figures/KpiTiles.tsx',
    states: {
      rest: (
        <Held first="0">{(selected, onSelect) => <KpiTiles label={fa.views} tiles={tiles} selected={selected} onSelect={onSelect} />}</Held>
      ),
    },
  },
  {
    name: 'figures/PaceBar.tsx',
    states: {
      'on pace': <PaceBar used={0.5} elapsed={0.5} hasWords endText={fa.left} />,
      behind: <PaceBar used={0.35} elapsed={0.5} hasWords endText={fa.left} />,
      'far behind': <PaceBar used={0.1} elapsed={0.8} hasWords endText={fa.left} />,
      'spent early': <PaceBar used={1} elapsed={0.6} hasWords endText={fa.left} />,
      'goal reached': <PaceBar of="goal" used={1.1} elapsed={0.6} hasWords endText={fa.left} />,
      'without a schedule': <PaceBar used={0.2} elapsed={null} hasWords />,
    },
  },
  {
    name: 'figures/Rings.tsx',
    states: {
      disc: (
        <Rings tone="success">
          <Check aria-hidden size={40} />
        </Rings>
      ),
      number: (
        <Rings variant="number" tone="danger">
          {formatNumber(500)}
        </Rings>
      ),
    },
  },
  {
    name: 'figures/Rows.tsx',
    states: {
      definitions: (
        <DefinitionRows
          rows={[
            { label: fa.name, value: fa.text },
            { label: fa.city, value: fa.long },
          ]}
        />
      ),
      sums: (
        <SumRows
          rows={[
            { label: fa.price, amountToman: 12_400_000 },
            { label: fa.cancel, amountToman: -400_000, tone: 'success', isSigned: true },
            { label: fa.amount, amountToman: undefined },
            { label: fa.total, amountToman: 12_000_000, kind: 'total' },
          ]}
        />
      ),
    },
  },
  { name: 'figures/Track.tsx', states: { rest: <Track share={0.4} mark={0.6} fill="bg-chart-1" label={fa.views} /> } },
];
