// Possible bugs in the rules of a campaign's life and money; each must fail every test listed with it.
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

const pausing = `${src}/campaigns/life/pausing.test.ts`;
const stopping = `${src}/campaigns/life/stopping.test.ts`;
const replacing = `${src}/campaigns/life/replacing.test.ts`;
const replacementLine = `${src}/pricing/replacement-line.test.ts`;

const preview = `${src}/campaigns/turn/preview.test.ts`;

const inFile = (file, rows) => rows.map(([name, find, replace, ...tests]) => ({ name, file: `${src}/${file}`, find, replace, tests }));

export const mutants = [
  ...inFile('campaigns/life/placement-acts.ts', [
    [
      'the system gives a share to a dearer publisher',
      '(difference > 0 || !campaign.is_auto_replace)',
      '!campaign.is_auto_replace',
      replacing,
    ],
    ['the system gives a share away without being asked to', '(difference > 0 || !campaign.is_auto_replace)', 'difference > 0', replacing],
    [
      'a replacement comes too late for the period',
      "if (!hasTimeToPublish(campaign.publish_until, now)) return unmet('period_leaves_a_day');",
      '',
      replacing,
      simulation,
    ],
  ]),
  ...inFile('campaigns/life/running.ts', [
    [
      'a stop takes down the posts that it paid whole',
      "if (by === 'advertiser' && !isPaidByUnits(campaign_type)) return settled;",
      '',
      stopping,
      simulation,
    ],
    ['a stop leaves views running', "by === 'advertiser' && !isPaidByUnits(campaign_type)", "by === 'advertiser'", stopping, simulation],
    ['a second dispute is opened', 'if (campaign.disputed_at !== null)', 'if (false)', stopping, simulation],
  ]),
  ...inFile('campaigns/life/pausing.ts', [
    ['a pause ends with its period', 'at < publish_until', 'at <= publish_until', pausing],
    ['a planned pause outlives the pause', 'pause_at: null, resume_at, pauses', 'resume_at, pauses', pausing, simulation],
  ]),
  ...inFile('campaigns/turn/advance.ts', [
    [
      'a share is released before the market is asked',
      'replacement !== undefined && asked_at >= due.at',
      'asked_at >= due.at',
      replacing,
      simulation,
    ],
  ]),
  ...inFile('campaigns/placement-cost.ts', [
    [
      'a stopped post costs its whole price from its first hour on',
      'Math.min(ended_at ?? out_at ?? Infinity, stopped_at ?? Infinity)',
      '(ended_at ?? out_at ?? Infinity)',
      stopping,
    ],
  ]),
  ...inFile('pricing/replacement-line.ts', [
    ['a dearer replacement gets a larger discount', 'Math.min(floorNet(discount), newPrice, ', 'Math.min(newPrice, ', replacementLine],
    ['a replacement takes no part of the services', 'roundNet(plan.price + services)', 'roundNet(plan.price)', replacementLine],
  ]),
  ...inFile('money/captures.ts', [
    [
      'a settled share releases what was captured before',
      'released: line.total - captureTotal(capture) };',
      'released: line.total - captured };',
      captures,
      simulation,
    ],
    [
      'a late cancellation captures a third of a share instead of a half',
      '{ delivered: 1, bought: 2 }',
      '{ delivered: 1, bought: 3 }',
      captures,
      preview,
    ],
    [
      'the first hour captures the whole VAT',
      'net === 0 ? 0 : getShare(line.vat, net, line.price - line.discount)',
      'line.vat',
      captures,
      simulation,
    ],
    [
      'VAT is rounded by what was delivered, not by the net',
      'getShare(line.vat, net, line.price - line.discount)',
      'earned(line.vat, 1)',
      captures,
      simulation,
    ],
    [
      'a line bought in single toman is captured in hundreds',
      'if (line.net_step === 1) return',
      'if (line.net_step > 100) return',
      captures,
      simulation,
    ],
    [
      'a publisher is paid before the price is captured',
      'getShare(line.publisher_price, gross, line.price)',
      'earned(line.publisher_price, 1)',
      captures,
      simulation,
    ],
    ['an unfinished hour is paid', 'Math.floor((until - live_at) / HOUR_MS)', 'Math.ceil((until - live_at) / HOUR_MS)', captures, money],
  ]),
  ...inFile('money/ledger.ts', [
    ['captures are in single toman', 'BigInt(bought) * BigInt(step))) * step', 'BigInt(bought)))', ledger, simulation],
    [
      'a hold that becomes smaller is held again',
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
      'a publisher who withdrew is out at once',
      "(state === 'declined' || state === 'failed') && !isReplaceable",
      "state === 'declined' || state === 'failed'",
      derived,
      simulation,
    ],
    [
      'a rejected campaign leaves its placements open',
      "state === 'REJECTED' || reason === 'stopped'",
      "reason === 'stopped'",
      ends,
      simulation,
    ],
    ['a pause closes placements', "reason === 'unfilled';", "reason === 'unfilled' || reason === 'paused';", ends, simulation],
    ['a campaign is unfilled once a placement is out', 'placements.every(isGone)', 'placements.some(isGone)', derived, simulation],
  ]),
  ...inFile('campaigns/rules/share-rules.ts', [
    [
      'a cancelled share with confirmed content costs nothing once it has its slot',
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
      'a REACH campaign can be paused',
      "const UNITS: readonly CampaignType[] = ['CPM', 'CPC'];",
      "const UNITS: readonly CampaignType[] = ['CPM', 'CPC', 'REACH'];",
      table,
      simulation,
    ],
    [
      'an operator may cancel',
      "{ event: 'cancel', from: BEFORE_LIVE, to: CANCELLED, by: A,",
      "{ event: 'cancel', from: BEFORE_LIVE, to: CANCELLED, by: AO,",
      table,
      simulation,
    ],
    ['a scheduled campaign cannot be cancelled', 'REJECTED, ACCEPTED, SCHEDULED];', 'REJECTED, ACCEPTED];', table, simulation],
  ]),
  ...inFile('campaigns/life/money-steps.ts', [
    [
      'each step adds all that a share has captured to the campaign',
      'captured: step.campaign.captured + captureTotal(part)',
      'captured: step.campaign.captured + captureTotal(capture)',
      money,
      simulation,
    ],
    ['a ceiling is never given back', 'const rest = openHold(settled.campaign);', 'const rest = 0;', money, simulation],
    ['postings of two placements share a key', '`capture:${placement}:${version}`', '`capture:${version}`', apply, simulation],
    [
      'a campaign does not count the release of money held for no share',
      'settled.campaign.rest_released + rest',
      'settled.campaign.rest_released',
      ends,
      simulation,
    ],
    ['a settled share stays open', "released: settled.released, share: 'closed' }", 'released: settled.released }', simulation],
  ]),
  ...inFile('campaigns/life/buying.ts', [
    [
      'a list is accepted at a price that the advertiser did not see',
      'const isSeen = expected === undefined || expected === total;',
      'const isSeen = true;',
      money,
      simulation,
    ],
    ['a new version keeps the released money of the one before', 'rest_released: 0,\n      version', 'version', ends, simulation],
    ['a list that costs the same lacks money', 'difference <= 0 ? 0', 'difference < 0 ? 0', money],
    ['a purchase ignores the price that was shown', 'total !== act.expected_total', 'total > Infinity', clock, simulation],
    [
      'the system buys for accounts that did not ask for it',
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
];
