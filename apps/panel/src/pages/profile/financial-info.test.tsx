import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ADDRESS_MAX, cleanFinancialInfo, FINANCIAL_NAME_MAX, type FinancialInfo } from '@jarchi/domain/account/financial-info.ts';
import { expect, test } from 'vitest';
import { holdAnswers, refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleAccount, sampleFinancialInfo } from '#testing/sample-account.fa.ts';
import { sampleUser } from '#testing/sample-answers.fa.ts';
import { ProfilePage } from './ProfilePage.tsx';

const SAVE = 'PUT /api/financial/financial-info/';
const READ = 'GET /api/financial/financial-info/';
const ACCOUNT = 'GET /api/shared-accounts/api/v1/accounts/info';
const person = sampleFinancialInfo({ economic_number: '04993708990001', postal_code: '1966731134' });
const company = sampleFinancialInfo({
  account_type: 'C',
  name: 'نیک‌آفرین',
  national_number: '10380284790',
  economic_number: '10380284790',
  postal_code: '1966731134',
});
const answers: FakeAnswers = { 'GET /api/accounts/user/': { body: sampleUser }, [ACCOUNT]: { body: sampleAccount() } };

const FIELDS = {
  name: /^(نام و نام خانوادگی|نام ثبتی شرکت)/,
  national_number: /^(کد ملی|شناسهٔ ملی)/,
  economic_number: /^شمارهٔ اقتصادی/,
  address_text: /^نشانی/,
  postal_code: /^کد پستی/,
} as const;
type Field = keyof typeof FIELDS;
const getField = (field: Field) => screen.getByLabelText<HTMLInputElement>(FIELDS[field]);
const findProblem = (field: Field) => {
  const input = getField(field);
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
  return input.getAttribute('aria-invalid') === 'true' ? described.join(' ') : undefined;
};
const listProblems = () => (Object.keys(FIELDS) as Field[]).filter((field) => findProblem(field) !== undefined);

/** Opens the form of an account that has this info. */
async function openForm(info: FinancialInfo, save: FakeAnswers[string] = { body: info }) {
  const requests = stubApi({ ...answers, [READ]: { body: info }, [SAVE]: save });
  const view = renderPage(ProfilePage, '/profile', '/profile?section=financial');
  const button = await screen.findByRole('button', { name: 'ذخیرهٔ اطلاعات مالی' });
  const user = userEvent.setup();
  const write = async (field: Field, text: string) => {
    await user.clear(getField(field));
    if (text !== '') {
      getField(field).focus();
      await user.paste(text);
    }
  };
  const saves = () => requests.filter(({ name }) => name === SAVE);
  return { ...view, user, write, button, saves };
}

test.each<[string, FinancialInfo, Field, string, string]>([
  ['a person without a name', person, 'name', ' ', 'این مورد را کامل کنید.'],
  ['a name with signs of code', person, 'name', 'سارا <b>', 'در این نام جا ندارند'],
  ['a name that is too long', person, 'name', 'آ'.repeat(FINANCIAL_NAME_MAX + 1), 'بلندتر از ۱۰۰ نویسه'],
  ['a person without a national code', { ...person, economic_number: '' }, 'national_number', '', 'این مورد را کامل کنید.'],
  ['a national code with a wrong check digit', { ...person, economic_number: '' }, 'national_number', '0499370898', 'این کد ملی درست نیست'],
  ['a national code of ten equal digits', { ...person, economic_number: '' }, 'national_number', '۲۲۲۲۲۲۲۲۲۲', 'این کد ملی درست نیست'],
  ['a national code of nine digits', { ...person, economic_number: '' }, 'national_number', '049937089', 'این کد ملی درست نیست'],
  ['a person with an economic number of ten digits', person, 'economic_number', '0499370899', '۱۴ رقم دارد که با کد ملی آغاز می‌شود'],
  ['an economic number of somebody else', person, 'economic_number', '00845759480001', 'با کد ملی آغاز می‌شود'],
  ['a company without an economic number', company, 'economic_number', '', 'این مورد را کامل کنید.'],
  ['a company whose economic number is another', company, 'economic_number', '14007650912', 'شمارهٔ اقتصادی شرکت همان شناسهٔ ملی است'],
  ['an account without an address', person, 'address_text', '', 'این مورد را کامل کنید.'],
  ['an address that is too long', person, 'address_text', 'آ'.repeat(ADDRESS_MAX + 1), 'بلندتر از ۳۰۰ نویسه'],
  ['a postal code of nine digits', person, 'postal_code', '196673113', 'کد پستی ۱۰ رقم دارد'],
  ['a postal code that begins with zero', person, 'postal_code', '0966731134', 'با صفر آغاز نمی‌شود'],
])('%s is told so beside the field, which gets the focus and keeps what was typed', async (_who, info, field, text, problem) => {
  const { write, user, button, saves } = await openForm(info);
  await write(field, text);
  const typed = getField(field).value;
  await user.click(button);
  expect(findProblem(field)).toContain(problem);
  expect(listProblems()).toEqual([field]);
  expect(document.activeElement).toBe(getField(field));
  expect(getField(field).value).toBe(typed);
  expect(saves()).toEqual([]);
});

