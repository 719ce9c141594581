// Bugs that a hand could make in the rules of a campaign's life and money; each must fail every test beside it.
const src = 'packages/domain/src';
const simulation = `${src}/campaigns/testing/simulation.test.ts`;
const captures = `${src}/money/captures.test.ts`;
const ledger = `${src}/money/ledger.test.ts`;
const deadlines = `${src}/campaigns/rules/deadlines.test.ts`;
const derived = `${src}/campaigns/rules/derived-state.test.ts`;
const shares = `${src}/campaigns/rules/share-rules.test.ts`;
const table = `${src}/campaigns/campaign-life.test.ts`;
const money = `${src}/campaigns/life/money-steps.test.ts`;
const clock = `${src}/campaigns/life/clock.test.ts`;
const apply = `${src}/campaigns/life/apply-event.test.ts`;
const ends = `${src}/campaigns/life/ends.test.ts`;

const preview = `${src}/campaigns/turn/preview.test.ts`;

const inFile = (file, rows) => rows.map(([name, find, replace, ...tests]) => ({ name, file: `${src}/${file}`, find, replace, tests }));

export const mutants = [
  ...inFile('money/captures.ts', [
    [
      'a share that is settled forgets what was captured before',
      'released: line.total - captureTotal(capture) };',
      'released: line.total - captured };',
      captures,
      simulation,
    ],
    ['half of a late share is a third', '{ delivered: 1, bought: 2 }', '{ delivered: 1, bought: 3 }', captures, preview],
    ['VAT is captured whole with the first hour', 'vat: part(line.vat)', 'vat: line.vat', captures, simulation],
    ['a refund of the whole capture is refused', 'amountToman > limit', 'amountToman >= limit', captures],
    ['refunds do not count those before', 'const limit = total - refundedToman;', 'const limit = total;', captures, money],
    [
      'a refund takes the publisher the whole price',
      'publisher: getShare(captured.publisher, sum, total)',
      'publisher: getShare(captured.gross, sum, total)',
      captures,
      simulation,
    ],
    ['an hour that began is paid', 'Math.floor((until - live_at) / HOUR_MS)', 'Math.ceil((until - live_at) / HOUR_MS)', captures, money],
  ]),
  ...inFile('money/ledger.ts', [
    [
      'a hold that moves down is held again',
      'holdEntries(differenceToman) : releaseEntries(-differenceToman)',
      'holdEntries(differenceToman) : holdEntries(-differenceToman)',
      ledger,
      simulation,
    ],
    [
      'the debt limit lowers what can be spent',
      'return available + debtLimitToman;',
      'return available - debtLimitToman;',
      ledger,
      money,
      simulation,
    ],
  ]),
  ...inFile('campaigns/rules/deadlines.ts', [
    ['a period of exactly a day is too short', 'until - now >= LEAST_PERIOD', 'until - now > LEAST_PERIOD', deadlines, clock],
    ['a slot exactly a day away is late', 'slotAt - now < LATE_CANCEL', 'slotAt - now <= LATE_CANCEL', deadlines, preview],
    ['figures settle after the first post', 'Math.max(...ended)', 'Math.min(...ended)', deadlines, simulation],
    ['disputes are heard for three days', 'dispute: 30 * 24', 'dispute: 3 * 24', deadlines, clock],
  ]),
  ...inFile('campaigns/life/clock.ts', [
    ['a deadline holds at its end', 'if (isBefore) return now < end', 'if (isBefore) return now <= end', clock],
    ['the system waits a moment longer', 'return now >= end', 'return now > end', clock],
  ]),
  ...inFile('campaigns/rules/derived-state.ts', [
    [
      'one who withdrew is out at once',
      "(state === 'declined' || state === 'failed') && !isReplaceable",
      "state === 'declined' || state === 'failed'",
      derived,
      simulation,
    ],
    ['a rejection leaves places open', "state === 'REJECTED' || reason === 'stopped'", "reason === 'stopped'", ends, simulation],
    ['a pause closes places', "reason === 'unfilled';", "reason === 'unfilled' || reason === 'paused';", ends, simulation],
    ['a campaign is unfilled once anyone is out', 'placements.every(isGone)', 'placements.some(isGone)', derived, simulation],
  ]),
  ...inFile('campaigns/rules/share-rules.ts', [
    [
      'a confirmed content is free once it has its slot',
      "(state === 'scheduled' && getLane(type) === 2)",
      "(state === 'scheduled' && getLane(type) === 1)",
      shares,
      preview,
    ],
    ['the operator stops as the advertiser does', "by === 'advertiser'", "by === 'operator'", shares, preview, simulation],
    ['an hour that begins with a pause is paid', 'from <= hour &&', 'from < hour &&', shares],
    ['an hour after the end is paid', 'hour < until &&', 'hour <= until &&', shares, money],
  ]),
  ...inFile('campaigns/campaign-transitions.ts', [
    [
      'reach can be paused',
      "const UNITS: readonly CampaignType[] = ['CPM', 'CPC'];",
      "const UNITS: readonly CampaignType[] = ['CPM', 'CPC', 'REACH'];",
      table,
      simulation,
    ],
    [
      'an operator cancels',
      "{ event: 'cancel', from: BEFORE_LIVE, to: CANCELLED, by: A,",
      "{ event: 'cancel', from: BEFORE_LIVE, to: CANCELLED, by: AO,",
      table,
      simulation,
    ],
    ['a scheduled campaign cannot be cancelled', 'REJECTED, ACCEPTED, SCHEDULED];', 'REJECTED, ACCEPTED];', table, simulation],
  ]),
  ...inFile('campaigns/life/money-steps.ts', [
    [
      'a campaign counts what a share has captured in all with each step',
      'captured: step.campaign.captured + captureTotal(part)',
      'captured: step.campaign.captured + captureTotal(capture)',
      money,
      simulation,
    ],
    ['a ceiling is never given back', 'const rest = openHold(settled.campaign);', 'const rest = 0;', money, simulation],
    ['postings of two placements share a key', '`capture:${placement}:${version}`', '`capture:${version}`', apply, simulation],
    [
      'what was held for no share is not counted',
      'settled.campaign.rest_released + rest',
      'settled.campaign.rest_released',
      ends,
      simulation,
    ],
    ['a settled share stays open', "released: settled.released, share: 'closed' }", 'released: settled.released }', simulation],
  ]),
  ...inFile('campaigns/life/buying.ts', [
    [
      'a list is taken at a price that nobody saw',
      'const isSeen = expected === undefined || expected === total;',
      'const isSeen = true;',
      money,
      simulation,
    ],
    ['another version keeps what the one before gave back', 'rest_released: 0,\n      version', 'version', ends, simulation],
    ['a list that costs no more lacks money', 'difference <= 0 ? 0', 'difference < 0 ? 0', money],
    ['a purchase does not look at the price it was shown', 'total !== act.expected_total', 'total > Infinity', clock, simulation],
    [
      'the system buys for those who did not ask',
      'isSystem && !campaign.is_auto_after_charge',
      'isSystem && campaign.is_auto_after_charge',
      money,
      simulation,
    ],
    [
      'a lapsed price is charged',
      "const isLapsed = now >= deadlineAt(campaign, 'quote')!;",
      "const isLapsed = now > deadlineAt(campaign, 'quote')!;",
      clock,
    ],
  ]),
  ...inFile('campaigns/life/placement-acts.ts', [
    [
      'each hour captures as if it were the first',
      'getStep(campaign), item, delivered_units)',
      'getStep(campaign), item, accepted)',
      money,
      simulation,
    ],
    ['a publisher who lets an offer lapse has declined it', "lapse_offer: 'offer_lapsed'", "lapse_offer: 'declined'", ends, simulation],
    ['a post that never came says not when', "{ out_at: now, out_reason: 'not_live' }", "{ out_reason: 'not_live' }", ends, simulation],
    ['an hour is counted twice', 'if (!isNew || !isWhole', 'if (!isWhole', money, simulation],
    [
      'nobody is looked for, and the share stays held',
      'campaign.replacement_hours === 0 ? settleShare(out, item, NOTHING_EARNED) : out',
      'out',
      clock,
      simulation,
    ],
    ['one who was replaced keeps the share', "item.id, { share: 'closed' })", 'item.id, {})', money, simulation],
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
    ['a campaign is put away with its hold', 'if (amount > 0) return', 'if (amount < 0) return', apply, simulation],
    [
      'a refund lengthens the time for disputes',
      'isSameState(before, target) ? {} :',
      'isSameState(before, before) && false ? {} :',
      clock,
      simulation,
    ],
    ['an end leaves places open', 'isEndedEarly(target) ? closePlaces(placements, at) : placements', 'placements', ends, simulation],
    [
      'a stop takes the post out of its place',
      "isPlacementOver(item.state) || item.state === 'live'",
      'isPlacementOver(item.state)',
      ends,
      simulation,
    ],
    [
      'a place that an end closes keeps its content',
      "out_reason: 'campaign_over', delivered_at: null }",
      "out_reason: 'campaign_over' }",
      ends,
      simulation,
    ],
    ['a charge buys what was put away', "(actor === 'advertiser' || isPayment(event.event))", "actor === 'advertiser'", apply],
  ]),
  ...inFile('campaigns/life/running.ts', [
    ['figures do not settle', 'if (now < settled) return', 'if (now > settled) return', clock, simulation],
    [
      'the system ends a negotiation that is alive',
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
];
