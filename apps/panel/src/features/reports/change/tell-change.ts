import type { ChangeCause } from '@jarchi/domain/reports/change/explain-change.ts';
import { formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import type { ExplainedChange } from '#data/reports/tabs.ts';
import { changeFa as fa } from './change.fa.ts';

export type Change = NonNullable<ExplainedChange['change']>;
type Part = Change['parts'][number];
type Explained = Pick<ExplainedChange, 'figure' | 'measure'> & { readonly change: Change };

const wayOf = (amount: number): 'up' | 'down' => (amount < 0 ? 'down' : 'up');

function amountText({ figure }: Pick<Explained, 'figure'>, amount: number): string {
  const size = Math.abs(amount);
  return figure === 'cost' ? fa.amount.cost(formatToman(size)) : fa.amount.other(formatNumber(size));
}

/** What a part means, in the words of its figure. */
function meaningOf(figure: Explained['figure'], { cause, amount }: Pick<Part, 'cause' | 'amount'>): string {
  return (figure === 'cost' ? fa.ofCost : fa.ofResult)[cause][wayOf(amount)];
}

/** How the drive of a figure changed: people who saw more, or money that was spent. */
export function tellDrive({ figure, measure, change }: Explained): string {
  const grown = change.drive_now - change.drive_before;
  const size = Math.abs(grown);
  return figure === 'cost' ? fa.seen[measure][wayOf(grown)](formatNumber(size)) : fa.spent[wayOf(grown)](formatToman(size));
}

function tellReason(explained: Explained, part: Part): string {
  const name = part.publisher?.title;
  if (part.cause === 'volume') {
    const said = tellDrive(explained);
    return name === undefined ? said : fa.reason.volumeOf(said, name);
  }
  const said = meaningOf(explained.figure, part);
  return name === undefined ? fa.reason.was(said) : fa.reason.ofPublisher(said, name);
}

export interface ToldChange {
  readonly start: string;
  /** The amount, drawn strong. */
  readonly strong: string;
  readonly end: string;
}

/** A change in sentences: what it is, its largest cause, and what worked against that. */
export function tellChange(explained: Explained): ToldChange {
  const { figure, change } = explained;
  const grown = change.now - change.before;
  const [first, ...rest] = change.parts;
  const { start, strong, end } = fa.head[wayOf(grown)](fa.names[figure], amountText(explained, grown));
  if (!first) return { start, strong, end: `${end}.` };
  const against = rest.filter(({ amount }) => amount !== 0 && wayOf(amount) !== wayOf(first.amount));
  const sum = against.reduce((total, { amount }) => total + amount, 0);
  const what = against.map((part) => meaningOf(figure, part)).join(fa.and);
  const others = against.length === 0 ? '' : fa.others[wayOf(sum)](what, amountText(explained, sum), against.length === 1);
  // A cause in the other direction than the change is not its reason.
  const reasons = wayOf(first.amount) === wayOf(grown) ? fa.because(tellReason(explained, first)) : '.';
  return { start, strong, end: `${end}${reasons}${others}` };
}

/** The note under a bar. */
export function noteOf(explained: Explained, cause: ChangeCause): string {
  const part = explained.change.parts.find((one) => one.cause === cause);
  if (!part || part.amount === 0) return '';
  if (cause !== 'volume') {
    const said = meaningOf(explained.figure, part);
    return part.publisher ? fa.notes.of(said, part.publisher.title) : said;
  }
  return (explained.figure === 'cost' ? fa.notes.volumeOfCost : fa.notes.volumeOfResult)(tellDrive(explained));
}
