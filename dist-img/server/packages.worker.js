// apps/server/src/infra/threads/serve-cpu-task.ts
import { parentPort } from 'node:worker_threads';
function serveCpuTask(task) {
  const port = parentPort;
  if (!port) throw new Error('this file runs in a worker thread');
  port.on('message', (input) => {
    void answer(() => task(input)).then((message) => port.postMessage(message));
  });
}
async function answer(task) {
  try {
    return { value: await task() };
  } catch (error) {
    return { error };
  }
}

// packages/domain/src/campaigns/campaign-life.ts
var CAMPAIGN_STATES = [
  'CREATION',
  'CREATED',
  'NEGOTIATION',
  'AWAITING_APPROVAL',
  'REJECTED',
  'ACCEPTED',
  'SCHEDULED',
  'TO_PAY',
  'PUBLISHING',
  'INACTIVE',
];

// packages/domain/src/platforms/plan-options.ts
var STORY_NUMBERS = ['single', 'double', 'multiple'];

// packages/domain/src/platforms/platforms.ts
var MEDIA_TYPES = ['INSTAGRAM', 'TELEGRAM', 'LINKEDIN', 'BALE', 'SOROUSH', 'EITAA', 'RUBIKA'];
var CAMPAIGN_TYPES = ['REACH', 'INFLUENCE', 'CPM', 'CPC'];
var CONTENT_TYPES = ['POST', 'STORY', 'PIN', 'IN_CHANNEL'];

// packages/domain/src/platforms/utm/utm-template.ts
var DEFAULT_UTM_KEY_TEMPLATE = 1;
var SOURCES = {
  INSTAGRAM: 'ig',
  TELEGRAM: 'tg',
  LINKEDIN: 'li',
  BALE: 'bale',
  SOROUSH: 'spls',
  EITAA: 'eitaa',
  RUBIKA: 'rbk',
};
var MEDIUMS = {
  SOROUSH: { REACH: 'spls-reach-post' },
  RUBIKA: { REACH: 'rbk-reach-post' },
};
function utmTagsOf(media_type, campaign_type) {
  return { source: SOURCES[media_type], medium: MEDIUMS[media_type]?.[campaign_type] ?? '' };
}
function defaultUtmTemplate(media_type, campaign_type) {
  const { source, medium } = utmTagsOf(media_type, campaign_type);
  return {
    utm_source_type: 'custom',
    utm_source_value: source,
    utm_medium_type: 'custom',
    utm_medium_value: medium,
    utm_campaign_type: 'variable',
    utm_campaign_value: 'campaign-id',
    utm_content_type: 'variable',
    utm_content_value: 'media-username',
    utm_term_type: 'variable',
    utm_term_value: 'term',
    utm_key_template: DEFAULT_UTM_KEY_TEMPLATE,
  };
}

