// Bugs in what the panel, the design system and the contract decide by themselves.
const inPanel = (path, only) => ({ file: `apps/panel/src/${path}.ts`, tests: [`apps/panel/src/${path}.test.ts`], only });
const inUi = (path, only) => ({ file: `packages/ui/src/${path}.ts`, tests: [`packages/ui/src/${path}.test.ts`], only });

export const mutants = [
  {
    name: 'a sign-in leads back to the sign-in',
    ...inPanel('features/session/safe-back', 'is not followed'),
    find: 'return isLoginPath(back) ? paths.home : back;',
    replace: 'return back;',
  },
  {
    name: 'a whole hour is counted in seconds',
    ...inPanel('features/activation/payment/time-left', 'are shown as'),
    find: 'if (leftMs < HOUR_MS) return formatDuration',
    replace: 'if (leftMs <= HOUR_MS) return formatDuration',
  },
  {
    name: 'an archived campaign asks to be bought',
    ...inPanel('features/campaigns/status/next-action', 'an archived campaign asks for nothing'),
    find: 'if (!campaign.is_deleted) {',
    replace: '{',
  },
  {
    name: 'a package of views is priced by its publishers',
    ...inPanel('features/publishers/cart/state/figures', 'the chosen plans do not change the price'),
    find: 'const price = fixedPrice ?? [',
    replace: 'const price = [',
  },
  {
    name: 'a charge returns to another host',
    ...inPanel('features/finance/charge/charge-intent', 'the return path'),
    find: "typeof value === 'string' && isOwnPath(value) && ",
    replace: "typeof value === 'string' && ",
  },
  {
    name: 'two entries of one instant are late',
    ...inPanel('features/finance/ledger/ledger-days', 'events that took effect before one'),
    find: 'if (at < latest)',
    replace: 'if (at <= latest)',
  },
  {
    name: 'the clicks of a day are rounded up',
    ...inPanel('features/drafts/general/goal/clicks-goal', 'the clicks of a day are rounded down'),
    find: 'return Math.floor(total / days);',
    replace: 'return Math.ceil(total / days);',
  },
  {
    name: 'a code cannot be asked for at the end of its wait',
    ...inPanel('data/session/otp-request', 'a phone gets its stored request'),
    find: 'nowMs < request.resendAtMs',
    replace: 'nowMs <= request.resendAtMs',
  },
  {
    name: 'money is moved without a network',
    ...inPanel('features/connection/money-button', 'a button that moves money is disabled'),
    find: ' : OFFLINE_REASON }',
    replace: ' : undefined }',
  },
  {
    name: 'a value that rounds to zero has a minus',
    ...inUi('format/format', 'a value that rounds to zero has no sign'),
    find: 'return value < 0 && !isZero ?',
    replace: 'return value < 0 ?',
  },
  {
    name: 'a message that was paused begins its time again',
    ...inUi('toasts/toast', 'a pause keeps the remaining time'),
    find: 'countdown.leftMs = Math.max(0, countdown.leftMs - (Date.now() - countdown.startedAt));',
    replace: '',
  },
  {
    name: 'a pair with two units loses one',
    ...inUi('format/format-pair', 'shares its unit where it can'),
    find: 'const isShared = part === 0 || scaleNumber(part).unit === scaleNumber(whole).unit;',
    replace: 'const isShared = true;',
  },
  // The contract.
  {
    name: 'a person may have an empty first name',
    file: 'packages/contract/src/session/session.schemas.ts',
    tests: ['packages/contract/src/session/session.test.ts'],
    only: 'a person has a first name',
    find: 'first_name: personName.min(1).optional(),',
    replace: 'first_name: personName.optional(),',
  },
  {
    name: 'an e-mail cannot be removed',
    file: 'packages/contract/src/session/session.schemas.ts',
    tests: ['packages/contract/src/session/session.test.ts'],
    only: 'what is not sent differs from what is removed',
    find: 'email: email.nullable().optional(),',
    replace: 'email: email.optional(),',
  },
  {
    name: 'a request may have keys that nothing describes',
    file: 'packages/contract/src/requests/strict-requests.ts',
    tests: ['packages/contract/src/requests/strict-requests.test.ts'],
    only: 'an object becomes strict',
    find: 'catchall: schema.def.catchall ?? z.never()',
    replace: 'catchall: schema.def.catchall ?? z.unknown()',
  },
  {
    name: 'a list takes more than forty filters',
    file: 'packages/contract/src/requests/parameters.ts',
    tests: ['packages/contract/src/requests/parameters.test.ts'],
    only: 'filters are sent one by one or together',
    find: 'z.array(shortText().max(500)).max(FILTERS_MAX)',
    replace: 'z.array(shortText().max(500))',
  },
];