test('a company id with a wrong check is told so, and so is the economic number that repeats it', async () => {
  const { write, user, button, saves } = await openForm(company);
  await write('national_number', '10380285692');
  await user.click(button);
  expect(findProblem('national_number')).toContain('این شناسهٔ ملی درست نیست');
  expect(findProblem('economic_number')).toContain('همان شناسهٔ ملی است');
  expect(document.activeElement).toBe(getField('national_number'));
  expect(saves()).toEqual([]);
});

test('all wrong fields are told at once, and a field that is written again is no longer wrong', async () => {
  const { write, user, button } = await openForm(person);
  await write('name', '');
  await write('address_text', '');
  await write('postal_code', '12');
  await user.click(button);
  expect(listProblems()).toEqual(['name', 'address_text', 'postal_code']);
  expect(screen.getByText('۳ مورد مانده است.')).toBeDefined();
  expect(document.activeElement).toBe(getField('name'));
  await write('name', 'سارا');
  expect(listProblems()).toEqual(['address_text', 'postal_code']);
  expect(screen.getByText('۲ مورد مانده است.')).toBeDefined();
});

test.each(['نجفی-زاده', "O'Neil"])('the registered name %j is saved as it is written', async (name) => {
  const { write, user, button, saves } = await openForm(person);
  await write('name', name);
  await user.click(button);
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]?.body).toMatchObject({ name });
});

test('numbers in any digits with spaces and dashes are saved', async () => {
  const { write, user, button, saves } = await openForm({ ...person, economic_number: '' });
  await write('national_number', '۰۴۹ ۹۳۷۰۸۹ ۹');
  await write('postal_code', '١٩٦٦٧-٣١١٣٤');
  expect(getField('postal_code').value).toBe('۱۹۶۶۷-۳۱۱۳۴');
  await user.click(button);
  await waitFor(() => expect(saves()).toHaveLength(1));
  const sent = cleanFinancialInfo(saves()[0]?.body as FinancialInfo);
  expect(sent).toEqual({ ...person, economic_number: '', national_number: '0499370899', postal_code: '1966731134' });
});

test('while a save is on its way, another press and the Enter key send nothing', async () => {
  const { user, button, saves } = await openForm(person);
  const letGo = holdAnswers();
  await user.click(button);
  await screen.findByText('در حال ذخیره…');
  await user.click(button);
  await user.type(getField('name'), '{Enter}');
  letGo();
  expect(await screen.findByText('اطلاعات مالی ذخیره شد.')).toBeDefined();
  expect(saves()).toHaveLength(1);
});

test('a refusal of the server is told, and what was typed stays', async () => {
  const { write, user, button } = await openForm(person, refusal('financial_info_invalid', 400));
  await write('name', 'سارا رستگار');
  await user.click(button);
  expect(await screen.findByText(/^بخشی از اطلاعات مالی درست نیست/)).toBeDefined();
  expect(getField('name').value).toBe('سارا رستگار');
});

test('another kind of account asks with other words, and keeps what was typed', async () => {
  const { write, user, button } = await openForm(person);
  await write('national_number', '12');
  await user.click(button);
  await user.click(screen.getByRole('radio', { name: /شرکت/ }));
  expect(listProblems()).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>('شناسهٔ ملی').value).toBe('۱۲');
  expect(getField('name').value).toBe(person.name);
});

test('an accountant reads the info and has no form; a viewer is told who sees it, and asks for nothing', async () => {
  const as = (role: 'accountant' | 'viewer') => ({ ...answers, [ACCOUNT]: { body: sampleAccount({ role }) }, [READ]: { body: person } });
  stubApi(as('accountant'));
  const first = renderPage(ProfilePage, '/profile', '/profile?section=financial');
  expect(await screen.findByText('این مشخصات را مالک حساب می‌نویسد.')).toBeDefined();
  expect(screen.getByText(person.address_text)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'ذخیرهٔ اطلاعات مالی' })).toBeNull();
  first.unmount();
  const requests = stubApi(as('viewer'));
  renderPage(ProfilePage, '/profile', '/profile?section=financial');
  expect(await screen.findByText('این مشخصات را مالک و حسابدار حساب می‌بینند.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'اطلاعات مالی' })).toBeNull();
  expect(requests.some(({ name }) => name === READ)).toBe(false);
});