// packages/domain/src/calendar/jalali.ts
var TEHRAN = 'Asia/Tehran';
var HOUR_MS = 36e5;
var DAY_MS = 24 * HOUR_MS;
function partsOf(options, locale = 'fa-IR-u-ca-persian-nu-arabext') {
  const format = new Intl.DateTimeFormat(locale, { timeZone: TEHRAN, ...options });
  return (at) => {
    const parts = {};
    for (const part of format.formatToParts(at)) parts[part.type] = part.value;
    return parts;
  };
}
var longParts = partsOf({ day: 'numeric', month: 'long', year: 'numeric', weekday: 'long' });
var numericParts = partsOf({ day: '2-digit', month: '2-digit', year: 'numeric' });
var timeParts = partsOf({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
var offsetParts = partsOf(
  {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  },
  'en-US-u-ca-gregory-nu-latn',
);

// packages/domain/src/calendar/day-range.ts
function isDay(value) {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const at = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
}

// packages/domain/src/drafts/fields/shapes.ts
var field = (is, initial) => ({ is, initial });
var laterField = (is, initial) => ({ is, initial, isLater: true });
var isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
var text = (max) => ({
  kind: 'text',
  max,
  read: (value) => (typeof value === 'string' ? value : void 0),
});
var flag = { kind: 'flag', read: (value) => (typeof value === 'boolean' ? value : void 0) };
var decimal = { kind: 'decimal', read: (value) => (Number.isFinite(value) ? value : void 0) };
var whole = (min, max) => ({
  kind: 'whole',
  min,
  max,
  read: (value) => {
    const number = Number.isSafeInteger(value) ? value : Number.NaN;
    return number >= (min ?? -Infinity) && number <= (max ?? Infinity) ? number : void 0;
  },
});
var day = { kind: 'day', read: (value) => (isDay(value) ? value : void 0) };
var oneOf = (options) => ({
  kind: 'choice',
  options,
  read: (value) => options.find((option) => option === value),
});
var nullable = (of) => ({
  kind: 'nullable',
  of,
  read: (value) => (value === null ? null : of.read(value)),
});
var record = (parts, optional = {}) => ({
  kind: 'record',
  parts,
  optional,
  read: (value) => {
    if (!isRecord(value)) return void 0;
    const readAll = (shapes) => Object.entries(shapes).map(([key, part]) => [key, part.read(value[key])]);
    const read = readAll(parts);
    if (read.some(([, part]) => part === void 0)) return void 0;
    const given = readAll(optional).filter(([, part]) => part !== void 0);
    return Object.fromEntries([...read, ...given]);
  },
});
var nameOf = (item) => (isRecord(item) ? item['id'] : item);
var list = (of, max, isDistinct) => ({
  kind: 'list',
  of,
  max,
  isDistinct,
  read: (value) => {
    if (!Array.isArray(value)) return void 0;
    const seen = /* @__PURE__ */ new Set();
    const isNew = (item) => seen.size < seen.add(nameOf(item)).size;
    return value.map(of.read).filter((item) => item !== void 0 && (!isDistinct || isNew(item)));
  },
});
var listOf = (of, max) => list(of, max, false);
var distinctListOf = (of, max) => list(of, max, true);
var flags = (max, keyMax) => ({
  kind: 'flags',
  max,
  keyMax,
  read: (value) => (isRecord(value) ? Object.fromEntries(Object.entries(value).filter((entry) => typeof entry[1] === 'boolean')) : void 0),
});

// packages/domain/src/drafts/fields/draft-fields.ts
var QUALITY_GOALS = ['awareness', 'visit', 'sale', 'follow'];
var words = text(500);
var longText = text(5e3);
var link = text(2e3);
var manyWords = listOf(words, 100);
var id = whole();
var ids = distinctListOf(id, 500);
var count = whole(0);
var hour = whole(0, 23);
var wholeOrNull = nullable(whole());
var utmType = oneOf(['custom', 'variable']);
var utm = defaultUtmTemplate('INSTAGRAM', 'REACH');
var DRAFT_FILE = record(
  {
    id,
    name: text(255),
    type: text(60),
    size: count,
    width: count,
    height: count,
    duration: nullable(decimal),
    url: text(500),
  },
  { has_poster: flag },
);
var files = distinctListOf(DRAFT_FILE, 20);
var DRAFT_HYPERLINK = record({ text: words, link });
var GENERAL_FIELDS = {
  media_type: field(oneOf(MEDIA_TYPES), 'INSTAGRAM'),
  campaign_type: field(oneOf(CAMPAIGN_TYPES), 'REACH'),
  content_type: field(oneOf(CONTENT_TYPES), 'STORY'),
  story_number: field(oneOf(STORY_NUMBERS), 'single'),
  title: field(words, ''),
  campaign_quality_goal: field(oneOf(QUALITY_GOALS), 'awareness'),
  execution_locations: field(distinctListOf(text(60), 40), []),
  ad_categories: field(distinctListOf(id, 40), []),
  publish_period_start: field(nullable(day), null),
  publish_period_end: field(nullable(day), null),
  preferred_publish_start_hour: field(hour, 9),
  preferred_publish_end_hour: field(hour, 23),
  budget: field(wholeOrNull, null),
  /** REACH and INFLUENCE: people. CPM: thousands of views. CPC: clicks. */
  goal_total_reach: field(wholeOrNull, null),
  /** Says what campaign_type says: true for CPM alone. */
  is_cpm: field(flag, false),
  /** Toman for a thousand views, or for a click; null where the server's price holds. */
  cpm_publisher_price: field(wholeOrNull, null),
  cpm_price: field(wholeOrNull, null),
  cpc_price: field(wholeOrNull, null),
  publish_considerations: field(text(2e3), ''),
};
var CONTENT_FIELDS = {
  content_files: field(files, []),
  content_guide_file: field(nullable(DRAFT_FILE), null),
  /** The slides of an Instagram post; while there are none, content_files are. */
  content_instagram_post_files: field(files, []),
  content_caption: field(longText, ''),
  content_isCommentOpen: field(flag, true),
  /** Accounts that are tagged in the picture. */
  content_tags: field(manyWords, []),
  content_description: field(longText, ''),
  content_contentMediaDescription: field(longText, ''),
  content_mentions: field(manyWords, []),
  content_hashtags: field(manyWords, []),
  content_todos: field(manyWords, []),
  content_notTodos: field(manyWords, []),
  content_hyperlinks: field(listOf(DRAFT_HYPERLINK, 100), []),
  content_link: field(link, ''),
  content_useSuggestedProducts: field(flag, false),
  content_customSubdomain: field(words, ''),
  content_instagramContentAddress: field(link, ''),
  /** Text, not a boolean: the form's own value. */
  is_telegram_forward_post: field(oneOf(['true', 'false']), 'false'),
  content_telegram_content_address: field(link, ''),
  is_utm_enabled: field(flag, true),
  is_telegram_hyperlinks_utm_enabled: field(flag, false),
};
var UTM_FIELDS = {
  utm_source_type: field(utmType, utm.utm_source_type),
  utm_source_value: field(words, utm.utm_source_value),
  utm_medium_type: field(utmType, utm.utm_medium_type),
  utm_medium_value: field(words, utm.utm_medium_value),
  utm_campaign_type: field(utmType, utm.utm_campaign_type),
  utm_campaign_value: field(words, utm.utm_campaign_value),
  utm_content_type: field(utmType, utm.utm_content_type),
  utm_content_value: field(words, utm.utm_content_value),
  utm_term_type: field(utmType, utm.utm_term_type),
  utm_term_value: field(words, utm.utm_term_value),
  utm_key_template: field(id, utm.utm_key_template),
};
var AD_FIELDS = {
  ad_title: field(words, ''),
  ad_subtitle: field(words, ''),
  ad_caption: field(words, ''),
  button_label: field(words, ''),
  button_link: field(link, ''),
};
var PACKAGE_FIELDS = {
  selectedPlans: field(ids, []),
  /** Stand in for a plan that falls out, the first one first. */
  alternative_media_plans: field(ids, []),
  selectedBundles: field(ids, []),
  /** Never to be suggested for this campaign. */
  excluded_plans: laterField(ids, []),
  excluded_bundles: laterField(ids, []),
  /** Which services are wanted, by key. */
  additional_services: field(flags(50, 60), {}),
  rubika_selected_media_plan: field(wholeOrNull, null),
  soroush_selected_media_plan: field(wholeOrNull, null),
};
var DRAFT_FIELDS = { ...GENERAL_FIELDS, ...CONTENT_FIELDS, ...UTM_FIELDS, ...AD_FIELDS, ...PACKAGE_FIELDS };
var GIVEN_FIELDS = {
  /** How the campaign that was made of it stands; CREATION while there is none. */
  campaign_state: field(oneOf(CAMPAIGN_STATES), 'CREATION'),
};

// packages/domain/src/drafts/drafts.ts
var PLANS_MAX = 200;

// packages/domain/src/money/money.ts
function exactly(value) {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no exact whole number`);
  return BigInt(value);
}
function spreadAmount(amountToman, weights, ids2) {
  const amount = exactly(amountToman);
  const given = weights.map(exactly);
  if (amount < 0n || given.some((weight) => weight < 0n)) throw new RangeError('only amounts and weights from 0 on can be spread');
  if (given.length === 0 && amount > 0n) throw new RangeError('an amount needs a part to carry it');
  const isEven = given.every((weight) => weight === 0n);
  const shares = isEven ? given.map(() => 1n) : given;
  const total = shares.reduce((sum, share) => sum + share, 0n);
  const parts = shares.map((share, index) => {
    const product = amount * share;
    return { index, id: ids2 ? ids2[index] : index, floor: product / total, remainder: product % total };
  });
  const amounts = parts.map(({ floor }) => Number(floor));
  const left = Number(amount - parts.reduce((sum, { floor }) => sum + floor, 0n));
  const inOrder = parts.toSorted((a, b) => (a.remainder === b.remainder ? a.id - b.id : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of inOrder.slice(0, left)) amounts[index] += 1;
  return amounts;
}

// packages/domain/src/optimiser/offer/limits.ts
function makeWholeBundle(bundle, plans) {
  const listPrices = plans.map((plan) => plan.price);
  const ids2 = plans.map((plan) => plan.id);
  return { bundle, plans, shares: spreadAmount(bundle.price, listPrices, ids2) };
}
function limitAmount({ most }, budget) {
  if ('toman' in most) return most.toman;
  return 'count' in most ? most.count : Math.floor((budget * most.budget_percent) / 100);
}
function limitSlope({ most }) {
  return 'budget_percent' in most ? most.budget_percent / 100 : 0;
}
var LimitTable = class {
  limits = [];
  /** The rows that a plan's price counts in by its platform and that it counts one in. */
  spendRows = /* @__PURE__ */ new Map();
  countRows = /* @__PURE__ */ new Map();
  categoryRows = /* @__PURE__ */ new Map();
  hasBudget;
  /** Without a budget neither it nor its shares are limits. */
  constructor(request, hasBudget) {
    this.hasBudget = hasBudget;
    if (hasBudget) this.limits.push({ kind: 'budget', most: { budget_percent: 100 } });
    for (const media_type of MEDIA_TYPES) {
      const cap = request.platform_caps[media_type];
      if (cap !== void 0 && this.isMeant(cap)) this.spendRows.set(media_type, this.limits.push({ kind: 'platform', most: cap }) - 1);
    }
    for (const [category, cap] of [...request.category_caps].toSorted((a, b) => a[0] - b[0])) {
      if (this.isMeant(cap)) this.categoryRows.set(category, this.limits.push({ kind: 'category', most: cap }) - 1);
    }
    const total = request.max_plans === null ? [] : [this.limits.push({ kind: 'count', most: { count: request.max_plans } }) - 1];
    for (const media_type of MEDIA_TYPES) {
      const count2 = request.max_plans_by_platform[media_type];
      const own = count2 === void 0 ? [] : [this.limits.push({ kind: 'count', most: { count: count2 } }) - 1];
      this.countRows.set(media_type, [...total, ...own]);
    }
  }
  isMeant(cap) {
    return this.hasBudget || 'toman' in cap;
  }
};
var UseWriter = class {
  row;
  coef;
  next = 0;
  from = 0;
  table;
  constructor(table, capacity) {
    this.table = table;
    this.row = new Int32Array(capacity);
    this.coef = new Float64Array(capacity);
  }
  /** How many entries a plan has at most. */
  static entriesOf(plan) {
    return 4 + plan.categories.length;
  }
  startItem() {
    this.from = this.next;
  }
  /** A plan for which `paid` is spent. */
  addPlan(plan, paid) {
    const { table } = this;
    if (table.hasBudget) this.add(0, paid);
    const spend = table.spendRows.get(plan.media_type);
    if (spend !== void 0) this.add(spend, paid);
    const { categories } = plan;
    for (let i = 0; i < categories.length; i += 1) {
      const row = table.categoryRows.get(categories[i]);
      if (row !== void 0 && categories.indexOf(categories[i]) === i) this.add(row, paid);
    }
    for (const row of table.countRows.get(plan.media_type)) this.add(row, 1);
  }
  add(row, amount) {
    for (let k = this.from; k < this.next; k += 1) {
      if (this.row[k] !== row) continue;
      this.coef[k] += amount;
      return;
    }
    this.row[this.next] = row;
    this.coef[this.next] = amount;
    this.next += 1;
  }
};

// packages/domain/src/optimiser/offer/offer-program.ts
function remainingLimits(offer, budget) {
  return Float64Array.from(offer.limits, (limit, i) => limitAmount(limit, budget) - offer.pinned.uses[i]);
}
var KINDS = ['budget', 'platform', 'category', 'count'];
function findPinnedExcess(offer, budget) {
  const left = remainingLimits(offer, budget);
  for (const kind of KINDS) {
    const excess2 = offer.limits.reduce((most, limit, i) => (limit.kind === kind ? Math.max(most, -left[i]) : most), 0);
    if (excess2 > 0) return { code: 'pinned_over_limit', limit: kind, excess: excess2 };
  }
  const excess = offer.pinned.publisherExcess;
  return excess > 0 ? { code: 'pinned_over_limit', limit: 'publisher', excess } : void 0;
}
function makeReachProgram(offer) {
  return {
    size: offer.size,
    rowCount: offer.limits.length,
    value: offer.reach,
    start: offer.start,
    row: offer.row,
    coef: offer.coef,
    rhs: new Float64Array(offer.limits.length),
    rhsSlope: Float64Array.from(offer.limits, limitSlope),
    groupCount: offer.groupCount,
    groupStart: offer.groupStart,
    groupOf: offer.groupOf,
  };
}
function makeCostProgram(offer) {
  const rowCount = offer.limits.length + 1;
  const start = offer.start.map((from, item) => from + item);
  const row = new Int32Array(start[offer.size]);
  const coef = new Float64Array(start[offer.size]);
  for (let item = 0; item < offer.size; item += 1) {
    const to = start[item];
    row.set(offer.row.subarray(offer.start[item], offer.start[item + 1]), to);
    coef.set(offer.coef.subarray(offer.start[item], offer.start[item + 1]), to);
    row[start[item + 1] - 1] = rowCount - 1;
    coef[start[item + 1] - 1] = -offer.reach[item];
  }
  const value = offer.price.map((price) => -price);
  const rhsSlope = new Float64Array(rowCount);
  return { ...makeReachProgram(offer), rowCount, value, start, row, coef, rhs: new Float64Array(rowCount), rhsSlope };
}

// packages/domain/src/result.ts
function succeed(value) {
  return { ok: true, value };
}
function refuse(error) {
  return { ok: false, error };
}

// packages/domain/src/optimiser/offer/offer.ts
function readOffer(request, hasBudget) {
  const excluded = new Set(request.excluded_plans);
  const sorted = sortById(request.plans);
  const plans = excluded.size === 0 ? sorted : sorted.filter((plan) => !excluded.has(plan.id));
  const bundles = findWholeBundles(request, plans);
  const pinnedPlanIds = new Set(request.pinned_plans);
  const pinnedBundleIds = new Set(request.pinned_bundles);
  const pinnedPlans = pinnedPlanIds.size === 0 ? [] : plans.filter((plan) => pinnedPlanIds.has(plan.id));
  const pinnedBundles = bundles.filter(({ bundle }) => pinnedBundleIds.has(bundle.id));
  if (pinnedPlans.length < pinnedPlanIds.size || pinnedBundles.length < pinnedBundleIds.size) {
    for (const { id: id2 } of pinnedPlans) pinnedPlanIds.delete(id2);
    for (const { bundle } of pinnedBundles) pinnedBundleIds.delete(bundle.id);
    const [plan_ids, bundle_ids] = [pinnedPlanIds, pinnedBundleIds].map((ids2) => [...ids2].toSorted((a, b) => a - b));
    return refuse({ code: 'pinned_not_offered', plan_ids, bundle_ids });
  }
  const table = new LimitTable(request, hasBudget);
  const bought = [...pinnedPlans, ...pinnedBundles.flatMap((whole2) => whole2.plans)].map((plan) => plan.publisher_id);
  const taken = new Set(bought);
  const free = taken.size === 0 ? plans : plans.filter((plan) => !taken.has(plan.publisher_id));
  const freeBundles = bundles.filter(
    (whole2) =>
      /* @__PURE__ */ new Set([...taken, ...whole2.plans.map((plan) => plan.publisher_id)]).size === taken.size + whole2.plans.length,
  );
  const pinned = addUpPinned(pinnedPlans, pinnedBundles, bought, table);
  return succeed({ ...tabulate(free, freeBundles, table), plansOffered: request.plans.length, pinned });
}
function sortById(list2) {
  return list2.every((one, i) => i === 0 || list2[i - 1].id < one.id) ? list2 : list2.toSorted((a, b) => a.id - b.id);
}
function findWholeBundles(request, plans) {
  if (request.bundles.length === 0) return [];
  const excluded = new Set(request.excluded_bundles);
  const wanted = new Set(request.bundles.flatMap((bundle) => bundle.plan_ids));
  const planOf = new Map(plans.filter((plan) => wanted.has(plan.id)).map((plan) => [plan.id, plan]));
  return sortById(request.bundles).flatMap((bundle) => {
    const parts = bundle.plan_ids.flatMap((id2) => planOf.get(id2) ?? []);
    return excluded.has(bundle.id) || parts.length < bundle.plan_ids.length ? [] : [makeWholeBundle(bundle, parts)];
  });
}
function addUpPinned(plans, bundles, publishers, table) {
  const parts = [...plans, ...bundles.flatMap((whole2) => whole2.plans)];
  const writer = new UseWriter(table, table.limits.length);
  for (const plan of plans) writer.addPlan(plan, plan.price);
  for (const whole2 of bundles) whole2.plans.forEach((plan, i) => writer.addPlan(plan, whole2.shares[i]));
  const uses = new Float64Array(table.limits.length);
  for (let k = 0; k < writer.next; k += 1) uses[writer.row[k]] = writer.coef[k];
  const times = /* @__PURE__ */ new Map();
  for (const publisher of publishers) times.set(publisher, (times.get(publisher) ?? 0) + 1);
  return {
    plan_ids: plans.map((plan) => plan.id),
    bundle_ids: bundles.map(({ bundle }) => bundle.id),
    cost: [...plans, ...bundles.map(({ bundle }) => bundle)].reduce((sum, { price }) => sum + price, 0),
    reach: parts.reduce((sum, { reach }) => sum + reach, 0),
    uses,
    publisherExcess: Math.max(1, ...times.values()) - 1,
  };
}
function tabulate(plans, bundles, table) {
  const size = plans.length + bundles.length;
  let capacity = 0;
  for (const plan of plans) capacity += UseWriter.entriesOf(plan);
  for (const whole2 of bundles) for (const plan of whole2.plans) capacity += UseWriter.entriesOf(plan);
  const writer = new UseWriter(table, capacity);
  const price = new Float64Array(size);
  const reach = new Float64Array(size);
  const start = new Int32Array(size + 1);
  const publisherStart = new Int32Array(size + 1);
  const publisherOf = new Int32Array(capacity);
  const numberOf = /* @__PURE__ */ new Map();
  let item = 0;
  let nextPublisher = 0;
  const addPublisher = (id2) => {
    let number = numberOf.get(id2);
    if (number === void 0) {
      number = numberOf.size;
      numberOf.set(id2, number);
    }
    publisherOf[nextPublisher] = number;
    nextPublisher += 1;
  };
  const endItem = () => {
    item += 1;
    start[item] = writer.next;
    publisherStart[item] = nextPublisher;
    writer.startItem();
  };
  for (const plan of plans) {
    price[item] = plan.price;
    reach[item] = plan.reach;
    writer.addPlan(plan, plan.price);
    addPublisher(plan.publisher_id);
    endItem();
  }
  for (const { bundle, plans: parts, shares } of bundles) {
    price[item] = bundle.price;
    reach[item] = parts.reduce((sum, plan) => sum + plan.reach, 0);
    parts.forEach((plan, i) => {
      writer.addPlan(plan, shares[i]);
      addPublisher(plan.publisher_id);
    });
    endItem();
  }
  return {
    size,
    plans,
    bundles: bundles.map(({ bundle }) => bundle),
    price,
    reach,
    limits: table.limits,
    start,
    row: writer.row,
    coef: writer.coef,
    ...dropSingles(publisherStart, publisherOf, numberOf.size),
  };
}
function dropSingles(start, publisherOf, publisherCount) {
  const size = start.length - 1;
  const members = new Int32Array(publisherCount);
  for (let k = 0; k < start[size]; k += 1) members[publisherOf[k]] += 1;
  const groupNumber = new Int32Array(publisherCount);
  let groupCount = 0;
  for (let publisher = 0; publisher < publisherCount; publisher += 1) {
    groupNumber[publisher] = groupCount;
    if (members[publisher] > 1) groupCount += 1;
  }
  const groupStart = new Int32Array(size + 1);
  const groupOf = new Int32Array(start[size]);
  let next = 0;
  for (let item = 0; item < size; item += 1) {
    for (let k = start[item]; k < start[item + 1]; k += 1) {
      if (members[publisherOf[k]] < 2) continue;
      groupOf[next] = groupNumber[publisherOf[k]];
      next += 1;
    }
    groupStart[item + 1] = next;
  }
  return { groupCount, groupStart, groupOf };
}

// packages/domain/src/optimiser/program/program.ts
var OPEN = 0;
var FIXED_OUT = 1;
var FIXED_IN = 2;
function takePart(whole2, keep, rhs) {
  const size = keep.length;
  const members = new Int32Array(whole2.groupCount);
  let entries = 0;
  let groupEntries = 0;
  for (const item of keep) {
    entries += whole2.start[item + 1] - whole2.start[item];
    for (let k = whole2.groupStart[item]; k < whole2.groupStart[item + 1]; k += 1) {
      members[whole2.groupOf[k]] += 1;
      groupEntries += 1;
    }
  }
  const groupNumber = new Int32Array(whole2.groupCount);
  let groupCount = 0;
  for (let group = 0; group < whole2.groupCount; group += 1) {
    if (members[group] < 2) groupNumber[group] = -1;
    else {
      groupNumber[group] = groupCount;
      groupCount += 1;
    }
  }
  const value = new Float64Array(size);
  const start = new Int32Array(size + 1);
  const row = new Int32Array(entries);
  const coef = new Float64Array(entries);
  const groupStart = new Int32Array(size + 1);
  const groupOf = new Int32Array(groupEntries);
  let next = 0;
  let nextGroup = 0;
  for (let i = 0; i < size; i += 1) {
    const item = keep[i];
    value[i] = whole2.value[item];
    for (let k = whole2.start[item]; k < whole2.start[item + 1]; k += 1) {
      row[next] = whole2.row[k];
      coef[next] = whole2.coef[k];
      next += 1;
    }
    start[i + 1] = next;
    for (let k = whole2.groupStart[item]; k < whole2.groupStart[item + 1]; k += 1) {
      const group = groupNumber[whole2.groupOf[k]];
      if (group >= 0) {
        groupOf[nextGroup] = group;
        nextGroup += 1;
      }
    }
    groupStart[i + 1] = nextGroup;
  }
  const { rowCount, rhsSlope } = whole2;
  return { program: { size, rowCount, value, start, row, coef, rhs, rhsSlope, groupCount, groupStart, groupOf }, origin: keep };
}
function fitsAlone({ start, row, coef }, item, rhs) {
  for (let k = start[item]; k < start[item + 1]; k += 1) if (coef[k] > 0 && coef[k] > rhs[row[k]]) return false;
  return true;
}
function findFittingItems(program, rhs) {
  const keep = new Int32Array(program.size);
  let count2 = 0;
  for (let item = 0; item < program.size; item += 1) {
    if (!fitsAlone(program, item, rhs)) continue;
    keep[count2] = item;
    count2 += 1;
  }
  return keep.subarray(0, count2);
}

// packages/domain/src/optimiser/program/dual-bound.ts
var DualBound = class {
  program;
  /** value − y·a of each item. */
  margin;
  /** Of each group the best margin, whose it is, and the best of the others, none below zero. */
  best;
  bestItem;
  second;
  multiple;
  shift;
  constructor(program) {
    this.program = program;
    this.margin = new Float64Array(program.size);
    this.best = new Float64Array(program.groupCount);
    this.bestItem = new Int32Array(program.groupCount);
    this.second = new Float64Array(program.groupCount);
    const multiple = [];
    for (let item = 0; item < program.size; item += 1) if (program.groupStart[item + 1] - program.groupStart[item] > 1) multiple.push(item);
    this.multiple = Int32Array.from(multiple);
    this.shift = new Float64Array(multiple.length);
  }
  /**
   * L(y), made larger by more than all its rounding errors, for the items that `fixing` leaves open and holds in.
   * `groupPrice` says what the groups' places are worth in the relaxation; it only steers how an item of several groups is shared out.
   */
  evaluate(y, rhs, fixing, groupPrice) {
    const { size, rowCount, value, start, row, coef, groupStart, groupOf } = this.program;
    const { margin, best, bestItem, second } = this;
    let sum = 0;
    let magnitude = 0;
    best.fill(0);
    second.fill(0);
    bestItem.fill(-1);
    for (let i = 0; i < rowCount; i += 1) {
      sum += y[i] * rhs[i];
      magnitude += Math.abs(y[i] * rhs[i]);
    }
    for (let item = 0; item < size; item += 1) {
      const settled = fixing[item];
      const worth = value[item];
      let price = 0;
      let entirety = Math.abs(worth);
      for (let k = start[item]; k < start[item + 1]; k += 1) {
        const part = y[row[k]] * coef[k];
        price += part;
        entirety += Math.abs(part);
      }
      const rest = worth - price;
      margin[item] = rest;
      if (settled === FIXED_OUT) continue;
      if (settled === FIXED_IN) {
        sum += rest;
        magnitude += entirety;
        continue;
      }
      const from = groupStart[item];
      const groups = groupStart[item + 1] - from;
      if (rest > 0 || groups > 1) magnitude += entirety;
      if (groups === 1) this.offer(groupOf[from], rest, item);
      else if (groups === 0 && rest > 0) sum += rest;
    }
    if (this.multiple.length > 0) this.shareOut(fixing, groupPrice);
    for (const worth of best) sum += worth;
    return sum + magnitude * (size + rowCount + 16) * 2 ** -50;
  }
  /** Whether this item of groups is the best of each of them. Only after `evaluate`. */
  isBest(item) {
    const { groupStart, groupOf } = this.program;
    for (let k = groupStart[item]; k < groupStart[item + 1]; k += 1) if (this.bestItem[groupOf[k]] !== item) return false;
    return true;
  }
  /** How much choosing this open item lowers the bound. Only after `evaluate`. */
  costOfIn(item) {
    const { groupStart, groupOf } = this.program;
    const from = groupStart[item];
    const to = groupStart[item + 1];
    const rest = this.margin[item];
    if (from === to) return rest < 0 ? -rest : 0;
    let cost = -rest;
    for (let k = from; k < to; k += 1) cost += this.best[groupOf[k]];
    return cost;
  }
  /** How much leaving this open item out lowers the bound. Only after `evaluate`. */
  costOfOut(item) {
    const { groupStart, groupOf } = this.program;
    const from = groupStart[item];
    const to = groupStart[item + 1];
    if (from === to) return this.margin[item] > 0 ? this.margin[item] : 0;
    let cost = 0;
    for (let k = from; k < to; k += 1) {
      const group = groupOf[k];
      if (this.bestItem[group] === item) cost += this.best[group] - this.second[group];
    }
    return cost;
  }
  /** An item of several groups (a bundle) is worth a share in each; any shares that sum to its margin keep the bound valid. */
  shareOut(fixing, groupPrice) {
    const { groupStart, groupOf } = this.program;
    const { multiple, shift, best, margin } = this;
    for (let i = 0; i < multiple.length; i += 1) {
      const item = multiple[i];
      let rest = margin[item];
      for (let k = groupStart[item]; k < groupStart[item + 1]; k += 1) rest -= Math.max(best[groupOf[k]], groupPrice[groupOf[k]]);
      shift[i] = rest / (groupStart[item + 1] - groupStart[item]);
    }
    const reference = Float64Array.from(best);
    for (let i = 0; i < multiple.length; i += 1) {
      const item = multiple[i];
      if (fixing[item] !== OPEN) continue;
      for (let k = groupStart[item]; k < groupStart[item + 1]; k += 1) {
        const group = groupOf[k];
        this.offer(group, Math.max(reference[group], groupPrice[group]) + shift[i], item);
      }
    }
  }
  offer(group, worth, item) {
    if (worth > this.best[group]) {
      this.second[group] = this.best[group];
      this.best[group] = worth;
      this.bestItem[group] = item;
    } else if (worth > this.second[group]) this.second[group] = worth;
  }
};

// packages/domain/src/optimiser/relaxation/group-steps.ts
function takeSteps(whole2, { price, reach }) {
  const { size, groupCount, groupStart, groupOf, start, row, coef } = whole2;
  if (groupCount === 0) return whole2;
  const members = Array.from({ length: groupCount }, () => []);
  const isUseful = new Uint8Array(size);
  const before = new Int32Array(size).fill(-1);
  for (let item = 0; item < size; item += 1) {
    const groups = groupStart[item + 1] - groupStart[item];
    isUseful[item] = groups === 0 ? 1 : 0;
    if (groups === 1) members[groupOf[groupStart[item]]].push(item);
  }
  const ratio = (from, to) => (from < 0 ? reach[to] / price[to] : (reach[to] - reach[from]) / (price[to] - price[from]));
  for (const group of members) {
    const hull = [];
    for (const item of group.toSorted((a, b) => price[a] - price[b] || reach[b] - reach[a] || a - b)) {
      if (hull.length > 0 && reach[item] <= reach[hull.at(-1)]) continue;
      while (hull.length > 0 && ratio(hull.at(-1), item) >= ratio(hull.at(-2) ?? -1, hull.at(-1))) hull.pop();
      hull.push(item);
    }
    hull.forEach((item, i) => {
      isUseful[item] = 1;
      before[item] = hull[i - 1] ?? -1;
    });
  }
  const value = whole2.value.map((worth, item) => isUseful[item] * (before[item] < 0 ? worth : worth - whole2.value[before[item]]));
  const stepStart = new Int32Array(size + 1);
  const stepRow = new Int32Array(2 * start[size]);
  const stepCoef = new Float64Array(2 * start[size]);
  let next = 0;
  const add = (item, sign, from) => {
    for (let k = start[item]; k < start[item + 1]; k += 1) {
      let at = from;
      while (at < next && stepRow[at] !== row[k]) at += 1;
      stepRow[at] = row[k];
      stepCoef[at] = (at === next ? 0 : stepCoef[at]) + sign * coef[k];
      if (at === next) next += 1;
    }
  };
  for (let item = 0; item < size; item += 1) {
    if (isUseful[item] === 1) add(item, 1, stepStart[item]);
    if (before[item] >= 0) add(before[item], -1, stepStart[item]);
    stepStart[item + 1] = next;
  }
  return {
    ...whole2,
    value,
    start: stepStart,
    row: stepRow,
    coef: stepCoef,
    groupCount: 0,
    groupStart: new Int32Array(size + 1),
    groupOf: new Int32Array(0),
  };
}

// packages/domain/src/optimiser/cuts/cut.ts
function makeCut(items, coefs, limit) {
  if (!Number.isSafeInteger(limit) || !coefs.every((coef) => Number.isSafeInteger(coef))) return null;
  const used = items.map((_, i) => i).filter((i) => coefs[i] !== 0);
  return { items: used.map((i) => items[i]), coefs: used.map((i) => coefs[i]), limit };
}
function distanceTo({ items, coefs, limit }, x) {
  let load = -limit;
  let square = 0;
  for (let i = 0; i < items.length; i += 1) {
    load += coefs[i] * x[items[i]];
    square += coefs[i] * coefs[i];
  }
  return square === 0 ? 0 : load / Math.sqrt(square);
}
function likeness(one, other) {
  const coefOf = new Map(one.items.map((item, i) => [item, one.coefs[i]]));
  let product = 0;
  other.items.forEach((item, i) => {
    product += (coefOf.get(item) ?? 0) * other.coefs[i];
  });
  return product / Math.sqrt(squareOf(one) * squareOf(other));
}
function squareOf({ coefs }) {
  return coefs.reduce((sum, coef) => sum + coef * coef, 0);
}
function readRows({ size, rowCount, start, row, coef, rhs }) {
  const items = Array.from({ length: rowCount }, () => []);
  const coefs = Array.from({ length: rowCount }, () => []);
  for (let item = 0; item < size; item += 1) {
    for (let k = start[item]; k < start[item + 1]; k += 1) {
      items[row[k]].push(item);
      coefs[row[k]].push(coef[k]);
    }
  }
  return items.map((list2, i) => ({ items: list2, coefs: coefs[i], limit: rhs[i] }));
}
function readGroups({ size, groupCount, groupStart, groupOf }) {
  const items = Array.from({ length: groupCount }, () => []);
  for (let item = 0; item < size; item += 1) {
    for (let k = groupStart[item]; k < groupStart[item + 1]; k += 1) items[groupOf[k]].push(item);
  }
  return items.map((list2) => ({ items: list2, coefs: list2.map(() => 1), limit: 1 }));
}
function appendCuts(program, cuts) {
  const { size, rowCount } = program;
  const row = Array.from({ length: size }, () => []);
  const coef = Array.from({ length: size }, () => []);
  for (let item = 0; item < size; item += 1) {
    for (let k = program.start[item]; k < program.start[item + 1]; k += 1) {
      row[item].push(program.row[k]);
      coef[item].push(program.coef[k]);
    }
  }
  cuts.forEach(({ items, coefs }, c) => {
    items.forEach((item, i) => {
      row[item].push(rowCount + c);
      coef[item].push(coefs[i]);
    });
  });
  const start = new Int32Array(size + 1);
  row.forEach((list2, item) => {
    start[item + 1] = start[item] + list2.length;
  });
  const rhs = new Float64Array(rowCount + cuts.length);
  const rhsSlope = new Float64Array(rhs.length);
  rhs.set(program.rhs);
  rhsSlope.set(program.rhsSlope);
  cuts.forEach(({ limit }, c) => {
    rhs[rowCount + c] = limit;
  });
  return { ...program, rowCount: rhs.length, start, row: Int32Array.from(row.flat()), coef: Float64Array.from(coef.flat()), rhs, rhsSlope };
}

// packages/domain/src/optimiser/linear/breakpoint-heap.ts
var BreakpointHeap = class {
  size = 0;
  numbers;
  keys;
  constructor(capacity) {
    this.numbers = new Int32Array(capacity);
    this.keys = new Float64Array(capacity);
  }
  clear() {
    this.size = 0;
  }
  collect(number, key) {
    this.numbers[this.size] = number;
    this.keys[this.size] = key;
    this.size += 1;
  }
  order() {
    for (let at = (this.size >> 1) - 1; at >= 0; at -= 1) this.sink(at);
  }
  take() {
    const first = this.numbers[0];
    this.size -= 1;
    this.numbers[0] = this.numbers[this.size];
    this.keys[0] = this.keys[this.size];
    this.sink(0);
    return first;
  }
  sink(from) {
    const { numbers, keys, size } = this;
    const number = numbers[from];
    const key = keys[from];
    let at = from;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      if (child + 1 < size && isBefore(keys[child + 1], numbers[child + 1], keys[child], numbers[child])) child += 1;
      if (!isBefore(keys[child], numbers[child], key, number)) break;
      numbers[at] = numbers[child];
      keys[at] = keys[child];
      at = child;
    }
    numbers[at] = number;
    keys[at] = key;
  }
};
function isBefore(key, number, otherKey, otherNumber) {
  return key < otherKey || (key === otherKey && number < otherNumber);
}

// packages/domain/src/optimiser/linear/basis-inverse.ts
var BasisInverse = class {
  head;
  matrix;
  /** A column times the inverse, as `readColumn` left it. */
  entering;
  /** Of each row of the inverse the sum of its squares, about. */
  length;
  filled;
  columns;
  constructor(columns) {
    this.columns = columns;
    this.head = new Int32Array(columns.rowCount);
    this.matrix = new Float64Array(columns.rowCount * columns.rowCount);
    this.entering = new Float64Array(columns.rowCount);
    this.length = new Float64Array(columns.rowCount);
    this.filled = new Int32Array(columns.rowCount);
    this.reset();
  }
  /** The basis of all slacks. */
  reset() {
    const { rowCount, count: count2 } = this.columns;
    this.matrix.fill(0);
    this.length.fill(1);
    for (let i = 0; i < rowCount; i += 1) {
      this.matrix[i * rowCount + i] = 1;
      this.head[i] = count2 + i;
    }
  }
  /** The basis that has these columns, each in the row where it is largest, and slacks for the rest. `isSlackOut` tells which slacks leave. */
  rebuild(basicColumns, isSlackOut) {
    const { rowCount, count: count2 } = this.columns;
    this.reset();
    for (const variable of basicColumns) {
      this.readColumn(variable);
      let at = -1;
      let most = -1;
      for (let i = 0; i < rowCount; i += 1) {
        if (this.head[i] !== count2 + i || !isSlackOut(i) || Math.abs(this.entering[i]) <= most) continue;
        most = Math.abs(this.entering[i]);
        at = i;
      }
      this.exchange(at, variable);
    }
  }
  readColumn(variable) {
    const { count: count2, rowCount, start, row, coef } = this.columns;
    const { matrix, entering } = this;
    if (variable >= count2) {
      for (let i = 0; i < rowCount; i += 1) entering[i] = matrix[i * rowCount + variable - count2];
      return;
    }
    for (let i = 0; i < rowCount; i += 1) {
      let sum = 0;
      for (let k = start[variable]; k < start[variable + 1]; k += 1) sum += matrix[i * rowCount + row[k]] * coef[k];
      entering[i] = sum;
    }
  }
  /** Brings in the variable of the last `readColumn` in place of the one that is basic in this row. */
  exchange(leaving, variable) {
    const { matrix, entering, filled, length } = this;
    const { rowCount } = this.columns;
    const from = leaving * rowCount;
    const factor = 1 / entering[leaving];
    let count2 = 0;
    let square = 0;
    for (let k = 0; k < rowCount; k += 1) {
      if (matrix[from + k] === 0) continue;
      const entry = matrix[from + k] * factor;
      matrix[from + k] = entry;
      square += entry * entry;
      filled[count2] = k;
      count2 += 1;
    }
    length[leaving] = square;
    for (let i = 0; i < rowCount; i += 1) {
      const weight = entering[i];
      if (i === leaving || weight === 0) continue;
      const to = i * rowCount;
      let change = 0;
      for (let n = 0; n < count2; n += 1) {
        const k = filled[n];
        const before = matrix[to + k];
        const after = before - weight * matrix[from + k];
        matrix[to + k] = after;
        change += after * after - before * before;
      }
      length[i] = Math.max(1e-12, length[i] + change);
    }
    this.head[leaving] = variable;
  }
  /** target −= inverse · vector */
  subtractProduct(vector, target) {
    const { rowCount } = this.columns;
    const { matrix, filled } = this;
    let count2 = 0;
    for (let k = 0; k < rowCount; k += 1) {
      if (vector[k] === 0) continue;
      filled[count2] = k;
      count2 += 1;
    }
    if (count2 === 0) return;
    for (let i = 0; i < rowCount; i += 1) {
      let sum = 0;
      for (let n = 0; n < count2; n += 1) sum += matrix[i * rowCount + filled[n]] * vector[filled[n]];
      target[i] -= sum;
    }
  }
  /** The prices of the rows: target = costs of the basic variables · inverse. */
  priceOut(cost, target) {
    const { rowCount, count: count2 } = this.columns;
    target.fill(0);
    for (let i = 0; i < rowCount; i += 1) {
      if (this.head[i] >= count2) continue;
      const worth = cost[this.head[i]];
      for (let k = 0; k < rowCount; k += 1) target[k] += worth * this.matrix[i * rowCount + k];
    }
  }
};

// packages/domain/src/optimiser/linear/scaled-columns.ts
function scaleColumns(columns) {
  const { count: count2, rowCount, start, row } = columns;
  const sums = new Float64Array(rowCount).fill(1e-9);
  const entries = new Float64Array(rowCount).fill(1e-9);
  for (let k = 0; k < start[count2]; k += 1) {
    sums[row[k]] += Math.abs(columns.coef[k]);
    entries[row[k]] += 1;
  }
  const rowScale = sums.map((sum, i) => entries[i] / sum);
  const coef = columns.coef.slice();
  const cost = columns.cost.slice();
  const top = new Float64Array(count2);
  let costSum = 1e-9;
  for (let j = 0; j < count2; j += 1) {
    let largest = 1e-9;
    for (let k = start[j]; k < start[j + 1]; k += 1) {
      coef[k] *= rowScale[row[k]];
      largest = Math.max(largest, Math.abs(coef[k]));
    }
    for (let k = start[j]; k < start[j + 1]; k += 1) coef[k] /= largest;
    top[j] = largest;
    cost[j] /= largest;
    costSum += Math.abs(cost[j]);
  }
  const costScale = (count2 + 1) / costSum;
  for (let j = 0; j < count2; j += 1) cost[j] *= costScale;
  return { count: count2, rowCount, start, row, coef, cost, top, rowScale, costScale };
}

// packages/domain/src/optimiser/linear/simplex-state.ts
var AT_ZERO = 0;
var AT_TOP = 1;
var BASIC = 2;
var SimplexState = class {
  count;
  rowCount;
  /** Pivots done so far: the measure of effort. */
  pivots = 0;
  /** Of each column OPEN, FIXED_OUT or FIXED_IN; change it, then `restart`. */
  fixing;
  scaled;
  /** Costs with a tiny, fixed disturbance each: equal ratios would make the method stall. */
  cost;
  rhs;
  basis;
  place;
  basic;
  reduced;
  price;
  work;
  objective = 0;
  sinceRefresh = 0;
  constructor(columns) {
    const { count: count2, rowCount } = columns;
    this.count = count2;
    this.rowCount = rowCount;
    this.scaled = scaleColumns(columns);
    this.cost = this.scaled.cost.map((cost, j) => cost * (1 + scatter(j)));
    this.rhs = columns.rhs.map((limit, i) => limit * this.scaled.rowScale[i]);
    this.fixing = new Uint8Array(count2);
    this.basis = new BasisInverse(this.scaled);
    this.place = new Uint8Array(count2 + rowCount);
    this.place.fill(BASIC, count2);
    this.basic = new Float64Array(rowCount);
    this.reduced = new Float64Array(count2);
    this.price = new Float64Array(rowCount);
    this.work = new Float64Array(rowCount);
  }
  /** The variables of the present basis: columns by number, the slack of row i as ~i. */
  listBasis() {
    return Array.from(this.basis.head, (variable) => (variable < this.count ? variable : ~(variable - this.count)));
  }
  /** Starts from a basis that another programme with the same rows listed, its columns renumbered. */
  startAt(basis) {
    this.place.fill(AT_ZERO);
    for (const variable of basis) this.place[variable < 0 ? this.count + ~variable : variable] = BASIC;
    this.refactor();
  }
  /** Other limits, in the programme's own units; continue with `restart`. */
  setLimits(rhs) {
    for (let i = 0; i < rhs.length; i += 1) this.rhs[i] = rhs[i] * this.scaled.rowScale[i];
  }
  /** Recomputes prices, reduced costs, sides and values for the present basis. */
  restart() {
    const { count: count2, rowCount, price, reduced, place, fixing } = this;
    const { start, row, coef } = this.scaled;
    this.basis.priceOut(this.cost, price);
    for (let k = 0; k < rowCount; k += 1) if (price[k] < 0) price[k] = 0;
    for (let j = 0; j < count2; j += 1) {
      let rest = this.cost[j];
      for (let k = start[j]; k < start[j + 1]; k += 1) rest -= price[row[k]] * coef[k];
      reduced[j] = rest;
      if (place[j] !== BASIC) place[j] = fixing[j] === FIXED_IN || (fixing[j] === OPEN && rest > 0) ? AT_TOP : AT_ZERO;
    }
    this.computeBasic();
  }
  /** What the present prices prove, not safe against rounding: for choosing, never for proving. */
  get bound() {
    return this.objective / this.scaled.costScale;
  }
  /** The present prices of the rows in the programme's own units, from the undisturbed costs, none below zero. */
  readPrices(target) {
    this.basis.priceOut(this.scaled.cost, target);
    for (let k = 0; k < this.rowCount; k += 1) target[k] = Math.max(0, target[k]) * (this.scaled.rowScale[k] / this.scaled.costScale);
  }
  /** The present values of the columns, 0 to 1. */
  readValues(target) {
    for (let j = 0; j < this.count; j += 1) target[j] = this.place[j] === AT_TOP ? 1 : 0;
    for (let i = 0; i < this.rowCount; i += 1) {
      const variable = this.basis.head[i];
      if (variable < this.count) target[variable] = Math.min(1, Math.max(0, this.basic[i] / this.scaled.top[variable]));
    }
  }
  refactor() {
    const columns = [];
    for (let j = 0; j < this.count; j += 1) if (this.place[j] === BASIC) columns.push(j);
    const { start } = this.scaled;
    columns.sort((a, b) => start[a + 1] - start[a] - start[b + 1] + start[b] || a - b);
    this.basis.rebuild(columns, (i) => this.place[this.count + i] !== BASIC);
    this.sinceRefresh = 0;
  }
  computeBasic() {
    const { count: count2, place, basic, work, rhs } = this;
    const { start, row, coef, top } = this.scaled;
    this.objective = 0;
    for (let i = 0; i < this.rowCount; i += 1) work[i] = -rhs[i];
    for (let j = 0; j < count2; j += 1) {
      if (place[j] !== AT_TOP) continue;
      this.objective += this.cost[j] * top[j];
      for (let k = start[j]; k < start[j + 1]; k += 1) work[row[k]] += coef[k] * top[j];
    }
    basic.fill(0);
    this.basis.subtractProduct(work, basic);
    for (let i = 0; i < this.rowCount; i += 1) {
      const variable = this.basis.head[i];
      if (variable < count2) this.objective += this.cost[variable] * basic[i];
    }
  }
};
function scatter(column) {
  return (((column + 1) * 2654435761) % 2 ** 32) * 2 ** -32 * 1e-10;
}

// packages/domain/src/optimiser/linear/dual-simplex.ts
var FEASIBLE = 1e-9;
var PIVOT = 1e-8;
var REFRESH_PIVOTS = 100;
var DualSimplex = class extends SimplexState {
  /** After 'infeasible': a direction of prices in which the dual falls without end. */
  ray;
  /** By how much the dual falls for each step along the ray. */
  rayFall = 0;
  alpha;
  heap;
  constructor(columns) {
    super(columns);
    this.ray = new Float64Array(columns.rowCount);
    this.alpha = new Float64Array(columns.count);
    this.heap = new BreakpointHeap(columns.count + columns.rowCount);
  }
  /** Pivots until optimal, or until the bound is at most `cutoff`, or no point is feasible, or the steps are used up. */
  solve(pivotLimit, cutoff) {
    const scaledCutoff = cutoff * this.scaled.costScale;
    for (let step = 0; ; step += 1) {
      if (this.objective <= scaledCutoff) return 'cutoff';
      const leaving = this.chooseLeaving();
      if (leaving < 0) return 'optimal';
      if (step >= pivotLimit) return 'stopped';
      if (!this.pivot(leaving)) return 'infeasible';
      if (this.sinceRefresh < REFRESH_PIVOTS) continue;
      this.refactor();
      this.restart();
    }
  }
  lowest(variable) {
    return variable < this.count && this.fixing[variable] === FIXED_IN ? this.scaled.top[variable] : 0;
  }
  highest(variable) {
    if (variable >= this.count) return Infinity;
    return this.fixing[variable] === FIXED_OUT ? 0 : this.scaled.top[variable];
  }
  /** The row whose basic value breaks its bounds most, measured by the length of its row of the inverse; −1 when none does. */
  chooseLeaving() {
    const { rowCount, basic } = this;
    const { head, length } = this.basis;
    let chosen = -1;
    let most = 0;
    for (let i = 0; i < rowCount; i += 1) {
      const excess = Math.max(this.lowest(head[i]) - basic[i], basic[i] - this.highest(head[i]));
      if (excess <= FEASIBLE) continue;
      const score = (excess * excess) / length[i];
      if (score > most) {
        most = score;
        chosen = i;
      }
    }
    return chosen;
  }
  pivot(leaving) {
    const variable = this.basis.head[leaving];
    const isBelow = this.basic[leaving] < this.lowest(variable);
    const bound = isBelow ? this.lowest(variable) : this.highest(variable);
    const sign = isBelow ? 1 : -1;
    this.collectBreakpoints(leaving, sign);
    const chosen = this.walkBreakpoints(Math.abs(bound - this.basic[leaving]));
    if (chosen >= 0) {
      this.exchange(leaving, chosen, bound, sign);
      return true;
    }
    const from = leaving * this.rowCount;
    for (let k = 0; k < this.rowCount; k += 1) this.ray[k] = Math.max(0, sign * this.basis.matrix[from + k]) * this.scaled.rowScale[k];
    return false;
  }
  /** The leaving row of the tableau, and the columns whose reduced cost would change its sign, by the step at which it does. */
  collectBreakpoints(leaving, sign) {
    const { count: count2, rowCount, place, alpha, reduced, price, fixing, heap } = this;
    const { start, row, coef } = this.scaled;
    const { matrix } = this.basis;
    const from = leaving * rowCount;
    heap.clear();
    for (let j = 0; j < count2; j += 1) {
      if (place[j] === BASIC || fixing[j] !== OPEN) continue;
      let sum = 0;
      for (let k = start[j]; k < start[j + 1]; k += 1) sum += matrix[from + row[k]] * coef[k];
      sum *= sign;
      alpha[j] = sum;
      if (place[j] === AT_TOP ? sum > PIVOT : sum < -PIVOT) heap.collect(j, Math.max(0, reduced[j] / sum));
    }
    for (let i = 0; i < rowCount; i += 1) {
      const sum = sign * matrix[from + i];
      if (place[count2 + i] !== BASIC && sum < -PIVOT) heap.collect(count2 + i, price[i] / -sum);
    }
    heap.order();
  }
  /** Passes breakpoints while the dual falls, flipping their columns; answers the one to enter, or −1. */
  walkBreakpoints(infeasibility) {
    const { count: count2, place, alpha, reduced, heap, work } = this;
    const { start, row, coef, top } = this.scaled;
    let slope = infeasibility;
    let chosen = -1;
    work.fill(0);
    while (heap.size > 0 && chosen < 0) {
      const candidate = heap.take();
      if (candidate < count2) slope -= Math.abs(alpha[candidate]) * top[candidate];
      if (candidate >= count2 || slope <= FEASIBLE) {
        chosen = candidate;
        break;
      }
      const change = place[candidate] === AT_TOP ? -top[candidate] : top[candidate];
      place[candidate] = place[candidate] === AT_TOP ? AT_ZERO : AT_TOP;
      this.objective += change * reduced[candidate];
      for (let k = start[candidate]; k < start[candidate + 1]; k += 1) work[row[k]] += coef[k] * change;
    }
    this.basis.subtractProduct(work, this.basic);
    this.rayFall = slope;
    return chosen;
  }
  exchange(leaving, chosen, bound, sign) {
    const { count: count2, rowCount, basic, place, alpha, reduced, price } = this;
    const { head, matrix, entering } = this.basis;
    const leaver = head[leaving];
    const isSlack = chosen >= count2;
    this.basis.readColumn(chosen);
    const move = (basic[leaving] - bound) / entering[leaving];
    const cost = isSlack ? -price[chosen - count2] : reduced[chosen];
    const ratio = cost / (sign * entering[leaving]);
    this.objective += cost * move;
    for (let j = 0; j < count2; j += 1) if (place[j] !== BASIC) reduced[j] -= ratio * alpha[j];
    for (let k = 0; k < rowCount; k += 1) price[k] = Math.max(0, price[k] + ratio * sign * matrix[leaving * rowCount + k]);
    for (let i = 0; i < rowCount; i += 1) basic[i] -= move * entering[i];
    basic[leaving] = move + (place[chosen] === AT_TOP ? this.scaled.top[chosen] : 0);
    place[leaver] = bound > 0 ? AT_TOP : AT_ZERO;
    if (leaver < count2) reduced[leaver] = -ratio * sign;
    place[chosen] = BASIC;
    this.basis.exchange(leaving, chosen);
    this.pivots += 1;
    this.sinceRefresh += 1;
  }
};

// packages/domain/src/optimiser/relaxation/relaxation.ts
var VIOLATED = 1e-6;
var GROUP_ROWS = 160;
var Relaxation = class {
  /** The programme with the present cuts as its last rows. */
  program;
  /** Of each item 0 to 1, after 'optimal'. */
  x;
  /** The price of each row, and of each group's place. */
  y;
  groupPrice;
  rhs;
  base;
  simplex;
  extras = [];
  load;
  groups = null;
  prices;
  constructor(program) {
    this.base = program;
    this.program = program;
    this.x = new Float64Array(program.size);
    this.y = new Float64Array(program.rowCount);
    this.groupPrice = new Float64Array(program.groupCount);
    this.load = new Float64Array(program.groupCount);
    this.rhs = program.rhs.slice();
    this.prices = new Float64Array(program.rowCount);
    this.simplex = new DualSimplex({ ...program, count: program.size, cost: program.value });
  }
  get fixing() {
    return this.simplex.fixing;
  }
  get pivots() {
    return this.simplex.pivots;
  }
  /** What the last solve's prices prove, up to rounding. */
  get bound() {
    return this.simplex.bound;
  }
  /** The cuts that are rows, in order. */
  get cuts() {
    return this.extras.filter((extra) => typeof extra !== 'number');
  }
  /** Other limits; the prices stay dual feasible, so the last basis is a good start. */
  setLimits(rhs) {
    this.rhs.set(rhs.subarray(0, this.base.rowCount));
    this.simplex.setLimits(this.rhs.subarray(0, this.base.rowCount));
  }
  /** The basic items, and the slacks of rows as ~row. */
  listBasis() {
    return this.simplex.listBasis();
  }
  startAt(basis) {
    this.simplex.startAt(basis);
  }
  solve(pivotLimit, cutoff) {
    for (;;) {
      this.simplex.restart();
      const end = this.simplex.solve(pivotLimit, cutoff);
      this.readPrices();
      if (end === 'infeasible') this.pushAlongRay(cutoff);
      if (end !== 'optimal') return end;
      this.simplex.readValues(this.x);
      if (!this.addViolatedGroups()) return end;
    }
  }
  /** Takes further cuts in, and lets go of rows that bind nothing at present. Goes on from the same basis; the limits stay. */
  addCuts(cuts) {
    const { base } = this;
    const basis = this.simplex.listBasis();
    const isIdle = new Set(basis.filter((variable) => variable < 0).map((variable) => ~variable));
    const kept = this.extras.map((_, i) => i).filter((i) => !isIdle.has(base.rowCount + i));
    const rows = basis.filter((variable) => variable >= 0 || ~variable < base.rowCount);
    const count2 = base.rowCount + kept.length;
    this.extras = [...kept.map((i) => this.extras[i]), ...cuts];
    this.rebuild([...rows, ...cuts.map((_, i) => ~(count2 + i))]);
  }
  readPrices() {
    const { base } = this;
    this.simplex.readPrices(this.prices);
    this.y.set(this.prices.subarray(0, base.rowCount));
    this.groupPrice.fill(0);
    let cut = base.rowCount;
    this.extras.forEach((extra, i) => {
      const price = this.prices[base.rowCount + i];
      if (typeof extra === 'number') this.groupPrice[extra] = price;
      else {
        this.y[cut] = price;
        cut += 1;
      }
    });
  }
  /** No point is feasible: far enough along the ray ordinary prices prove that nothing is worth more than the cutoff. */
  pushAlongRay(cutoff) {
    const { ray, rayFall, bound } = this.simplex;
    const { rowCount } = this.base;
    const length = (2 * Math.max(0, bound - cutoff) + Math.abs(cutoff) * 1e-3 + 1) / rayFall;
    for (let i = 0; i < rowCount; i += 1) this.y[i] += length * ray[i];
    let cut = rowCount;
    this.extras.forEach((extra, i) => {
      const push = length * ray[rowCount + i];
      if (typeof extra === 'number') this.groupPrice[extra] += push;
      else {
        this.y[cut] += push;
        cut += 1;
      }
    });
  }
  addViolatedGroups() {
    const { base, load, x } = this;
    if (base.groupCount === 0) return false;
    load.fill(0);
    for (let item = 0; item < base.size; item += 1) {
      for (let k = base.groupStart[item]; k < base.groupStart[item + 1]; k += 1) load[base.groupOf[k]] += x[item];
    }
    const present = new Set(this.extras);
    const fresh = [];
    for (let group = 0; group < base.groupCount && this.extras.length + fresh.length < GROUP_ROWS; group += 1) {
      if (load[group] > 1 + VIOLATED && !present.has(group)) fresh.push(group);
    }
    if (fresh.length === 0) return false;
    const count2 = base.rowCount + this.extras.length;
    const basis = [...this.simplex.listBasis(), ...fresh.map((_, i) => ~(count2 + i))];
    this.extras = [...this.extras, ...fresh];
    this.rebuild(basis);
    return true;
  }
  rebuild(basis) {
    const { base, extras } = this;
    this.groups ??= readGroups(base);
    const rows = extras.map((extra) => (typeof extra === 'number' ? this.groups[extra] : extra));
    const wider = appendCuts({ ...base, rhs: this.rhs.slice(0, base.rowCount) }, rows);
    const next = new DualSimplex({ ...wider, count: wider.size, cost: wider.value });
    next.pivots = this.simplex.pivots;
    next.fixing.set(this.simplex.fixing);
    next.startAt(basis);
    this.simplex = next;
    this.prices = new Float64Array(next.rowCount);
    this.program = appendCuts(base, this.cuts);
    const rhs = this.program.rhs.slice();
    rhs.set(this.rhs.subarray(0, base.rowCount));
    this.rhs = rhs;
    this.y = new Float64Array(this.program.rowCount);
  }
};

// packages/domain/src/optimiser/relaxation/sample.ts
var PIVOTS = 2e4;
var Sample = class {
  stride;
  keep;
  relaxation;
  constructor(program, most) {
    const stride = Math.ceil(program.size / most);
    this.stride = stride;
    this.keep = Int32Array.from({ length: Math.floor(program.size / stride) }, (_, i) => i * stride);
    this.relaxation = new Relaxation(takePart(program, this.keep, program.rhs).program);
  }
  /** About the most value under these limits. */
  solve(rhs, floor) {
    this.relaxation.setLimits(rhs.map((limit) => limit / this.stride));
    this.relaxation.solve(PIVOTS, floor / this.stride);
    return this.relaxation.bound * this.stride;
  }
  /** The basis of the last solution, for the whole programme: items, and the slacks of rows as ~row. */
  listBasis() {
    return this.relaxation.listBasis().map((variable) => (variable < 0 ? variable : this.keep[variable]));
  }
};

// packages/domain/src/optimiser/relaxation/root.ts
var SAMPLE_FROM = 5e3;
var SAMPLE_SIZE = 1e3;
var PIVOTS2 = 2e4;
var Root = class {
  program;
  dual;
  /** The prices of the limits, after `solve`. */
  y;
  rhs;
  /** FIXED_OUT for items that do not fit even alone, else OPEN. */
  unfit;
  steps;
  relaxation;
  groupPrice;
  isStarted = false;
  constructor(program, worth) {
    this.program = program;
    this.dual = new DualBound(program);
    this.unfit = new Uint8Array(program.size);
    this.steps = takeSteps(program, worth);
    this.relaxation = new Relaxation(this.steps);
    this.y = new Float64Array(program.rowCount);
    this.rhs = program.rhs;
    this.groupPrice = new Float64Array(program.groupCount);
  }
  /** Solves under these limits; answers the proved bound, a whole number. */
  solve(rhs, floor) {
    const { program, relaxation, unfit } = this;
    this.rhs = rhs;
    for (let item = 0; item < program.size; item += 1) unfit[item] = fitsAlone(program, item, rhs) ? OPEN : FIXED_OUT;
    relaxation.fixing.set(unfit);
    relaxation.setLimits(rhs);
    if (!this.isStarted && program.size >= SAMPLE_FROM) {
      const sample = new Sample(this.steps, SAMPLE_SIZE);
      sample.solve(rhs, floor);
      relaxation.startAt(sample.listBasis());
    }
    this.isStarted = true;
    relaxation.solve(PIVOTS2, floor);
    this.y.set(relaxation.y);
    return this.evaluate(this.y);
  }
  /** Takes other prices when they prove more than the present bound; answers the bound. */
  improve(y, bound) {
    const better = this.evaluate(y);
    if (better < bound) this.y.set(y);
    else this.evaluate(this.y);
    return Math.min(better, bound);
  }
  /** Whether the prices would buy this item. */
  isIn(item) {
    const { program, dual } = this;
    return program.groupStart[item] === program.groupStart[item + 1] ? dual.margin[item] > 0 : dual.isBest(item);
  }
  evaluate(y) {
    return Math.floor(this.dual.evaluate(y, this.rhs, this.unfit, this.groupPrice));
  }
};

// packages/domain/src/optimiser/program/bound-line.ts
function lineOf({ rowCount, rhsSlope }, y) {
  let fall = 0;
  let slack = 0;
  for (let i = 0; i < rowCount; i += 1) {
    fall += y[i] * rhsSlope[i];
    if (rhsSlope[i] > 0) slack += y[i];
  }
  return { fall, slack };
}
function boundAt(lines, less) {
  return lines.reduce((most, { value, fall, slack }) => Math.max(most, Math.min(value, value + 1 + slack - fall * less)), -Infinity);
}

// packages/domain/src/optimiser/cuts/tighten-root.ts
var ROUNDS = 16;
var CUTS_BY_ROUND = 20;
var PIVOTS3 = 2e4;
function tightenRoot(relaxation, separation) {
  for (let round = 0; round < ROUNDS && relaxation.solve(PIVOTS3, -Infinity) === 'optimal'; round += 1) {
    const cuts = separation.separate(relaxation.x, CUTS_BY_ROUND);
    if (cuts.length === 0) break;
    relaxation.addCuts(cuts);
  }
  return new DualBound(relaxation.program);
}

// packages/domain/src/optimiser/search/branching.ts
var FRACTIONAL = 1e-6;
var Branching = class {
  program;
  counted;
  /** Of each object (items, then sets), and of each side (down, up): the sum of what was seen, and how often. */
  sums;
  times;
  size;
  share = 0.1;
  learned = 1;
  constructor(program, counted) {
    this.program = program;
    this.counted = counted;
    const objects = program.size + counted.length;
    this.sums = new Float64Array(2 * objects);
    this.times = new Float64Array(2 * objects);
    const mean = program.value.reduce((sum, value) => sum + Math.abs(value), 0) / Math.max(1, program.size);
    this.size = Float64Array.from({ length: objects }, (_, object) => (object < program.size ? Math.abs(program.value[object]) : mean));
  }
  learn(branch, fall) {
    const isUp = branch.kind === 'item' ? branch.state === FIXED_IN : branch.limit < 0;
    const at = 2 * branch.object + (isUp ? 1 : 0);
    const gain = Math.max(0, fall) / Math.max(branch.moved, 1e-3);
    this.sums[at] += gain;
    this.times[at] += 1;
    this.learned += 1;
    this.share += (gain / (this.size[branch.object] + 1) - this.share) / this.learned;
  }
  /** Both sides of the best decision, the likelier one first; null when no item is open. Without x the largest open item is decided. */
  choose(x, fixing) {
    const { size, value } = this.program;
    let chosen = -1;
    let most = -1;
    for (let item = 0; item < size; item += 1) {
      if (fixing[item] !== OPEN) continue;
      const score = (x === null ? 0 : this.promise(item, x[item])) + Math.abs(value[item]) * 1e-30;
      if (score <= most) continue;
      most = score;
      chosen = item;
    }
    let amount = chosen >= 0 && x !== null ? x[chosen] : 1;
    if (x !== null && most >= 1) {
      const loads = this.counted.length === 0 ? null : this.countRows(x);
      this.counted.forEach((rows, i) => {
        const score = this.promise(size + i, loads[rows.most]);
        if (score <= most) return;
        most = score;
        chosen = size + i;
        amount = loads[rows.most];
      });
    }
    return chosen < 0 ? null : this.split(chosen, amount);
  }
  split(object, amount) {
    const share = object < this.program.size ? amount : amount - Math.floor(amount);
    const rows = this.counted[object - this.program.size];
    const down = rows
      ? { kind: 'row', object, row: rows.most, limit: Math.floor(amount), moved: share }
      : { kind: 'item', object, item: object, state: FIXED_OUT, moved: share };
    const up = rows
      ? { kind: 'row', object, row: rows.least, limit: -Math.floor(amount) - 1, moved: 1 - share }
      : { kind: 'item', object, item: object, state: FIXED_IN, moved: 1 - share };
    return share >= 0.5 ? [up, down] : [down, up];
  }
  /** At least 1 for a fractional amount, 0 for a whole one. */
  promise(object, amount) {
    const share = amount - Math.floor(amount);
    if (share < FRACTIONAL || share > 1 - FRACTIONAL) return 0;
    return 1 + Math.max(1e-3, this.gain(2 * object) * share) * Math.max(1e-3, this.gain(2 * object + 1) * (1 - share));
  }
  /** The mean of what was seen, and one guess from the object's size. */
  gain(at) {
    const guess = this.share * this.size[at >> 1];
    return (this.sums[at] + guess) / (this.times[at] + 1);
  }
  countRows(x) {
    const { size, rowCount, start, row, coef } = this.program;
    const loads = new Float64Array(rowCount);
    for (let item = 0; item < size; item += 1) {
      if (x[item] === 0) continue;
      for (let k = start[item]; k < start[item + 1]; k += 1) loads[row[k]] += coef[k] * x[item];
    }
    return loads;
  }
};

// packages/domain/src/optimiser/search/exchange.ts
function swapForMore(selection, above, byValue) {
  const { value, size } = selection.program;
  let bestGain = above - selection.value;
  let pairs = 0;
  let leaving = -1;
  let entering = -1;
  for (let out = 0; out < size; out += 1) {
    if (selection.chosen[out] === 0) continue;
    selection.remove(out);
    for (const item of byValue) {
      if (value[item] <= value[out] + bestGain) break;
      pairs += 1;
      if (selection.chosen[item] === 1 || item === out || !selection.canAdd(item)) continue;
      selection.add(item);
      if (selection.isFeasible()) {
        bestGain = value[item] - value[out];
        leaving = out;
        entering = item;
      }
      selection.remove(item);
    }
    selection.add(out);
  }
  if (leaving >= 0) {
    selection.remove(leaving);
    selection.add(entering);
  }
  return pairs;
}

// packages/domain/src/optimiser/search/open-nodes.ts
var OpenNodes = class {
  nodes = [];
  push(node) {
    const { nodes } = this;
    let at = nodes.length;
    nodes.push(node);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore2(node, nodes[parent])) break;
      nodes[at] = nodes[parent];
      at = parent;
    }
    nodes[at] = node;
  }
  pop() {
    const { nodes } = this;
    const first = nodes[0];
    const last = nodes.pop();
    if (last === void 0 || nodes.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= nodes.length) break;
      if (child + 1 < nodes.length && isBefore2(nodes[child + 1], nodes[child])) child += 1;
      if (!isBefore2(nodes[child], last)) break;
      nodes[at] = nodes[child];
      at = child;
    }
    nodes[at] = last;
    return first;
  }
};
function isBefore2(node, other) {
  return node.bound > other.bound || (node.bound === other.bound && node.number < other.number);
}

// packages/domain/src/optimiser/program/selection.ts
var Selection = class {
  program;
  chosen;
  left;
  rhs;
  occupied;
  value = 0;
  /** How many limits are broken, or not yet reached. */
  broken = 0;
  constructor(program, rhs = program.rhs) {
    this.program = program;
    this.rhs = rhs;
    this.chosen = new Uint8Array(program.size);
    this.left = rhs.slice();
    this.occupied = new Uint8Array(program.groupCount);
    this.clear();
  }
  clear() {
    this.chosen.fill(0);
    this.left.set(this.rhs);
    this.occupied.fill(0);
    this.value = 0;
    this.broken = 0;
    for (const amount of this.left) if (amount < 0) this.broken += 1;
  }
  /** Whether an item that is not chosen can join without breaking a limit or a group; what a row still lacks does not matter. */
  canAdd(item) {
    const { start, row, coef, groupStart, groupOf } = this.program;
    for (let k = start[item]; k < start[item + 1]; k += 1) if (coef[k] > 0 && coef[k] > this.left[row[k]]) return false;
    for (let k = groupStart[item]; k < groupStart[item + 1]; k += 1) if (this.occupied[groupOf[k]] === 1) return false;
    return true;
  }
  add(item) {
    this.change(item, 1);
  }
  remove(item) {
    this.change(item, -1);
  }
  /** Every limit is kept, those that ask for something too. */
  isFeasible() {
    return this.broken === 0;
  }
  change(item, direction) {
    const { start, row, coef, groupStart, groupOf, value } = this.program;
    this.chosen[item] = direction === 1 ? 1 : 0;
    this.value += direction * value[item];
    for (let k = start[item]; k < start[item + 1]; k += 1) {
      const before = this.left[row[k]];
      const after = before - direction * coef[k];
      this.left[row[k]] = after;
      if (before < 0 !== after < 0) this.broken += after < 0 ? 1 : -1;
    }
    for (let k = groupStart[item]; k < groupStart[item + 1]; k += 1) this.occupied[groupOf[k]] = direction === 1 ? 1 : 0;
  }
  /** Brings in whatever is worth something and still fits, the most valuable first; or throws out what only costs and is not needed. */
  improve() {
    const { value } = this.program;
    const useful = [];
    for (let item = 0; item < value.length; item += 1) {
      if (value[item] > 0 ? this.chosen[item] === 0 && this.canAdd(item) : this.chosen[item] === 1) useful.push(item);
    }
    for (const item of useful.toSorted((a, b) => Math.abs(value[b]) - Math.abs(value[a]) || a - b)) {
      if (value[item] > 0) {
        if (this.canAdd(item)) this.add(item);
      } else {
        this.remove(item);
        if (!this.isFeasible()) this.add(item);
      }
    }
  }
  list() {
    const items = [];
    for (let item = 0; item < this.chosen.length; item += 1) if (this.chosen[item] === 1) items.push(item);
    return items;
  }
};

// packages/domain/src/optimiser/search/rounding.ts
var WHOLE = 1 - 1e-6;
var Rounding = class {
  selection;
  order;
  /** `merit`: how good each item is by itself, larger first; ties go to the lower number. */
  constructor(program, merit) {
    this.selection = new Selection(program);
    this.order = Int32Array.from(merit.keys()).toSorted((a, b) => merit[b] - merit[a] || a - b);
  }
  /** Rounds x into the selection, which may still lack what a limit asks for. */
  round(x) {
    const { selection, order } = this;
    const { value } = selection.program;
    selection.clear();
    const fractional = [];
    for (const item of order) {
      if (x[item] >= WHOLE) this.addIfUseful(item, true);
      else if (x[item] > 1e-6) fractional.push(item);
    }
    for (const item of fractional.toSorted((a, b) => x[b] - x[a] || a - b)) this.addIfUseful(item, false);
    for (const item of order) if (selection.chosen[item] === 0) this.addIfUseful(item, false);
    if (!selection.isFeasible()) return;
    for (let i = order.length - 1; i >= 0; i -= 1) {
      const item = order[i];
      if (selection.chosen[item] === 0 || value[item] >= 0) continue;
      selection.remove(item);
      if (!selection.isFeasible()) selection.add(item);
    }
  }
  addIfUseful(item, isWhole) {
    const { selection } = this;
    if (!isWhole && selection.program.value[item] <= 0 && selection.isFeasible()) return;
    if (selection.canAdd(item)) selection.add(item);
  }
};

// packages/domain/src/optimiser/search/search-tree.ts
var NODE_PIVOTS = 2e3;
var PAIRS_BY_NODE = 2e3;
var NEARLY_CLOSED = 1e-3;
var REFILL_STEPS_BY_NODE = 30;
var SearchTree = class {
  program;
  relaxation;
  dual;
  hard;
  held;
  rounding;
  open = new OpenNodes();
  branching;
  rhs;
  best = null;
  value;
  byValue;
  rootPrices;
  rootBound = Infinity;
  nodes = 0;
  enough = 0;
  pairs = 0;
  constructor(program, floor, merit, hard = null) {
    this.program = program;
    this.hard = hard;
    this.relaxation = new Relaxation(program);
    this.dual = new DualBound(program);
    this.rhs = program.rhs.slice();
    this.held = new Selection(program, this.rhs);
    this.rounding = new Rounding(program, merit);
    this.branching = new Branching(program, hard?.counted ?? []);
    this.value = floor;
    this.rootPrices = new Float64Array(program.rowCount);
    this.byValue = Int32Array.from(program.value.keys()).toSorted((a, b) => program.value[b] - program.value[a] || a - b);
  }
  run(limits) {
    this.enough = limits.enough;
    let next = { parent: null, branch: null, settled: [], bound: Infinity, fall: 0, slack: 0, number: 0 };
    while (next !== void 0 && this.nodes < limits.nodes && this.relaxation.pivots < limits.pivots) {
      next = this.search(next) ?? this.popPromising();
    }
    if (next !== void 0) this.open.push(next);
    const open = this.open.nodes.filter((node) => node.bound > this.value);
    const bound = open.reduce((most, node) => Math.max(most, node.bound), this.value);
    return { best: this.best, value: this.value, bound, open, y: this.rootPrices };
  }
  popPromising() {
    const node = this.open.pop();
    if (node === void 0 || node.bound > this.value + this.enough) return node;
    this.open.push(node);
    return void 0;
  }
  /** Bounds a part; puts one of its halves aside and answers the other, or undefined when nothing better can be in it. */
  search(node) {
    this.nodes += 1;
    if (!this.settle(node)) return void 0;
    const { relaxation, program } = this;
    if (node.parent === null && this.hard !== null) this.dual = tightenRoot(relaxation, this.hard.separation);
    let end = relaxation.solve(NODE_PIVOTS, this.value + 1);
    let bound = this.evaluate();
    if (end === 'cutoff' && bound > this.value) {
      end = relaxation.solve(NODE_PIVOTS, this.value - Math.abs(this.value));
      bound = this.evaluate();
    }
    if (node.parent === null) {
      this.rootPrices.set(relaxation.y.subarray(0, program.rowCount));
      this.rootBound = bound;
    }
    if (node.branch !== null) this.branching.learn(node.branch, node.bound - bound);
    bound = Math.min(bound, node.bound);
    if (bound <= this.value) return void 0;
    const isSolved = end === 'optimal';
    if (isSolved) {
      this.rounding.round(relaxation.x);
      if (this.pairs <= this.nodes * PAIRS_BY_NODE) this.pairs += swapForMore(this.rounding.selection, this.value, this.byValue);
      this.keepBetter(this.rounding.selection);
      if (this.hard !== null) this.refillBest(this.hard.refill);
    }
    if (bound <= this.value) return void 0;
    const settled = this.settleByBound(bound);
    const branches = this.branching.choose(isSolved ? relaxation.x : null, relaxation.fixing);
    if (branches === null && settled.length === 0) {
      this.keepBetter(this.held);
      return void 0;
    }
    const line = lineOf(program, relaxation.y);
    const part = (branch, number) => ({ parent: node, branch, settled, bound, ...line, number });
    if (branches === null) return part(null, 2 * this.nodes);
    this.open.push(part(branches[1], 2 * this.nodes + 1));
    return part(branches[0], 2 * this.nodes);
  }
  evaluate() {
    return Math.floor(this.dual.evaluate(this.relaxation.y, this.relaxation.rhs, this.relaxation.fixing, this.relaxation.groupPrice));
  }
  keepBetter(selection) {
    if (selection.value <= this.value || !selection.isFeasible()) return;
    this.value = selection.value;
    this.best = selection.chosen.slice();
    this.hard?.refill.startFrom(this.best);
  }
  refillBest(refill) {
    if (this.rootBound - this.value > NEARLY_CLOSED * Math.abs(this.rootBound)) return;
    while (refill.steps <= this.nodes * REFILL_STEPS_BY_NODE && this.value < this.rootBound) {
      refill.improve(this.rootBound);
      this.keepBetter(refill.selection);
    }
  }
  /** Writes what is settled for a part into the relaxation; false when what is held in breaks a limit. */
  settle(node) {
    const { held, program } = this;
    const { fixing } = this.relaxation;
    fixing.fill(OPEN);
    this.rhs.set(program.rhs);
    for (let at = node; at !== null; at = at.parent) {
      if (at.branch?.kind === 'row') this.rhs[at.branch.row] = Math.min(this.rhs[at.branch.row], at.branch.limit);
    }
    held.clear();
    this.relaxation.setLimits(this.rhs);
    let isPossible = true;
    for (let at = node; at !== null; at = at.parent) {
      if (at.branch?.kind === 'item') isPossible = this.fix(at.branch.item, at.branch.state) && isPossible;
      for (const mark of at.settled) isPossible = this.fix(mark < 0 ? ~mark : mark, mark < 0 ? FIXED_OUT : FIXED_IN) && isPossible;
    }
    for (let item = 0; item < program.size; item += 1) if (fixing[item] === OPEN && !held.canAdd(item)) fixing[item] = FIXED_OUT;
    return isPossible;
  }
  fix(item, state) {
    const { fixing } = this.relaxation;
    if (fixing[item] !== OPEN || (state === FIXED_IN && !this.held.canAdd(item))) return fixing[item] === state;
    fixing[item] = state;
    if (state === FIXED_IN) this.held.add(item);
    return true;
  }
  /** Items that no better package of this part can do without, or can have. */
  settleByBound(bound) {
    const { fixing } = this.relaxation;
    const settled = [];
    for (let item = 0; item < this.program.size; item += 1) {
      if (fixing[item] !== OPEN) continue;
      if (bound + 1 - this.dual.costOfIn(item) <= this.value) settled.push(~item);
      else if (bound + 1 - this.dual.costOfOut(item) <= this.value) settled.push(item);
      else continue;
      fixing[item] = FIXED_OUT;
    }
    return settled;
  }
};

// packages/domain/src/optimiser/search/smallest-indexes.ts
function smallestIndexes(keys, count2) {
  if (count2 >= keys.length) return Int32Array.from(keys.keys());
  const limit = nthSmallest(Float64Array.from(keys), count2);
  const chosen = new Int32Array(count2);
  let below = 0;
  for (const key of keys) if (key < limit) below += 1;
  let ties = count2 - below;
  let next = 0;
  for (let i = 0; i < keys.length && next < count2; i += 1) {
    if (keys[i] > limit || (keys[i] === limit && ties === 0)) continue;
    if (keys[i] === limit) ties -= 1;
    chosen[next] = i;
    next += 1;
  }
  return chosen;
}
function nthSmallest(keys, n) {
  let from = 0;
  let to = keys.length - 1;
  while (from < to) {
    const pivot = keys[(from + to) >> 1];
    let left = from;
    let right = to;
    while (left <= right) {
      while (keys[left] < pivot) left += 1;
      while (keys[right] > pivot) right -= 1;
      if (left > right) break;
      const swapped = keys[left];
      keys[left] = keys[right];
      keys[right] = swapped;
      left += 1;
      right -= 1;
    }
    if (n <= right) to = right;
    else if (n >= left) from = left;
    else return keys[n];
  }
  return keys[n];
}

// packages/domain/src/optimiser/search/core-search.ts
var FIRST_ITEMS = 300;
var ROUNDS2 = [
  { share: 0.25, items: 600 },
  { share: 0.5, items: 1500 },
  { share: 0.25, items: 0 },
];
function searchCore(root, rhs, floor, effort) {
  const { program } = root;
  let rootBound = root.solve(rhs, floor);
  let found = { items: null, value: floor, bound: Math.max(rootBound, floor), lines: [] };
  const enough = Math.floor(Math.abs(rootBound) * effort.tolerance);
  if (rootBound - floor <= enough) return found;
  let cost = costsOfChange(root);
  let core = smallestIndexes(
    cost.map((amount, item) => amount / Math.abs(program.value[item])),
    FIRST_ITEMS,
  );
  for (const { share, items } of ROUNDS2) {
    const nodes = Math.ceil((effort.work * share) / (core.length + 1));
    const next = searchAround({ root, rhs, rootBound, cost }, core, found.value, { nodes, pivots: Infinity, enough });
    const proof = next.bound <= found.bound ? next : found;
    const lines = proof.lines.filter((line) => line.value > next.value);
    found = { items: next.items ?? found.items, value: next.value, bound: Math.max(next.value, proof.bound), lines };
    const better = root.improve(next.y, rootBound);
    if (better < rootBound) cost = costsOfChange(root);
    rootBound = better;
    if (rootBound < found.bound) {
      const line = { ...lineOf(program, root.y), value: rootBound };
      found = { ...found, bound: Math.max(found.value, rootBound), lines: [line].filter((one) => one.value > next.value) };
    }
    if (found.bound - found.value <= enough) break;
    const gap = rootBound - found.value;
    core = smallestIndexes(cost, Math.min(items, countUpTo(cost, gap)));
  }
  return found;
}
function costsOfChange(root) {
  const { program, dual, unfit } = root;
  const cost = new Float64Array(program.size).fill(Infinity);
  for (let item = 0; item < program.size; item += 1) {
    if (unfit[item] !== FIXED_OUT) cost[item] = root.isIn(item) ? dual.costOfOut(item) : dual.costOfIn(item);
  }
  return cost;
}
function countUpTo(amounts, most) {
  let count2 = 0;
  for (const amount of amounts) if (amount <= most) count2 += 1;
  return count2;
}
function searchAround({ root, rhs, rootBound, cost }, core, floor, limits) {
  const { program, dual } = root;
  const held = new Selection(program, rhs);
  const isCore = new Uint8Array(program.size);
  for (const item of core) isCore[item] = 1;
  let costOutside = Infinity;
  for (let item = 0; item < program.size; item += 1) {
    if (isCore[item] === 1) continue;
    if (cost[item] < costOutside) costOutside = cost[item];
    if (root.isIn(item) && held.canAdd(item)) held.add(item);
  }
  const open = core.filter((item) => root.unfit[item] !== FIXED_OUT && held.canAdd(item));
  const merit = Float64Array.from(open, (item) => dual.margin[item] / Math.abs(program.value[item]));
  const base = held.value;
  const result = new SearchTree(takePart(program, open, held.left).program, floor - base, merit).run(limits);
  const outside = { ...lineOf(program, root.y), value: Math.floor(rootBound + 1 - costOutside) };
  const lines = [outside, ...result.open.map(({ bound: bound2, fall, slack }) => ({ value: bound2 + base, fall, slack }))];
  let value = floor;
  let items = null;
  if (result.best !== null) {
    for (let i = 0; i < open.length; i += 1) if (result.best[i] === 1) held.add(open[i]);
    held.improve();
    value = held.value;
    items = held.list();
  }
  const promising = lines.filter((line) => line.value > value);
  const bound = promising.reduce((most, line) => Math.max(most, line.value), value);
  return { items, value, bound: Math.min(bound, Math.max(rootBound, value)), lines: promising, y: result.y };
}

// packages/domain/src/optimiser/reach-frontier.ts
var FEW_PLANS = 200;
var BEYOND = 1.5;
function reachFrontier(request, budgets) {
  const read = readOffer(request, true);
  if (!read.ok) return [];
  const offer = read.value;
  const root = new Root(makeReachProgram(offer), offer);
  const possible = [...new Set(budgets)].filter((budget) => findPinnedExcess(offer, budget) === void 0);
  const points = [];
  let best = { cost: offer.pinned.cost, reach: offer.pinned.reach };
  for (const budget of possible.toSorted((a, b) => a - b)) {
    const { items, bound } = searchCore(root, remainingLimits(offer, budget), -1, effortFor(offer));
    const found = addUp(offer, items);
    if (found.reach > best.reach || (found.reach === best.reach && found.cost < best.cost)) best = found;
    points.push({ budget, ...best, bound: offer.pinned.reach + bound });
  }
  return lowerBounds(points);
}
function frontierBudgets(request, count2) {
  const { objective } = request;
  const budget = objective.kind === 'most_reach' ? objective.budget : (objective.budget ?? roughCost(request, objective.goal_reach));
  const top = budget * BEYOND;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(top / count2)) - 1);
  const most = Number.MAX_SAFE_INTEGER;
  const budgets = Array.from({ length: count2 }, (_, i) => Math.min(most, Math.ceil((top * (i + 1)) / count2 / step) * step));
  const nearest = budgets.reduce((near, one, i) => (Math.abs(one - budget) < Math.abs(budgets[near] - budget) ? i : near), 0);
  budgets[nearest] = budget;
  return [...new Set(budgets)];
}
function roughCost({ plans }, goal_reach) {
  let [cost, reach] = [1, 0];
  for (const plan of plans.toSorted((a, b) => b.reach * a.price - a.reach * b.price || a.id - b.id)) {
    if (reach >= goal_reach) break;
    cost += plan.price;
    reach += plan.reach;
  }
  return cost;
}
function effortFor(offer) {
  return offer.plansOffered <= FEW_PLANS ? { work: 4e4, tolerance: 0 } : { work: 12e3, tolerance: 1e-3 };
}
function addUp(offer, items) {
  const { pinned, price, reach } = offer;
  return {
    cost: items.reduce((sum, item) => sum + price[item], pinned.cost),
    reach: items.reduce((sum, item) => sum + reach[item], pinned.reach),
  };
}
function lowerBounds(points) {
  let bound = Infinity;
  return points
    .toReversed()
    .map((point) => {
      bound = Math.min(bound, point.bound);
      return { ...point, bound };
    })
    .toReversed();
}

// packages/domain/src/optimiser/offer/budget-steps.ts
function lossOf(planCount) {
  return planCount <= 2e3 ? 2e-3 : 14e-4;
}
function cellOf(budget) {
  let power = 1;
  while (power * 10 <= budget) power *= 10;
  const width = Math.max(1, power / (budget < 2 * power ? 5 : budget < 5 * power ? 2 : 1));
  const from = Math.floor(budget / width) * width;
  return { from, to: from + width };
}
function isLandmark({ from }) {
  return /^[125]0*$/.test(String(from));
}
function stepOf({ from, to }, elasticity, loss) {
  const most = Math.min(to - from, Math.max(1, (from * loss) / Math.max(elasticity, 1e-12)));
  let power = 1;
  while (power * 10 <= most) power *= 10;
  const step = most < 2 * power ? power : most < 5 * power ? 2 * power : 5 * power;
  return (to - from) % step === 0 && from % step === 0 ? step : power;
}

// packages/domain/src/optimiser/offer/reach-search.ts
function searchReach(offer, budget, effort) {
  const program = makeReachProgram(offer);
  const highest = listSolvedBudgets(offer, takeSteps(program, offer));
  const search = (at, floor) => searchCore(new Root(program, offer), remainingLimits(offer, at), floor, effort);
  let items = [];
  let value = 0;
  let bound = Infinity;
  const proofs = [];
  for (let at = highest(budget); at > 0 && findPinnedExcess(offer, at) === void 0; at = highest(at - 1)) {
    if (proofs.some((proof) => boundAt(proof.lines, proof.budget - at) <= value)) break;
    const result = search(at, -1);
    if (at === budget) bound = result.bound;
    proofs.push({ budget: at, lines: result.lines });
    if (result.value <= value) continue;
    items = result.items;
    value = result.value;
  }
  if (bound === Infinity) bound = search(budget, value).bound;
  return { items, value, bound };
}
function listSolvedBudgets(offer, program) {
  const steps = /* @__PURE__ */ new Map();
  const stepIn = (cell) => {
    const elasticity = elasticityIn(cell, offer, program);
    return elasticity < FLAT && !isLandmark(cell) ? 0 : stepOf(cell, elasticity, lossOf(offer.plansOffered));
  };
  return (budget) => {
    for (let at = budget; at >= 1;) {
      const cell = cellOf(at);
      const step = steps.get(cell.from) ?? stepIn(cell);
      steps.set(cell.from, step);
      if (step > 0) return cell.from + Math.floor((at - cell.from) / step) * step;
      at = cell.from - 1;
    }
    return 0;
  };
}
var SAMPLE_SIZE2 = 400;
var FLAT = 1e-3;
function elasticityIn({ from, to }, offer, program) {
  const sample = new Sample(program, SAMPLE_SIZE2);
  const worthAt = (budget) => {
    const limits = remainingLimits(offer, budget).map((left) => Math.max(0, left));
    return Math.max(1, sample.solve(limits, -1));
  };
  return (1 - worthAt(from) / worthAt(to)) / (1 - from / to);
}

// packages/domain/src/optimiser/cuts/conflicts.ts
var Conflicts = class {
  size;
  pairs;
  constructor(program) {
    const { size } = program;
    this.size = size;
    this.pairs = new Uint8Array(size * size);
    for (const { items } of readGroups(program)) for (const one of items) for (const other of items) this.mark(one, other);
    for (const { items, coefs, limit } of readRows(program)) {
      if (coefs.some((coef) => coef < 0)) continue;
      items.forEach((one, i) => {
        items.forEach((other, k) => {
          if (coefs[i] + coefs[k] > limit) this.mark(one, other);
        });
      });
    }
  }
  has(one, other) {
    return this.pairs[one * this.size + other] === 1;
  }
  mark(one, other) {
    if (one !== other) this.pairs[one * this.size + other] = 1;
  }
  /** Sets of items of which one at most can be chosen, where x chooses more; each as large as can be. */
  separate(x) {
    const order = [...x.keys()].toSorted((a, b) => x[b] - x[a] || a - b);
    const found = /* @__PURE__ */ new Map();
    for (const first of order) {
      if (x[first] <= 1e-6) break;
      if (x[first] >= 1 - 1e-6) continue;
      const clique = [first];
      let load = x[first];
      for (const item of order) {
        if (!clique.every((other) => this.has(item, other))) continue;
        clique.push(item);
        load += x[item];
      }
      if (load <= 1 + 1e-4) continue;
      const items = clique.toSorted((a, b) => a - b);
      found.set(items.join(' '), { items, coefs: items.map(() => 1), limit: 1 });
    }
    return [...found.values()];
  }
};

// packages/domain/src/optimiser/cuts/lifted-cover.ts
function separateCover(knapsack, x) {
  const { items, isTurned } = knapsack;
  const amount = items.map((item) => (isTurned ? 1 - x[item] : x[item]));
  const cover = findCover(knapsack, amount);
  if (cover === null) return null;
  const factors = lift(knapsack, cover, amount);
  const turnedBack = isTurned ? factors.reduce((sum, factor) => sum + factor, 0) : 0;
  return makeCut(items, isTurned ? factors.map((factor) => -factor) : factors, cover.length - 1 - turnedBack);
}
function findCover({ items, weights, blocks, limit }, amount) {
  const lightest = /* @__PURE__ */ new Map();
  items.forEach((_, i) => {
    const other = lightest.get(blocks[i]);
    if (amount[i] > 1e-6 && (other === void 0 || weights[i] < weights[other])) lightest.set(blocks[i], i);
  });
  const share = /* @__PURE__ */ new Map();
  items.forEach((_, i) => {
    const light = lightest.get(blocks[i]);
    if (light !== void 0 && weights[i] >= weights[light]) share.set(light, (share.get(light) ?? 0) + amount[i]);
  });
  const order = [...share.keys()].toSorted((a, b) => share.get(b) - share.get(a) || weights[b] - weights[a] || a - b);
  const cover = [];
  let load = 0;
  for (const i of order) {
    if (load > limit) break;
    cover.push(i);
    load += weights[i];
  }
  if (load <= limit) return null;
  for (const i of cover.toSorted((a, b) => share.get(a) - share.get(b) || weights[a] - weights[b] || a - b)) {
    if (load - weights[i] <= limit) continue;
    load -= weights[i];
    cover.splice(cover.indexOf(i), 1);
  }
  return cover;
}
function lift(knapsack, cover, amount) {
  const { items, weights, blocks, limit } = knapsack;
  const factors = items.map(() => 0);
  for (const i of cover) factors[i] = 1;
  const most = cover.length - 1;
  const rest = items.map((_, i) => i).filter((i) => factors[i] === 0);
  const done = [...cover];
  for (const i of rest.toSorted((a, b) => amount[b] - amount[a] || weights[b] - weights[a] || a - b)) {
    const others = done.filter((other) => blocks[other] !== blocks[i]);
    const lightest = lightestFor(knapsack, others, factors, most);
    let value = most;
    while (value >= 0 && lightest[value] > limit - weights[i]) value -= 1;
    factors[i] = value < 0 ? most + 1 : most - value;
    if (factors[i] > 0) done.push(i);
  }
  return factors;
}
function lightestFor({ weights, blocks }, members, factors, most) {
  let least = new Float64Array(most + 1).fill(Infinity);
  least[0] = 0;
  const byBlock = /* @__PURE__ */ new Map();
  for (const i of members) byBlock.set(blocks[i], [...(byBlock.get(blocks[i]) ?? []), i]);
  for (const block of byBlock.values()) {
    const next = least.slice();
    for (const i of block) {
      for (let value = 1; value <= most; value += 1) {
        const weight = least[Math.max(0, value - factors[i])] + weights[i];
        if (weight < next[value]) next[value] = weight;
      }
    }
    least = next;
  }
  return least;
}

// packages/domain/src/optimiser/cuts/rounded-row.ts
var MARGIN = 5e-3;
var MOST_DIVISORS = 12;
var INSIDE = 1e-6;
var Rounding2 = class {
  row;
  turned;
  shares;
  divisor = 1;
  rest = 0;
  base = 0;
  constructor(row, shares) {
    this.row = row;
    this.shares = shares;
    this.turned = Uint8Array.from(shares, (share) => (share > 0.5 ? 1 : 0));
  }
  /** How far x lies beyond the row rounded by this divisor; −Infinity where nothing is rounded. */
  distanceAt(divisor) {
    const { coefs } = this.row;
    if (divisor < 2 || !this.divideBy(divisor)) return -Infinity;
    let load = -this.base;
    let square = 0;
    for (let i = 0; i < coefs.length; i += 1) {
      const isTurned = this.turned[i] === 1;
      const factor = this.round(isTurned ? -coefs[i] : coefs[i]);
      load += factor * (isTurned ? 1 - this.shares[i] : this.shares[i]);
      square += factor * factor;
    }
    return load / Math.sqrt(Math.max(1, square));
  }
  /** The row rounded by this divisor; null where nothing is rounded. */
  cutAt(divisor) {
    const { items, coefs } = this.row;
    if (!this.divideBy(divisor)) return null;
    let limit = this.base;
    const factors = coefs.map((coef, i) => {
      const factor = this.round(this.turned[i] === 1 ? -coef : coef);
      if (this.turned[i] === 1) limit -= factor;
      return this.turned[i] === 1 ? -factor : factor;
    });
    return makeCut(items, factors, limit);
  }
  divideBy(divisor) {
    const { coefs } = this.row;
    let { limit } = this.row;
    for (let i = 0; i < coefs.length; i += 1) if (this.turned[i] === 1) limit -= coefs[i];
    this.divisor = divisor;
    this.rest = modulo(limit, divisor);
    this.base = ((limit - this.rest) / divisor) * (divisor - this.rest);
    return this.rest > divisor * MARGIN && this.rest < divisor * (1 - MARGIN);
  }
  round(amount) {
    const remainder = modulo(amount, this.divisor);
    return ((amount - remainder) / this.divisor) * (this.divisor - this.rest) + Math.max(0, remainder - this.rest);
  }
};
function modulo(amount, divisor) {
  const remainder = amount % divisor;
  return remainder < 0 ? remainder + divisor : remainder;
}
function separateRounded(row, x) {
  const { items, coefs } = row;
  const shares = Float64Array.from(items, (item) => x[item]);
  const rounding = new Rounding2(row, shares);
  const inside = [...items.keys()].filter((i) => shares[i] > INSIDE && shares[i] < 1 - INSIDE);
  const divisors = [...new Set(inside.map((i) => Math.abs(coefs[i])))].toSorted((a, b) => b - a).slice(0, MOST_DIVISORS);
  let most = 0;
  let best = 0;
  const isBetter = (divisor) => {
    const distance = rounding.distanceAt(divisor);
    if (distance <= most) return false;
    most = distance;
    best = divisor;
    return true;
  };
  for (const divisor of divisors) isBetter(divisor);
  if (best === 0) return null;
  const whole2 = best;
  for (const part of [2, 4, 8]) isBetter(Math.floor(whole2 / part));
  for (const i of inside.toSorted((a, b) => Math.abs(shares[a] - 0.5) - Math.abs(shares[b] - 0.5) || a - b)) {
    rounding.turned[i] = 1 - rounding.turned[i];
    if (!isBetter(best)) rounding.turned[i] = 1 - rounding.turned[i];
  }
  return rounding.cutAt(best);
}

// packages/domain/src/optimiser/cuts/separation.ts
var LEAST_DISTANCE = 1e-3;
var ALIKE = 0.9;
var Separation = class {
  rows;
  conflicts;
  blocks;
  constructor(program) {
    this.rows = readRows(program);
    this.conflicts = new Conflicts(program);
    this.blocks = blocksOf(program);
  }
  /** Up to `most` cuts that x breaks, the deepest first, no two of which look much the same way. */
  separate(x, most) {
    const found = this.conflicts.separate(x);
    for (const row of this.rows) {
      const knapsack = asKnapsack(row, this.blocks);
      const cuts = [knapsack === null ? null : separateCover(knapsack, x), separateRounded(row, x)];
      for (const cut of cuts) if (cut !== null) found.push(cut);
    }
    return choose(found, x, most);
  }
};
function choose(found, x, most) {
  const ranked = found.map((cut) => ({ cut, distance: distanceTo(cut, x) })).filter(({ distance }) => distance > LEAST_DISTANCE);
  const chosen = [];
  for (const { cut } of ranked.toSorted((a, b) => b.distance - a.distance)) {
    if (chosen.length >= most) break;
    if (chosen.every((other) => likeness(cut, other) < ALIKE)) chosen.push(cut);
  }
  return chosen;
}
function blocksOf({ size, groupCount, groupStart, groupOf }) {
  return Array.from({ length: size }, (_, item) =>
    groupStart[item] === groupStart[item + 1] ? groupCount + item : groupOf[groupStart[item]],
  );
}
function asKnapsack({ items, coefs, limit }, blocks) {
  if (coefs.every((coef) => coef > 0)) return { items, weights: coefs, blocks: items.map((item) => blocks[item]), limit, isTurned: false };
  if (coefs.some((coef) => coef > 0)) return null;
  return {
    items,
    weights: coefs.map((coef) => -coef),
    blocks: items.map((_, i) => i),
    limit: limit - coefs.reduce((sum, coef) => sum + coef, 0),
    isTurned: true,
  };
}

// packages/domain/src/optimiser/program/attainable.ts
var HALF = 13;
function lowerLimits(program) {
  return Float64Array.from(readRows(program), ({ coefs, limit }) =>
    limit < 0 || coefs.length > 2 * HALF || coefs.some((coef) => coef < 0) ? limit : largestSum(coefs, limit),
  );
}
function largestSum(amounts, limit) {
  const half = amounts.length >> 1;
  const low = listSums(amounts.slice(0, half));
  const high = listSums(amounts.slice(half));
  let most = 0;
  let at = high.length - 1;
  for (const sum of low) {
    if (sum > limit) break;
    while (sum + high[at] > limit) at -= 1;
    most = Math.max(most, sum + high[at]);
  }
  return most;
}
function listSums(amounts) {
  const sums = new Float64Array(2 ** amounts.length);
  amounts.forEach((amount, i) => {
    for (let at = 0; at < 2 ** i; at += 1) sums[2 ** i + at] = sums[at] + amount;
  });
  return sums.toSorted();
}

// packages/domain/src/optimiser/program/counted-rows.ts
function countItems(program, rows) {
  const { size, rowCount } = program;
  const counted = [-1, ...rows].map((_, i) => ({ most: rowCount + 2 * i, least: rowCount + 2 * i + 1 }));
  const rowsOf = new Map(rows.map((row2, i) => [row2, counted[i + 1]]));
  const start = new Int32Array(size + 1);
  const row = [];
  const coef = [];
  const members = new Float64Array(rowCount + 2 * counted.length);
  for (let item = 0; item < size; item += 1) {
    const sets = [counted[0]];
    for (let k = program.start[item]; k < program.start[item + 1]; k += 1) {
      row.push(program.row[k]);
      coef.push(program.coef[k]);
      const set = rowsOf.get(program.row[k]);
      if (set !== void 0) sets.push(set);
    }
    for (const { most, least } of sets) {
      row.push(most, least);
      coef.push(1, -1);
      members[most] += 1;
    }
    start[item + 1] = row.length;
  }
  members.set(program.rhs);
  const rhsSlope = new Float64Array(members.length);
  return {
    program: {
      ...program,
      rowCount: members.length,
      start,
      row: Int32Array.from(row),
      coef: Float64Array.from(coef),
      rhs: members,
      rhsSlope,
    },
    counted,
  };
}

// packages/domain/src/optimiser/refill/neighbourhoods.ts
var MOST_ITEMS = 22;
var MOST_ROWS = 3;
var Neighbourhoods = class {
  rows;
  turn = 0;
  constructor(program) {
    const binding = readRows(program).filter(({ coefs, limit }) => coefs.reduce((sum, coef) => sum + Math.max(0, coef), 0) > limit);
    this.rows = binding.map(({ items }) => Int32Array.from(items));
  }
  /** Ascending items; none where no limit can bind. */
  next() {
    this.turn += 1;
    const chosen = draw(this.rows.keys(), 1 + (this.turn % MOST_ROWS), this.turn);
    const items = chosen.flatMap((row) => draw(this.rows[row], Math.floor(MOST_ITEMS / chosen.length), ~this.turn));
    return [...new Set(items)].toSorted((a, b) => a - b);
  }
};
function draw(numbers, count2, turn) {
  const list2 = [...numbers];
  const keys = Float64Array.from(list2, (number) => scatter2(number, turn));
  return Array.from(smallestIndexes(keys, count2), (i) => list2[i]);
}
function scatter2(number, turn) {
  let mixed = Math.imul(number + 1, 2654435761) ^ Math.imul(turn, 2246822507);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 739982445);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 695872825);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

// packages/domain/src/optimiser/refill/refill.ts
var PAIRS = 1e4;
var Refill = class {
  selection;
  /** How many items, ways and pairs were looked at. */
  steps = 0;
  neighbourhoods;
  constructor(program) {
    this.selection = new Selection(program);
    this.neighbourhoods = new Neighbourhoods(program);
  }
  /** Goes on from these items, which keep every limit. */
  startFrom(chosen) {
    this.selection.clear();
    chosen.forEach((isChosen, item) => {
      if (isChosen === 1) this.selection.add(item);
    });
  }
  /** Chooses the next set of items anew; no selection is worth more than `bound`. */
  improve(bound) {
    const { selection } = this;
    const items = this.neighbourhoods.next();
    const { value } = selection;
    const before = items.filter((item) => selection.chosen[item] === 1);
    for (const item of before) selection.remove(item);
    const open = items.filter((item) => selection.canAdd(item));
    const better = this.findBetter(open, value - selection.value, bound - selection.value);
    for (const item of better ?? before) selection.add(item);
  }
  /** Of the ways to choose among the items that are worth more than `least` and no more than `most`, the best. */
  findBetter(items, least, most) {
    const half = items.length >> 1;
    const [lowItems, highItems] = [items.slice(0, half), items.slice(half)];
    const [low, high] = [this.listWays(lowItems), this.listWays(highItems)];
    let better = null;
    let above = least;
    let top = high.length - 1;
    let pairs = 0;
    for (const one of low) {
      while (top >= 0 && one.value + high[top].value > most) top -= 1;
      if (top < 0 || pairs > PAIRS) break;
      if (one.value + high[top].value <= above) continue;
      const held = pick(lowItems, one.mask);
      for (const item of held) this.selection.add(item);
      for (let at = top; at >= 0 && one.value + high[at].value > above && pairs <= PAIRS; at -= 1) {
        pairs += 1;
        const added = pick(highItems, high[at].mask);
        if (!this.canHold(added)) continue;
        above = one.value + high[at].value;
        better = [...held, ...added];
      }
      for (const item of held) this.selection.remove(item);
    }
    this.steps += this.selection.program.size + low.length + high.length + pairs;
    return better;
  }
  /** All ways that break no limit, the least valuable first. */
  listWays(items) {
    const { selection } = this;
    const held = selection.value;
    const ways = [];
    const goOn = (at, mask) => {
      if (at === items.length) {
        ways.push({ value: selection.value - held, mask });
        return;
      }
      goOn(at + 1, mask);
      const item = items[at];
      if (!selection.canAdd(item)) return;
      selection.add(item);
      goOn(at + 1, mask | (1 << at));
      selection.remove(item);
    };
    goOn(0, 0);
    return ways.toSorted((a, b) => a.value - b.value);
  }
  /** Whether the selection keeps every limit with these items too. */
  canHold(items) {
    const { selection } = this;
    let count2 = 0;
    while (count2 < items.length && selection.canAdd(items[count2])) {
      selection.add(items[count2]);
      count2 += 1;
    }
    const isHeld = count2 === items.length && selection.isFeasible();
    for (let i = 0; i < count2; i += 1) selection.remove(items[i]);
    return isHeld;
  }
};
function pick(items, mask) {
  return items.filter((_, i) => ((mask >> i) & 1) === 1);
}

// packages/domain/src/optimiser/program/whole-units.ts
function reduceToUnits(program) {
  const { rowCount, start, row, coef, size } = program;
  const units = new Float64Array(rowCount);
  for (let k = 0; k < start[size]; k += 1) units[row[k]] = greatestDivisor(units[row[k]], Math.abs(coef[k]));
  for (let i = 0; i < rowCount; i += 1) units[i] = Math.max(1, units[i]);
  const unit = Math.max(
    1,
    program.value.reduce((divisor, value) => greatestDivisor(divisor, Math.abs(value)), 0),
  );
  return {
    program: {
      ...program,
      value: program.value.map((value) => value / unit),
      coef: coef.map((entry, k) => entry / units[row[k]]),
      rhs: program.rhs.map((limit, i) => Math.floor(limit / units[i])),
    },
    unit,
  };
}
function greatestDivisor(a, b) {
  let [one, other] = [a, b];
  while (other !== 0) [one, other] = [other, one % other];
  return one;
}

// packages/domain/src/optimiser/search/solve-program.ts
var PLAIN_NODES = 500;
var FEW_ROWS = 8;
function solveProgram(whole2, rhs, floor, limits) {
  const { program: part, origin } = takePart(whole2, findFittingItems(whole2, rhs), rhs);
  const { program, unit } = reduceToUnits(part);
  const relaxation = new Relaxation(program);
  relaxation.solve(limits.pivots, floor / unit);
  const dual = new DualBound(program);
  dual.evaluate(relaxation.y, program.rhs, relaxation.fixing, relaxation.groupPrice);
  const merit = dual.margin.map((margin, item) => margin / Math.abs(program.value[item]));
  const first = new SearchTree(program, Math.floor(floor / unit), merit).run({ ...limits, nodes: Math.min(limits.nodes, PLAIN_NODES) });
  const result = first.open.length === 0 ? first : searchFurther(program, relaxation.y, merit, first, limits);
  const { best, value, bound } = result;
  if (best === null) return { items: null, value: floor, bound: Math.max(floor, bound * unit) };
  return { items: [...origin].filter((_, i) => best[i] === 1), value: value * unit, bound: bound * unit };
}
function searchFurther(whole2, y, merit, first, limits) {
  const program = { ...whole2, rhs: lowerLimits(whole2) };
  const priced = [...y.keys()].filter((row) => y[row] > 0);
  const { program: wider, counted } = countItems(program, priced.length <= FEW_ROWS ? priced : []);
  const refill = new Refill(wider);
  if (first.best !== null) refill.startFrom(first.best);
  const result = new SearchTree(wider, first.value, merit, { counted, separation: new Separation(program), refill }).run(limits);
  return { ...result, best: result.best ?? first.best, bound: Math.min(first.bound, result.bound) };
}

// packages/domain/src/optimiser/optimise-package.ts
var EXACT_PLANS = 200;
var EXACT_EFFORT = { nodes: 1e5, pivots: 7e5, enough: 0 };
var MANY_PLANS = 3e3;
function optimisePackage(request) {
  const { objective } = request;
  const read = readOffer(request, objective.budget !== null);
  if (!read.ok) return read;
  const offer = read.value;
  const excess = findPinnedExcess(offer, objective.budget ?? 0);
  if (excess !== void 0) return refuse(excess);
  const isGoal = objective.kind === 'least_cost';
  return isGoal
    ? findCheapest(offer, objective.budget, objective.goal_reach)
    : succeed(answerReach(offer, findReach(offer, objective.budget)));
}
function isSmall(offer) {
  return offer.plansOffered <= EXACT_PLANS;
}
function effortFor2(offer) {
  return offer.plansOffered > MANY_PLANS ? { work: 2e4, tolerance: 1e-3 } : { work: 3e5, tolerance: 0 };
}
function findReach(offer, budget) {
  const program = makeReachProgram(offer);
  const limits = remainingLimits(offer, budget ?? 0);
  if (isSmall(offer)) return solveProgram(program, limits, -1, EXACT_EFFORT);
  return budget === null
    ? searchCore(new Root(program, offer), limits, -1, effortFor2(offer))
    : searchReach(offer, budget, effortFor2(offer));
}
function findCheapest(offer, budget, goal_reach) {
  const program = makeCostProgram(offer);
  const limits = Float64Array.of(...remainingLimits(offer, budget ?? 0), offer.pinned.reach - goal_reach);
  const floor = -offer.price.reduce((sum, price) => sum + price, 1);
  const cheapest = isSmall(offer)
    ? solveProgram(program, limits, floor, EXACT_EFFORT)
    : searchCore(new Root(program, offer), limits, floor, effortFor2(offer));
  if (cheapest.items !== null) return succeed(answerCost(offer, cheapest.items, cheapest.bound));
  const most = answerReach(offer, findReach(offer, budget));
  if (most.reach < goal_reach) return refuse({ code: 'goal_unreachable', most_reach: most.reach, is_proved: most.bound < goal_reach });
  return succeed(withCostBound(offer, most, cheapest.bound));
}
function answerReach(offer, { items, bound }) {
  const bought = compose(offer, items);
  const most = offer.pinned.reach + bound;
  return { ...bought, bound: most, gap: (most - bought.reach) / Math.max(most, 1), is_proved_best: bought.reach === most };
}
function answerCost(offer, items, bound) {
  return withCostBound(offer, compose(offer, items), bound);
}
function withCostBound(offer, bought, bound) {
  const least = Math.max(0, offer.pinned.cost - bound);
  return { ...bought, bound: least, gap: (bought.cost - least) / Math.max(least, 1), is_proved_best: bought.cost === least };
}
function compose(offer, items) {
  const { plans, bundles, pinned } = offer;
  const ascending = (a, b) => a - b;
  return {
    plan_ids: [...pinned.plan_ids, ...items.filter((item) => item < plans.length).map((item) => plans[item].id)].toSorted(ascending),
    bundle_ids: [
      ...pinned.bundle_ids,
      ...items.filter((item) => item >= plans.length).map((item) => bundles[item - plans.length].id),
    ].toSorted(ascending),
    cost: items.reduce((sum, item) => sum + offer.price[item], pinned.cost),
    reach: items.reduce((sum, item) => sum + offer.reach[item], pinned.reach),
  };
}

// packages/domain/src/optimiser/suggest-packages.ts
function suggestPackages({ budget, goal_reach, ad_categories, ...limits }) {
  const hasCategories = budget !== null && ad_categories.length > 0;
  return {
    most_reach: budget === null ? null : optimisePackage({ ...limits, objective: { kind: 'most_reach', budget } }),
    least_cost: goal_reach === null ? null : optimisePackage({ ...limits, objective: { kind: 'least_cost', goal_reach, budget } }),
    most_reach_in_categories: hasCategories
      ? optimisePackage({ ...keepCategories(limits, ad_categories), objective: { kind: 'most_reach', budget } })
      : null,
  };
}
function keepCategories(limits, ad_categories) {
  const wanted = new Set(ad_categories);
  const pinnedBundles = limits.bundles.filter(({ id: id2 }) => limits.pinned_bundles.includes(id2));
  const pinned = /* @__PURE__ */ new Set([...limits.pinned_plans, ...pinnedBundles.flatMap(({ plan_ids }) => plan_ids)]);
  const isKept = ({ id: id2, categories }) => pinned.has(id2) || categories.some((category) => wanted.has(category));
  return { ...limits, plans: limits.plans.filter(isKept) };
}

// apps/server/src/features/publishers/packages/packed-offer.ts
var PLAN_BYTES = 30;
var SUITABLE = 1;
function unpackPlans(bytes, media_type) {
  const view = new DataView(bytes);
  const readLong = (at) => view.getUint32(at) * 2 ** 32 + view.getUint32(at + 4);
  const suitable = [SUITABLE];
  const none = [];
  return Array.from({ length: bytes.byteLength / PLAN_BYTES }, (_, index) => {
    const at = index * PLAN_BYTES;
    return {
      id: readLong(at),
      publisher_id: readLong(at + 8),
      media_type,
      categories: view.getUint16(at + 28) === 1 ? suitable : none,
      price: readLong(at + 16),
      reach: view.getInt32(at + 24),
    };
  });
}

// apps/server/src/features/publishers/packages/choose-packages.ts
var FRONTIER_POINTS = 24;
function choosePackages({ plans: bytes, media_type, budget, goal_reach, hasCategories, ...rest }) {
  const plans = unpackPlans(bytes, media_type);
  const excluded = new Set(rest.excluded_plans);
  const max_plans = Math.min(rest.max_plans ?? PLANS_MAX, PLANS_MAX);
  const limits = { ...rest, max_plans, plans, platform_caps: {}, category_caps: /* @__PURE__ */ new Map(), max_plans_by_platform: {} };
  const objective = objectiveOf(budget, goal_reach);
  const frontier = objective ? reachFrontier(limits, frontierBudgets({ ...limits, objective }, FRONTIER_POINTS)) : [];
  return {
    offered: plans.filter(({ id: id2 }) => !excluded.has(id2)).length,
    suggestions: suggestPackages({ ...limits, budget, goal_reach, ad_categories: hasCategories ? [SUITABLE] : [] }),
    frontier,
  };
}
function objectiveOf(budget, goal_reach) {
  if (budget !== null) return { kind: 'most_reach', budget };
  return goal_reach === null ? void 0 : { kind: 'least_cost', goal_reach, budget };
}

// apps/server/src/features/publishers/packages/packages.worker.ts
serveCpuTask(choosePackages);
//# sourceMappingURL=packages.worker.js.map
