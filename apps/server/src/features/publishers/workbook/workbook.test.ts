import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '@jarchi/api-client/api.ts';
import { mediaPlan, publisher } from '#features/publishers/publishers.tables.ts';
import { seedStaff } from '#testing/staff/open-staff.ts';
import type { SeededPlan } from '#testing/seed-plans.ts';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';
import { unzip } from '#infra/testing/unzip.ts';
import { makeWorkbook, zipParts } from '#infra/excel/reader/testing/make-workbook.ts';
import { openWorkbook } from '#infra/excel/reader/read-workbook.ts';
import { otherFiles, zip64 } from '#infra/excel/reader/testing/other-files.ts';
import type { WorkbookFault } from '#infra/excel/reader/workbook-error.ts';

const kind = 'instagram-story';
const params = { kind };
let app: TestApp;
let account: TestAccount;
let plans: SeededPlan[];

beforeAll(async () => {
  app = await openTestApp();
  account = await app.seedAccount();
  plans = [...(await app.seedPlans(2, { price: 3_000_000, reach: 60_000 })), ...(await app.seedPlans(298, { price: 1_000_000 }))];
});
afterAll(() => app.close());

const getId = (index: number) => plans[index]?.id ?? 0;
type ExportBody = Parameters<Api['publishers']['exportPlans']>[0]['body'];

async function exportFile(body: ExportBody = {}, is_cpm = false, api: Api = account.client): Promise<File> {
  const { blob, filename } = await api.publishers.exportPlans({ params, query: { is_cpm }, body });
  return new File([blob], filename);
}

async function listRows(file: File): Promise<string[][]> {
  const rows: string[][] = [];
  const [sheet] = openWorkbook(Buffer.from(await file.arrayBuffer()), { unpackedBytes: 10_000_000 });
  sheet?.read(({ cells }) => rows.push(Array.from({ length: Math.max(...cells.keys()) + 1 }, (_, index) => cells.get(index) ?? '')));
  return rows;
}

const importFile = (bytes: Buffer | File, api: Api = account.client) =>
  api.publishers.importPlans({ params, file: bytes instanceof File ? bytes : new File([new Uint8Array(bytes)], 'plans.xlsx') });

const importRows = async (rows: readonly (readonly (string | number)[])[]) => {
  const cell = (text: string | number) => `<c t="str"><v>${text}</v></c>`;
  const sheet = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('');
  return importFile(await makeWorkbook({ sheets: [sheet] }));
};

test('the filtered list is written in its order, with a frozen head, from right to left, and selected plans are marked', async () => {
  const file = await exportFile({ ordering: '-reach', filter: ['price,gt,2000000'], selected: [getId(1)] });
  const [head, ...rows] = await listRows(file);
  expect(head).toEqual([
    'انتخاب',
    'شناسه',
    'نام',
    'نام کاربری',
    'دنبال‌کننده',
    'دسته‌بندی',
    'ساعت ماندگاری',
    'تعداد استوری',
    'قیمت (تومان)',
    'دسترسی تخمینی',
    'هزینهٔ هر هزار نفر (تومان)',
  ]);
  expect(rows.map((row) => row.slice(0, 2))).toEqual([
    ['', String(getId(0))],
    ['بله', String(getId(1))],
  ]);
  expect(rows[0]?.slice(4)).toEqual(['50000', 'test', '24', '1', '3000000', '60000', '50000']);
  expect(file.name).toMatch(/^ناشران استوری اینستاگرام.*\.xlsx$/);
  const sheet = unzip(Buffer.from(await file.arrayBuffer())).get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet).toContain('rightToLeft="1"');
  expect(sheet).toContain('state="frozen"');
  expect(sheet).toMatch(/r="A2" s="0".*r="A3" s="1"/s);
});

