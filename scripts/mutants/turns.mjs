// Bugs that a hand could make in how a campaign's life is advanced, told and shown; each must fail every test beside it.
const src = 'packages/domain/src';
const simulation = `${src}/campaigns/testing/simulation.test.ts`;
const advance = `${src}/campaigns/turn/advance.test.ts`;
const preview = `${src}/campaigns/turn/preview.test.ts`;
const questions = `${src}/campaigns/turn/questions.test.ts`;

const inFile = (file, rows) => rows.map(([name, find, replace, ...tests]) => ({ name, file: `${src}/${file}`, find, replace, tests }));

export const mutants = [
  ...inFile('campaigns/turn/advance.ts', [
    ['an outage declines who answered in time', '.filter((event) => isKnown(life, event, sightings))', '.filter(() => true)', advance],
    ['what was seen is lived through as it was told', '.toSorted((a, b) => a.at - b.at)', '', advance],
    ['what is still to come has happened', '.filter(({ at }) => at <= now)', '', advance],
    ['a deadline goes before what was seen at its instant', '[...seen, ...due]', '[...due, ...seen]', advance],
    [
      'slots lie before anybody can be told of them',
      'confirmed.length + given.length, now)',
      'confirmed.length + given.length, 0)',
      advance,
    ],
    ['a goal that is reached waits to be asked about', 'isGoalReached(life, item, due) || wasAsked(item)', 'wasAsked(item)', advance],
    ['a content is owed before its order is given', 'const at = Math.max(now, changed_at);', 'const at = changed_at;', advance, simulation],
    ['orders go before what happened earlier', '[...inOrder, follow]', '[follow, ...inOrder]', advance, simulation],
    ['a look at another placement is enough', 'placement === id && asked_at >= due.at', 'asked_at >= due.at', advance],
  ]),
  ...inFile('campaigns/turn/preview.ts', [
    ['what was captured before is shown again', 'captureTotal(capture) - captureTotal(was.capture)', 'captureTotal(capture)', preview],
    ['a hold is shown as a release', 'held: life.held - before.held', 'held: life.released - before.released', preview],
    ['whoever gets less is not told', 'now.released < shown.released ||', '', preview],
    ['whoever pays more is not told', '|| now.captured > shown.captured', '', preview],
    ['whoever gets what was shown is told', 'now.released < shown.released', 'now.released <= shown.released', preview],
    ['whoever pays what was shown is told', 'now.captured > shown.captured', 'now.captured >= shown.captured', preview],
  ]),
  ...inFile('campaigns/turn/act.ts', [
    ['nothing follows what a person does', 'joined(turn, settle(turn.life, at, planSlots))', 'turn', advance],
  ]),
  ...inFile('campaigns/turn/orders.ts', [
    ['a network is told to go on when it is to pause', 'openPauses(after) === 0', 'openPauses(after) > 0', advance],
    ['a content that was rejected is not ordered again', 'was?.owed_since !== item.owed_since', 'was?.state !== item.state', advance],
    ['what was stopped stays on the air', 'isOut(after) && !isOut(before)', 'isOut(before)', advance],
    ['what has its slot is published all the same', "(isClosed && was?.state === 'scheduled')", 'false', advance],
    ['nobody is told that nothing comes of it', 'isClosed && item.offered_at !== null ?', 'item.offered_at !== null && false ?', advance],
    ['whoever was never asked is told that nothing comes of it', 'isClosed && item.offered_at !== null ?', 'isClosed ?', advance],
    [
      'whoever was told is told again',
      "isClosed = item.out_reason === 'campaign_over' && was?.out_reason !== 'campaign_over'",
      "isClosed = item.out_reason === 'campaign_over'",
      advance,
    ],
  ]),
  ...inFile('campaigns/turn/sightings.ts', [
    ['a delivery of before counts again', 'content?.attempt === item.rejections + 1', 'content !== undefined', advance],
    ['whoever has too little time is approved', '!hasTimeToPublish(life.publish_until, at)', 'false', advance],
    ['the operator decides before there is a content', 'verdict.at >= item.delivered_at!', 'true', advance],
  ]),
  ...inFile('campaigns/turn/questions.ts', [
    [
      'figures are asked for from the start each time',
      'measured_until ?? startOfTehranHour(live_at)',
      'startOfTehranHour(live_at)',
      questions,
    ],
    ['a post is looked for before its slot', 'now >= item.slot_at', 'now < item.slot_at', questions],
    ['a deadline is slept through', '[...due, ...asked', '[...asked', questions],
  ]),
];
