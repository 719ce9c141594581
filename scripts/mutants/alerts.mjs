// Bugs in what people are alerted to and in when their reports are due.
const at = (name) => ({ file: `packages/domain/src/alerts/${name}.ts`, tests: [`packages/domain/src/alerts/${name}.test.ts`] });
const judge = at('judge-alert');
const kinds = at('alert-kinds');
const memory = at('alert-memory');
const events = at('alert-events');

export const mutants = [
  {
    name: 'money that equals its threshold counts as low',
    ...judge,
    find: 'threshold !== null && spendable < threshold',
    replace: 'threshold !== null && spendable <= threshold',
  },
  {
    name: 'a figure that equals its threshold counts as above',
    ...judge,
    find: 'threshold !== null && figure > threshold',
    replace: 'threshold !== null && figure >= threshold',
  },
  {
    name: 'a campaign that is not on the air is judged',
    ...judge,
    find: "if (campaign.state !== 'PUBLISHING') return null;",
    replace: '',
  },
  {
    name: 'a price is judged of a campaign with another measure',
    ...judge,
    find: 'if (COST_ALERTS[kind] !== goal.measure) return null;',
    replace: '',
  },
  {
    name: 'a campaign that is ahead counts as behind',
    ...judge,
    find: 'above(0 - getPace(',
    replace: 'above(0 + getPace(',
  },
  {
    name: 'a gift has a spent share',
    ...judge,
    find: 'if (net <= 0) return null;',
    replace: '',
  },
  {
    name: 'a discount is no part of what was bought',
    ...judge,
    find: 'const net = price - discount;',
    replace: 'const net = price;',
  },
  {
    name: 'the spent share is rounded up',
    ...judge,
    find: 'Math.floor((cost / net) * 100)',
    replace: 'Math.ceil((cost / net) * 100)',
  },
  {
    name: 'a threshold may be broken into parts',
    ...kinds,
    find: 'Number.isInteger(threshold) && threshold >= least',
    replace: 'threshold >= least',
  },
  {
    name: 'the least threshold is refused',
    ...kinds,
    find: 'threshold >= least',
    replace: 'threshold > least',
  },
  {
    name: 'the most threshold is refused',
    ...kinds,
    find: 'threshold <= most',
    replace: 'threshold < most',
  },
  {
    name: 'an event takes a threshold',
    ...kinds,
    find: "threshold === null ? undefined : { code: 'none' }",
    replace: 'undefined',
  },
  {
    name: 'an alert without its threshold is saved',
    ...kinds,
    find: "if (threshold === null) return { code: 'required' };",
    replace: 'if (threshold === null) return undefined;',
  },
  {
    name: 'an alert is on before anybody chose it',
    ...kinds,
    find: 'is_on: false',
    replace: 'is_on: true',
  },
  {
    name: 'an alert rings again an hour early',
    ...memory,
    find: 'const QUIET_HOURS = 6;',
    replace: 'const QUIET_HOURS = 5;',
  },
  {
    name: 'an alert that was false for exactly six hours stays silent',
    ...memory,
    find: '>= QUIET_HOURS * HOUR_MS',
    replace: '> QUIET_HOURS * HOUR_MS',
  },
  {
    name: 'each look at a false alert begins its rest again',
    ...memory,
    find: 'known.false_since ?? now',
    replace: 'now',
  },
  {
    name: 'a moment of truth does not end the rest',
    ...memory,
    find: '{ ...known, false_since: null }',
    replace: '{ ...known }',
  },
  {
    name: 'another threshold is the same question',
    ...memory,
    find: 'before?.threshold === threshold ? before : undefined',
    replace: 'before',
  },
  {
    name: 'a refusal of the operator counts as a publisher who left',
    ...events,
    find: 'content_refused: false',
    replace: 'content_refused: true',
  },
  {
    name: 'a publisher who never answered counts as one whom the advertiser left out',
    ...events,
    find: 'offer_lapsed: true',
    replace: 'offer_lapsed: false',
  },
  {
    name: 'who fell out before the look is told again',
    ...events,
    find: 'out_at >= since',
    replace: 'out_at >= 0',
  },
  {
    name: 'a wait that has ended is told',
    ...events,
    find: 'if (until > now) ends.set',
    replace: 'if (until >= now) ends.set',
  },
  {
    name: 'a wait is told an hour late',
    ...events,
    find: 'until - hours * HOUR_MS <= now',
    replace: 'until - (hours - 1) * HOUR_MS <= now',
  },
];