test('selected plans that the filters hide come after the list, except those no longer sold', async () => {
  const gone = getId(5);
  await app.db.pool.query('update media_plan set is_active = false where id = $1', [gone]);
  const [, ...rows] = await listRows(
    await exportFile({ filter: ['price,gt,2000000'], ordering: '-reach', selected: [getId(7), gone, getId(1), getId(3)] }),
  );
  await app.db.pool.query('update media_plan set is_active = true where id = $1', [gone]);
  expect(rows.map((row) => row.slice(0, 2))).toEqual([
    ['', String(getId(0))],
    ['بله', String(getId(1))],
    ['بله', String(getId(7))],
    ['بله', String(getId(3))],
  ]);
});

test('every row of a list longer than a batch is written once', async () => {
  const [, ...rows] = await listRows(await exportFile({ ordering: 'price' }));
  expect(rows.map((row) => Number(row[1])).toSorted((a, b) => a - b)).toEqual(plans.map(({ id }) => id));
});

test('for campaigns by views the expected views replace the price', async () => {
  const [head, row] = await listRows(await exportFile({ is_selected_only: true, selected: [getId(0)] }, true));
  expect(head?.slice(8)).toEqual(['بازدید تخمینی']);
  expect(row?.slice(8)).toEqual(['60000']);
});

test('score and reliability are written for staff only', async () => {
  const staff = await seedStaff(app);
  const panel = await staff.actFor(account.slug);
  const [head, row] = await listRows(await exportFile({ selected: [getId(0)], filter: ['selectedOnly,true'] }, false, panel));
  expect(head?.slice(11)).toEqual(['امتیاز', 'معتبر']);
  expect(row?.slice(11)).toEqual(['7', 'بله']);
});

test('a file is exported, edited, and imported with the choices in it', async () => {
  const file = await exportFile({ ordering: '-price', selected: [getId(0), getId(1)] });
  expect(await importFile(file)).toEqual({
    plan_ids: [getId(0), getId(1)],
    bundle_ids: null,
    rows: 300,
    hidden_rows: 0,
    problems: [],
    repriced: [],
  });
  const parts = unzip(Buffer.from(await file.arrayBuffer()));
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
  const edited = sheet
    .replace(/(<c r="A2"[^>]*>)<is>.*?<\/is>/, '$1<is><t>خیر</t></is>')
    .replace(/<c r="A5" s="1"\/>/, '<c r="A5" t="inlineStr"><is><t>بلی</t></is></c>')
    .replace('<c r="I3" s="1"><v>3000000</v>', '<c r="I3" s="1"><v>2900000</v>');
  const answer = await importFile(await zipParts({ ...Object.fromEntries(parts), 'xl/worksheets/sheet1.xml': edited }));
  expect(answer).toEqual({
    plan_ids: [getId(1), getId(3)],
    bundle_ids: null,
    rows: 300,
    hidden_rows: 0,
    problems: [],
    repriced: [{ sheet: 'plans', id: getId(1), title: expect.any(String), before: 2_900_000, after: 3_000_000 }],
  });
});

test('each row that chooses nothing has its reason, and the other rows are read', async () => {
  const [channel] = await app.seedPlans(1, { media_type: 'BALE', content_type: 'POST' });
  const [gone, left] = await app.seedPlans(2);
  await app.tenancy.withSystem(async (tx) => {
    await tx
      .update(mediaPlan)
      .set({ is_active: false })
      .where(eq(mediaPlan.id, gone?.id ?? 0));
    await tx
      .update(publisher)
      .set({ is_active: false })
      .where(eq(publisher.id, left?.publisher_id ?? 0));
  });
  const rows = [channel?.id, gone?.id, left?.id, 987_654, getId(4)].map((id) => ['بله', id ?? 0, `t${id}`]);
  const answer = await importRows([['انتخاب', 'شناسه', 'نام'], ['شاید', 1, 'a'], ...rows]);
  expect(answer.plan_ids).toEqual([getId(4)]);
  expect(answer.problems.map(({ row, code, text }) => [row, code, text])).toEqual([
    [2, 'choice_unknown', 'شاید'],
    [3, 'plan_other_kind', `t${channel?.id}`],
    [4, 'plan_gone', `t${gone?.id}`],
    [5, 'plan_gone', `t${left?.id}`],
    [6, 'plan_unknown', 't987654'],
  ]);
});

