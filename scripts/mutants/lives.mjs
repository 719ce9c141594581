// Possible bugs in what happens to placements and in how a campaign ends; each must fail every test listed with it.
// And bugs in how the server stores a life: each must make it differ from its twin in memory, or fail the test listed with it.
const src = 'packages/domain/src';
const simulation = `${src}/campaigns/testing/simulation.test.ts`;
const money = `${src}/campaigns/life/money-steps.test.ts`;
const clock = `${src}/campaigns/life/clock.test.ts`;
const apply = `${src}/campaigns/life/apply-event.test.ts`;
const ends = `${src}/campaigns/life/ends.test.ts`;

const stopping = `${src}/campaigns/life/stopping.test.ts`;
const pausing = `${src}/campaigns/life/pausing.test.ts`;
const replacing = `${src}/campaigns/life/replacing.test.ts`;

const inFile = (file, rows) => rows.map(([name, find, replace, ...tests]) => ({ name, file: `${src}/${file}`, find, replace, tests }));

const room = 'apps/server/src/features/campaigns';
const twins = { tests: ['apps/server/src/testing/campaigns/differential/differential.test.ts'] };
const lives = (only) => ({ tests: [`${room}/life/whole-life.test.ts`], only });
const at = (path, name, find, replace) => ({ name, file: `${room}/${path}.ts`, find, replace });

export const mutants = [
  ...inFile('campaigns/life/placement-acts.ts', [
    [
      'each report captures as if it were the first',
      'getStep(campaign), item, delivered_units)',
      'getStep(campaign), item, accepted)',
      money,
      simulation,
    ],
    ['a publisher who lets an offer lapse has declined it', "lapse_offer: 'offer_lapsed'", "lapse_offer: 'declined'", ends, simulation],
    ['a post that was never seen has no out_at', "{ out_at: now, out_reason: 'not_live' }", "{ out_reason: 'not_live' }", ends, simulation],
    ['an hour is counted twice', 'if (!isNew || !isWhole', 'if (!isWhole', money, simulation],
    [
      'a share without a replacement stays held',
      'campaign.replacement_hours === 0 ? settleShare(out, item, NOTHING_EARNED) : out',
      'out',
      clock,
      simulation,
    ],
    ['a replaced publisher keeps its share', "item.id, { share: 'moved' })", 'item.id, {})', money, simulation],
    [
      'a share that is not open goes to another publisher',
      "if (!isReplaceable(item)) return unmet('share_open');",
      '',
      replacing,
      simulation,
    ],
    [
      'a dearer replacement needs no money',
      "if (shortfall > 0) return refuse({ code: 'spendable_short', shortfall });",
      '',
      replacing,
      simulation,
    ],
    ['a replacement moves no money', 'moveHold(taken, difference,', 'moveHold(taken, 0,', replacing, simulation],
    ['a share is released twice', 'return isReplaceable(item) ? succeed', 'return true ? succeed', replacing, simulation],
    ['a post exactly six hours late has failed', 'live_at > failsAt(', 'live_at >= failsAt(', clock],
    [
      'slots are given before all have answered',
      "campaign.state === 'ACCEPTED' && !areOthersConfirmed",
      "campaign.state === 'SCHEDULED' && !areOthersConfirmed",
      apply,
      simulation,
    ],
  ]),
  ...inFile('campaigns/rules/placement-events.ts', [
    ['a third rejection is let in', 'REJECTIONS_MAX = 2', 'REJECTIONS_MAX = 3', apply, simulation],
  ]),
  ...inFile('campaigns/life/apply-event.ts', [
    ['a campaign is archived with its hold', 'if (amount > 0) return', 'if (amount < 0) return', apply, simulation],
    [
      'a refund lengthens the time for disputes',
      'isSameState(before, target) ? {} :',
      'isSameState(before, before) && false ? {} :',
      clock,
      simulation,
    ],
    [
      'an early end leaves placements open',
      'isEndedEarly(target) ? closePlacements(placements, at) : placements',
      'placements',
      ends,
      simulation,
    ],
    [
      'a stop closes the placement of a live post',
      "isPlacementOver(item.state) || item.state === 'live'",
      'isPlacementOver(item.state)',
      stopping,
      simulation,
    ],
    [
      'a placement that an early end closes keeps its content',
      "out_reason: 'campaign_over', delivered_at: null }",
      "out_reason: 'campaign_over' }",
      ends,
      simulation,
    ],
    ['a charge buys an archived campaign', "(actor === 'advertiser' || isPayment(event.event))", "actor === 'advertiser'", apply],
  ]),
  ...inFile('campaigns/life/pausing.ts', [
    ['a pause may be planned for a moment that is over', 'at > after', 'at >= after', pausing],
    ['a plan that does not exist is taken back', 'if (campaign.pause_at === null)', 'if (false)', pausing, simulation],
    ['a resumed campaign keeps its plan', '{ ...withoutPlan(campaign), pauses', '{ ...campaign, pauses', pausing, simulation],
    ['a resumption moves the end of an earlier pause', 'to: pause.to ?? now', 'to: now', pausing],
  ]),
  ...inFile('campaigns/life/running.ts', [
    ['a dispute is answered that nobody opened', 'if (campaign.disputed_at === null)', 'if (false)', stopping, simulation],
    ['figures settle before their time', 'if (now < settled) return', 'if (now > settled) return', clock, simulation],
    [
      'the system ends a negotiation that is still open',
      'isSystem && !isEmpty && !isSilent',
      'isSystem && !isEmpty && isSilent',
      clock,
      simulation,
    ],
    [
      'one credit note refunds twice',
      'campaign.credit_notes.includes(act.credit_note)',
      'campaign.credit_notes.includes(act.event)',
      money,
    ],
  ]),
  {
    ...at('life/life.repository', 'the time at which a list was ready is not stored', '    list_ready_at: date(life.list_ready_at),\n', ''),
    ...twins,
  },
  {
    ...at(
      'life/life.repository',
      'the time since which a content is owed is not stored',
      'owed_since: iso(item.owed_since)',
      'owed_since: iso(null)',
    ),
    ...twins,
  },
  {
    ...at('outside/look', 'a look acts on an old state of the campaign', 'life: corrected?.life ?? stored.life }', 'life: snapshot.life }'),
    ...twins,
  },
  {
    ...at('outside/look', 'each failed look leaves another job', 'seen.failures.length > 0 ? undefined : next', 'next'),
    ...lives('down for two days'),
  },
  {
    ...at('outside/ask-outside', 'figures prove that a post is live although no look saw it', 'isLive ? from : now', 'now'),
    ...lives('figures do not prove that a post is still live'),
  },
  {
    ...at(
      'purchase/purchase-campaign',
      'only the first order says whether a replacement is taken by itself',
      'row.id, { is_auto_after_charge, ...change,',
      'row.id, { is_auto_after_charge,',
    ),
    tests: [`${room}/purchase/purchase-campaign.test.ts`],
    only: 'the choice of a replacement counts',
  },
  {
    ...at('life/saving/notices-of-turn', 'only one of the posts that changed is told', 'count: entries.length };', 'count: 1 };'),
    tests: [`${room}/outside/publisher-news.test.ts`],
    only: 'told in one message',
  },
];
