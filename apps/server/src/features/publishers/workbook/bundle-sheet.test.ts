import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle, bundlePlan } from '#features/publishers/publishers.tables.ts';
import type { SeededPlan } from '#testing/seed-plans.ts';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';
import { unzip } from '#infra/testing/unzip.ts';
import { openWorkbook } from '#infra/excel/reader/read-workbook.ts';
import { makeWorkbook } from '#infra/excel/reader/testing/make-workbook.ts';

const params = { kind: 'bale-post' };
const CHANNEL = { media_type: 'BALE', content_type: 'POST' } as const;
let app: TestApp;
let account: TestAccount;
let plans: SeededPlan[];
let morning: number;
let city: number;
let gone: number;
let elsewhere: number;

beforeAll(async () => {
  app = await openTestApp();
  account = await app.seedAccount();
  plans = await app.seedPlans(5, { ...CHANNEL, price: 2_000_000, reach: 9_000 });
  morning = await seedBundle('morning', plans.slice(0, 2));
  city = await seedBundle('city', plans.slice(2, 4));
  gone = await seedBundle('gone', plans.slice(3, 5), { is_active: false });
  elsewhere = await seedBundle('elsewhere', await app.seedPlans(2), { media_type: 'INSTAGRAM', content_type: 'STORY' });
});
afterAll(() => app.close());

async function seedBundle(title: string, members: readonly SeededPlan[], change: Partial<typeof bundle.$inferInsert> = {}) {
  return app.tenancy.withSystem(async (tx) => {
    const values = { ...CHANNEL, title, description: title, price: 3_000_000, ...change };
    const [sold] = await tx.insert(bundle).values(values).returning();
    const bundle_id = sold?.id ?? 0;
    await tx.insert(bundlePlan).values(members.map(({ id }) => ({ bundle_id, plan_id: id })));
    return bundle_id;
  });
}

type ExportBody = Parameters<typeof account.client.publishers.exportPlans>[0]['body'];

async function exportFile(body: ExportBody, is_cpm = false): Promise<File> {
  const { blob, filename } = await account.client.publishers.exportPlans({ params, query: { is_cpm }, body });
  return new File([blob], filename);
}

async function listSheets(file: File) {
  return openWorkbook(Buffer.from(await file.arrayBuffer()), { unpackedBytes: 10_000_000 }).map((sheet) => {
    const rows: string[][] = [];
    sheet.read(({ cells }) => rows.push(Array.from({ length: Math.max(...cells.keys()) + 1 }, (_, index) => cells.get(index) ?? '')));
    return { name: sheet.name, rows };
  });
}

test('bundles are on a second sheet, and those of the cart are marked', async () => {
  const [, second] = await listSheets(await exportFile({ selected_bundles: [morning] }));
  expect(second?.name).toBe('باندل‌ها');
  expect(second?.rows[0]).toEqual(['انتخاب', 'شناسهٔ باندل', 'نام', 'ناشران', 'قیمت (تومان)', 'قیمت جدا جدا (تومان)', 'دسترسی تخمینی']);
  expect(second?.rows.slice(1).map((row) => [row[0], row[1], row[2], ...row.slice(4)])).toEqual([
    ['بله', String(morning), 'morning', '3000000', '4000000', '18000'],
    ['', String(city), 'city', '3000000', '4000000', '18000'],
  ]);
});

test('a list of the selection has only the selected bundles; a list for views has none', async () => {
  const [, selected] = await listSheets(await exportFile({ is_selected_only: true, selected_bundles: [city] }));
  expect(selected?.rows.slice(1).map((row) => row[1])).toEqual([String(city)]);
  expect(await listSheets(await exportFile({ selected_bundles: [city] }, true))).toHaveLength(1);
});

test('a cart of plans and bundles is exported and imported unchanged', async () => {
  const [single] = plans.slice(4);
  const file = await exportFile({ selected: [single?.id ?? 0], selected_bundles: [city, morning] });
  expect(await account.client.publishers.importPlans({ params, file })).toEqual({
    plan_ids: [single?.id],
    bundle_ids: [morning, city],
    rows: 7,
    hidden_rows: 0,
    problems: [],
    repriced: [],
  });
  expect(unzip(Buffer.from(await file.arrayBuffer())).has('xl/worksheets/sheet2.xml')).toBe(true);
});

test('each bundle that cannot be bought is named with its reason, and a new price is shown', async () => {
  const cell = (text: string | number) => `<c t="str"><v>${text}</v></c>`;
  const sheet = (rows: readonly (readonly (string | number)[])[]) => rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('');
  const file = await makeWorkbook({
    sheets: [
      sheet([['انتخاب', 'شناسه']]),
      sheet([
        ['انتخاب', 'شناسه باندل', 'نام', 'قیمت'],
        ['بله', gone, 'gone', ''],
        ['بله', elsewhere, 'elsewhere', ''],
        ['بله', 987_654, 'nowhere', ''],
        ['بله', '', 'nameless', ''],
        ['بله', city, 'city', '۲٬۹۰۰٬۰۰۰'],
        ['خیر', morning, 'morning', ''],
      ]),
    ],
  });
  const answer = await account.client.publishers.importPlans({ params, file: new File([new Uint8Array(file)], 'plans.xlsx') });
  expect(answer).toEqual({
    plan_ids: [],
    bundle_ids: [city],
    rows: 6,
    hidden_rows: 0,
    problems: [
      { sheet: 'bundles', row: 2, code: 'bundle_gone', text: 'gone' },
      { sheet: 'bundles', row: 3, code: 'bundle_other_kind', text: 'elsewhere' },
      { sheet: 'bundles', row: 4, code: 'bundle_unknown', text: 'nowhere' },
      { sheet: 'bundles', row: 5, code: 'id_missing', text: 'nameless' },
    ],
    repriced: [{ sheet: 'bundles', id: city, title: 'city', before: 2_900_000, after: 3_000_000 }],
  });
});
