// Possible bugs in refunds, and in amounts of whole hundreds; each must fail every test listed with it.
const src = 'packages/domain/src';
const simulation = `${src}/campaigns/testing/simulation.test.ts`;
const money = `${src}/campaigns/life/money-steps.test.ts`;
const refunds = `${src}/money/refunds.test.ts`;
const hundreds = `${src}/money/hundreds.test.ts`;

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
];