test('a file that is not a workbook of plans is refused with its reason', async () => {
  await expect(importFile(Buffer.alloc(10 * 1_048_576 + 1))).rejects.toMatchObject({
    code: 'file_too_large',
    facts: { limit_bytes: 10 * 1_048_576 },
  });
  await expect(importRows([['نام', 'شناسه']])).rejects.toMatchObject({ code: 'columns_missing', facts: { columns: ['انتخاب'] } });
  const tooMany = await makeWorkbook({ sheets: ['<row><c><v>1</v></c></row>'.repeat(50_021)] });
  await expect(importFile(tooMany)).rejects.toMatchObject({ code: 'rows_too_many', facts: { limit: 50_000 } });
  const bomb = await makeWorkbook({ sheets: [' '.repeat(101 * 1_048_576)] });
  await expect(importFile(bomb)).rejects.toMatchObject({ code: 'file_too_large', facts: { limit_bytes: 100 * 1_048_576 } });
});

/** The code of each fault in an answer; its facts are the fault's own. */
const codes = {
  broken: 'workbook_broken',
  too_large: 'file_too_large',
  protected: 'workbook_protected',
  old_format: 'workbook_old_format',
  not_workbook: 'not_workbook',
} as const satisfies Record<WorkbookFault['code'], string>;

test.each(otherFiles)('%s is refused with its reason', async (_, bytes, { code, ...facts }) => {
  await expect(importFile(bytes)).rejects.toMatchObject({ code: codes[code], facts });
});

test('a workbook is read as its owner sees it: visible sheets alone, merged choices for all their rows, hidden rows counted', async () => {
  const cell = (text: string | number) => `<c t="str"><v>${text}</v></c>`;
  const list = (...rows: readonly (readonly (string | number)[])[]) =>
    rows.map((row, at) => `<row r="${at + 1}"${at === 3 ? ' hidden="1"' : ''}>${row.map(cell).join('')}</row>`).join('');
  const heads = ['انتخاب', 'شناسه'];
  const sheets = [
    list(heads, ['بله', getId(9)]),
    list(heads, ['بله', getId(1)], ['', `#${getId(2)}.0`], ['', `'${getId(3)}`], ['', getId(4)]),
  ];
  const tails = ['', '<mergeCells><mergeCell ref="A2:A4"/></mergeCells>'];
  expect(await importFile(await makeWorkbook({ sheets, tails, states: ['hidden'] }))).toEqual({
    plan_ids: [getId(1), getId(2), getId(3)],
    bundle_ids: null,
    rows: 4,
    hidden_rows: 1,
    problems: [],
    repriced: [],
  });
  await expect(importFile(await makeWorkbook({ sheets, states: ['hidden', 'hidden'] }))).rejects.toMatchObject({
    code: 'sheet_hidden',
    facts: { sheet: 's1' },
  });
});

test('a workbook in ZIP64 is read', async () => {
  const { rows, problems } = await importFile(zip64);
  expect([rows, problems.map(({ code, text }) => [code, text])]).toEqual([4, ['a', 'b', 'd'].map((title) => ['plan_unknown', title])]);
});

test('a kind that cannot be bought is not found', async () => {
  const wrong = { params: { kind: 'telegram-story' } };
  await expect(account.client.publishers.exportPlans({ ...wrong, body: {} })).rejects.toMatchObject({ code: 'not_found' });
  const file = new File(['x'], 'x.xlsx');
  await expect(account.client.publishers.importPlans({ ...wrong, file })).rejects.toMatchObject({ code: 'not_found' });
});
