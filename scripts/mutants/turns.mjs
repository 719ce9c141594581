// Possible bugs in how a campaign's life is advanced, ordered and shown; each must fail every test listed with it.
const src = 'packages/domain/src';
const simulation = `${src}/campaigns/testing/simulation.test.ts`;
const advance = `${src}/campaigns/turn/advance.test.ts`;
const stopping = `${src}/campaigns/life/stopping.test.ts`;
const preview = `${src}/campaigns/turn/preview.test.ts`;
const questions = `${src}/campaigns/turn/questions.test.ts`;

const waits = `${src}/campaigns/waits/waits.test.ts`;
const editPost = `${src}/campaigns/life/edit-post.test.ts`;
const counterOffer = `${src}/pricing/counter-offer.test.ts`;
const leaveOut = `${src}/campaigns/life/leave-out.test.ts`;
const reminders = `${src}/campaigns/waits/reminders.test.ts`;

const refunds = `${src}/money/refunds.test.ts`;
const hundreds = `${src}/money/hundreds.test.ts`;
const money = `${src}/campaigns/life/money-steps.test.ts`;
const inFile = (file, rows) => rows.map(([name, find, replace, ...tests]) => ({ name, file: `${src}/${file}`, find, replace, tests }));

export const mutants = [
  ...inFile('money/refunds.ts', [
    [
      'a refund of the whole capture is refused',
      'amountToman <= 0 || amountToman > limit',
      'amountToman <= 0 || amountToman >= limit',
      refunds,
    ],
    ['a refund ignores earlier refunds', 'captureTotal(capture) - refunded', 'captureTotal(capture)', refunds, money],
    [
      'a refund takes the whole price from the publisher',
      'publisher: getShare(captured.publisher, sum, total)',
      'publisher: getShare(captured.gross, sum, total)',
      refunds,
      simulation,
    ],
    ['a refund may have a net of single toman', 'below !== amountToman', 'below > amountToman', refunds, money],
    ['a share bought in single toman is refunded in hundreds only', 'line.net_step === 1 || net === 0', 'net === 0', refunds, simulation],
    ['the odd part of a refund over several shares is lost', 'parts[index]! += given;', 'parts[index]! += 0;', refunds],
  ]),
  ...inFile('money/hundreds.ts', [
    ['a price is cut off to hundreds', 'getShare(amountToman, 1, HUNDRED_TOMAN) * HUNDRED_TOMAN', 'floorNet(amountToman)', hundreds],
    ['a ceiling is rounded above what was typed', 'amountToman - (amountToman % HUNDRED_TOMAN)', 'roundNet(amountToman)', hundreds],
    [
      'hundreds are spread in single toman',
      'spreadAmount(amountToman / HUNDRED_TOMAN, weights, ids).map((hundreds) => hundreds * HUNDRED_TOMAN)',
      'spreadAmount(amountToman, weights, ids)',
      hundreds,
    ],
  ]),
  ...inFile('campaigns/turn/advance.ts', [
    [
      'an outage declines a publisher who answered in time',
      '.filter((event) => isKnown(life, event, sightings))',
      '.filter(() => true)',
      advance,
    ],
    ['sightings happen in the order in which they were heard', '.toSorted((a, b) => a.at - b.at)', '', advance],
    ['a future fact happens now', '.filter(({ at }) => at <= now)', '', advance],
    ['a deadline happens before a sighting of the same instant', '[...seen, ...due]', '[...due, ...seen]', advance],
    ['slots are given in the past', 'confirmed.length + given.length, now)', 'confirmed.length + given.length, 0)', advance],
    ['a reached goal waits for a sighting', 'isGoalReached(life, item, due) || wasAsked(item)', 'wasAsked(item)', advance],
    ['a content is owed before its order', 'const at = Math.max(now, changed_at);', 'const at = changed_at;', advance, simulation],
    ['an order happens before earlier facts', '[...inOrder, follow]', '[follow, ...inOrder]', advance, simulation],
    ['a look at another placement counts', 'placement === id && asked_at >= due.at', 'asked_at >= due.at', advance],
  ]),
  ...inFile('campaigns/waits/waits.ts', [
    ['a list without publishers waits for the advertiser', ' || deadlineAt(life, wait, item) !== at', '', waits],
    ['a price waits for its payment before the purchase', 'Math.max(since, life.state_since)', 'since', waits],
  ]),
  ...inFile('campaigns/waits/reminders.ts', [
    ['the first reminder comes late', 'Math.floor((until - since) / 2)', 'Math.floor((until - since) / 1.5)', reminders],
    ['the last reminder comes at the end', 'until - LAST_REMINDER_HOURS * HOUR_MS', 'until', reminders],
    ['a reminder comes before its wait', '.filter((at) => at > since)', '', reminders],
    ['a wait that is over is announced', ' || open.until <= now', '', reminders],
    ['a reminder comes before its instant', 'findLast((at) => at <= now)', 'findLast(() => true)', reminders],
    ['a reminder that was missed comes instead of the later one', 'findLast((at) => at <= now)', 'find((at) => at <= now)', reminders],
    ['an archived campaign is announced', 'if (life.is_archived) return [];', '', reminders],
    ['a wait that begins again is silent', '`remind:${id}:${wait}:${until}:${moment}`', '`remind:${id}:${wait}`', reminders],
    [
      'each content of an hour has its own notice',
      '`remind:${id}:${wait}:${moment}`',
      '`remind:${id}:${wait}:${placement}:${moment}`',
      reminders,
    ],
    ['contents are announced at their own minutes', 'placement === null ? moments : moments.map(startOfTehranHour)', 'moments', reminders],
    ['the last end is shown instead of the first', 'a.until - b.until', 'b.until - a.until', reminders],
    ['what is at stake is what is released in all', 'after.released - life.released', 'after.released + life.total', reminders],
    ['no look comes for a reminder', 'moments.filter((at) => at > now)', 'moments.filter(() => false)', reminders, questions],
  ]),
  ...inFile('campaigns/life/buying.ts', [
    ['leaving out one of several refuses the whole list', ' && others.length === 0', '', leaveOut],
    ['leaving out another one refuses the whole list', ' && only?.id === placement', '', leaveOut],
    ['a list that still waits for answers is refused by leaving one out', 'isListReady(campaign) && only', 'only', leaveOut],
  ]),
  ...inFile('campaigns/life/placement-acts.ts', [
    [
      'a publisher is left out while an offer is open',
      "if (campaign.placements.some(({ state }) => state === 'offered')) return unmet('offers_answered');",
      '',
      leaveOut,
    ],
    ['a change of a post is told before it happens', ' || edited_at > now', '', editPost],
  ]),
  ...inFile('pricing/counter-offer.ts', [
    ['a publisher who names a price is paid as for the list', 'getShare(publisher_price, net, price)', 'publisher_price', counterOffer],
  ]),
  ...inFile('campaigns/turn/preview.ts', [
    [
      'a preview shows earlier captures again',
      'captureTotal(item.capture) - captureTotal(was.capture)',
      'captureTotal(item.capture)',
      preview,
    ],
    ['a hold is shown as a release', 'held: life.held - before.held', 'held: life.released - before.released', preview],
    ['an advertiser who gets less back is not told', 'now.released < shown.released ||', '', preview],
    ['an advertiser who pays more is not told', '|| now.captured > shown.captured', '', preview],
    ['an advertiser who gets back what was shown is told', 'now.released < shown.released', 'now.released <= shown.released', preview],
    ['an advertiser who pays what was shown is told', 'now.captured > shown.captured', 'now.captured >= shown.captured', preview],
  ]),
  ...inFile('campaigns/turn/act.ts', [
    ['nothing follows what a person does', 'joined(turn, settle(turn.life, at, planSlots))', 'turn', advance],
  ]),
  ...inFile('campaigns/turn/orders.ts', [
    ['a network is told to continue instead of to pause', 'openPauses(after) === 0', 'openPauses(after) > 0', advance],
    ['a rejected content is not ordered again', 'was?.owed_since !== item.owed_since', 'was?.state !== item.state', advance],
    ['a post stays up that the operator stops', 'isOut(after) && !isOut(before)', 'isOut(before)', stopping],
    ['a post with a slot is published after the campaign is over', "(isClosed && was?.state === 'scheduled')", 'false', advance],
    [
      'asked publishers are not told that the campaign is over',
      'isClosed && item.offered_at !== null ?',
      'item.offered_at !== null && false ?',
      advance,
    ],
    ['publishers who were never asked are told that the campaign is over', 'isClosed && item.offered_at !== null ?', 'isClosed ?', advance],
    ['a publisher who is left out is not told', " || out_reason === 'left_out'", '', leaveOut],
    [
      'publishers are told twice that the campaign is over',
      'isClosed = isNotNeeded(item.out_reason) && !isNotNeeded(was?.out_reason)',
      'isClosed = isNotNeeded(item.out_reason)',
      advance,
    ],
  ]),
  ...inFile('campaigns/turn/sightings.ts', [
    ['an earlier delivery counts again', 'content?.attempt === item.rejections + 1', 'content !== undefined', advance],
    ['a campaign with too little time is approved', '!hasTimeToPublish(life.publish_until, at)', 'false', advance],
    ['the operator decides before there is a content', 'verdict.at >= item.delivered_at!', 'true', advance],
  ]),
  ...inFile('campaigns/turn/questions.ts', [
    [
      'figures are requested from the start each time',
      'measured_until ?? startOfTehranHour(live_at)',
      'startOfTehranHour(live_at)',
      questions,
    ],
    ['a post is looked for before its slot', 'now >= item.slot_at', 'now < item.slot_at', questions],
    ['a publisher who stays wakes a job', "if (question.ask === 'stay' && wished === undefined) return Infinity;", '', questions],
    ['a deadline wakes no job', '[...due, ...asked', '[...asked', questions],
    [
      'views count up to the post that was looked at last',
      'return Math.min(startOfTehranHour(now), ...life',
      'return Math.max(0, ...life',
      questions,
    ],
    ['the running hour is counted', 'return Math.min(startOfTehranHour(now),', 'return Math.min(now,', questions],
  ]),
];
