import { fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect as dial } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { HOUR_MS, SECOND_MS } from '@jarchi/domain/calendar/durations.ts';
import { defaultUtmTemplate } from '@jarchi/domain/platforms/utm/utm-template.ts';
import type { MeasurementSource } from '@jarchi/domain/reports/reports.ts';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { measurements } from '#features/measurements/measurements.service.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import type { TestAccount } from '#testing/test-app.ts';
import { createClicksService } from './clicks.service.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36';

let shop: Campaigns;
let directory: string;
beforeAll(async () => {
  shop = await openCampaigns();
  directory = await mkdtemp(join(tmpdir(), 'jarchi-clicks-'));
});
afterAll(async () => {
  await shop.app.close();
  await rm(directory, { recursive: true });
});

const change = { content_link: 'https://sepidar.example/menu', ...defaultUtmTemplate('INSTAGRAM', 'REACH') } as const;
const clicks = () => shop.app.app.services.clicks;

/** A campaign whose publishers were asked, with the codes of their links. */
async function seedLinked() {
  const { account, campaign } = await shop.seedBought({ change });
  await shop.app.moveWorld(1);
  const { results } = await readLinks(account, campaign.id);
  return { account, campaign, links: results, codes: results.map(({ url }) => url.slice(url.lastIndexOf('/') + 1)) };
}

const readLinks = ({ client }: TestAccount, id: number) => client.clicks.listTrackedLinks({ params: { id } });
const open = (code: string, options: InjectOptions = {}) =>
  shop.app.server.inject({ method: 'GET', url: `/r/${code}`, ...options, headers: { 'user-agent': PHONE, ...options.headers } });

test('each placement that is ordered has one link, which leads to the landing page tagged for its publisher', async () => {
  const { campaign, links, codes } = await seedLinked();
  expect(links.map(({ placement_id }) => placement_id)).toEqual(campaign.placements.map(({ id }) => id));
  expect(new Set(codes).size).toBe(2);
  const [username] = campaign.placements.map((placement) => placement.username);
  const answer = await open(codes[0] ?? '');
  expect(answer.statusCode).toBe(302);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(answer.headers.location).toBe(`https://sepidar.example/menu?utm_source=ig&utm_campaign=${campaign.id}&utm_content=${username}`);
  expect(links[0]?.target).toBe(answer.headers.location);
});

test('a landing page with a Persian host and path is led to by what HTTP can carry', async () => {
  const { account, campaign } = await shop.seedBought({ change: { content_link: 'https://مثال.ایران/منو؟q=چای', is_utm_enabled: false } });
  await shop.app.moveWorld(1);
  const [link] = (await readLinks(account, campaign.id)).results;
  const answer = await open(link?.url.slice(link.url.lastIndexOf('/') + 1) ?? '');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, new URL('https://مثال.ایران/منو؟q=چای').href]);
  expect(answer.headers.location).toMatch(/^https:\/\/xn--[\x21-\x7e]+$/);
});

test('a link leads nowhere else: unknown codes, addresses and further parts are plain pages', async () => {
  const { codes } = await seedLinked();
  const [code = ''] = codes;
  for (const other of ['aaaaaaaaaa', 'https%3A%2F%2Fevil.example', `${code}x`, code.slice(1), '..%2f..%2f']) {
    const answer = await open(other);
    expect([other, answer.statusCode, answer.headers.location]).toEqual([other, 404, undefined]);
  }
  const answer = await open(`${code}?url=https://evil.example&to=//evil.example`);
  expect(answer.headers.location).toMatch(/^https:\/\/sepidar\.example\/menu\?/);
  expect((await open(code, { method: 'POST' })).statusCode).toBe(405);
});

test('signs that a message glued to a link do not change it, whether a route or the page before the routes answers', async () => {
  const { codes } = await seedLinked();
  const [code = ''] = codes;
  const port = await shop.app.server.listen({ port: 0, host: '127.0.0.1' }).then((url) => Number(new URL(url).port));
  /** The status line and target of a request that is sent byte by byte. */
  const ask = async (path: string) => {
    const socket = dial(port, '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nuser-agent: ${PHONE}\r\nconnection: close\r\n\r\n`);
    const answer = await text(socket);
    return [answer.slice(9, 12), /location: (.*)/i.exec(answer)?.[1]?.split('?')[0]];
  };
  for (const glued of ['%D8%8C', '.', ')', '%C2%BB', '%22', '%E2%80%8C', '%E2%80%8C%D8%B1%D8%A7']) {
    expect([glued, ...(await ask(`/r/${code}${glued}`))]).toEqual([glued, '302', 'https://sepidar.example/menu']);
    expect([glued, (await open(`${code}${glued}`)).statusCode]).toEqual([glued, 302]);
  }
  // A sign that was cut in two is no address for a route.
  expect((await ask(`/r/${code}%D8`))[0]).toBe('302');
  expect(await ask(`/r/${code}x`)).toEqual(['404', undefined]);
  expect((await ask(`/r/a%00b`))[0]).toBe('400');
});

test('the page of a link that leads nowhere is a whole document, which no browser translates', async () => {
  const { body } = await open('aaaaaaaaaa');
  expect(body).toMatch(/^<!doctype html><html lang="fa" dir="rtl" translate="no"><head>.*<\/head><body>.*<\/body><\/html>$/);
});

test('a visitor counts once in thirty seconds; looks, programs and previews are kept and rejected', async () => {
  const { account, campaign, codes } = await seedLinked();
  const [code = '', other = ''] = codes;
  const from = (address: string) => open(code, { remoteAddress: address });
  await from('10.1.1.1');
  await from('10.1.1.1');
  await from('10.1.1.2');
  shop.app.wall.at += 31 * SECOND_MS;
  await from('10.1.1.1');
  expect((await open(code, { method: 'HEAD' })).headers.location).toContain('sepidar.example');
  await open(code, { headers: { 'user-agent': 'TelegramBot (like TwitterBot)' } });
  await open(code, { headers: { 'sec-purpose': 'prefetch;prerender' } });
  await open(other);
  await clicks().loadLogs();
  const { results, is_counted } = await readLinks(account, campaign.id);
  expect(results.map((link) => [link.clicks, link.rejected])).toEqual([
    [3, 4],
    [1, 0],
  ]);
  expect(is_counted).toBe(false);
});

test('a known code waits for no database, and is served while the database is away', async () => {
  const { codes } = await seedLinked();
  const [known = '', unknown = ''] = codes;
  await open(known);
  shop.app.wall.at += 120 * SECOND_MS;
  const connect = vi.spyOn(shop.app.db.pool, 'connect').mockRejectedValue(new Error('gone'));
  expect((await open(known)).statusCode).toBe(302);
  expect((await open(unknown)).statusCode).toBe(503);
  connect.mockRestore();
  await expect.poll(() => shop.app.takeErrors().length).toBeGreaterThan(0);
  shop.app.takeErrors();
  expect((await open(unknown)).statusCode).toBe(302);
  await expect.poll(async () => (await open(known)).statusCode).toBe(302);
  shop.app.takeErrors();
});

/** The part of a server that keeps clicks, with a disk of its own, on the store of the test. */
function openClicks(own: string, platformSource: MeasurementSource = 'simulation') {
  const { tenancy, wall, world } = shop.app;
  return createClicksService({
    tenancy,
    clocks: { wall, world },
    directory: own,
    publicUrl: 'http://localhost',
    platformSource,
    ingest: measurements.ingest,
    onFailure: (error) => {
      throw error;
    },
  });
}

test('a process that is killed loses what it had not written yet, and its log is loaded once', async () => {
  const { account, campaign, codes } = await seedLinked();
  const own = await mkdtemp(join(directory, 'killed-'));
  const child = fork(join(import.meta.dirname, 'testing/write-clicks.ts'), [own, codes[0] ?? '', String(shop.app.world.now())], {
    execArgv: ['--import', 'tsx'],
  });
  let written = 0;
  await new Promise<void>((resolve) => {
    child.on('message', (count) => {
      written = Number(count);
      if (written > 100) resolve();
    });
  });
  child.kill('SIGKILL');
  await once(child, 'exit');
  const [part = ''] = await readdir(own);
  expect(part).toMatch(/\.open$/);
  await copyFile(join(own, part), join(directory, part));
  const next = openClicks(own);
  await next.loadLogs();
  expect(await readdir(own)).toEqual([]);
  const counted = async () => (await readLinks(account, campaign.id)).results[0]?.clicks ?? 0;
  const loaded = await counted();
  expect(loaded).toBeGreaterThanOrEqual(written);
  // The same log once more, as after a load that was cut off before its file was removed.
  await copyFile(join(directory, part), join(own, part));
  await next.loadLogs();
  expect(await readdir(own)).toEqual([]);
  expect(await counted()).toBe(loaded);
  await next.close();
});

test('a log with broken lines and unknown codes loads the rest', async () => {
  const { account, campaign, codes } = await seedLinked();
  const own = await mkdtemp(join(directory, 'broken-'));
  const at = shop.app.world.now();
  // The second is of three clicks in one second, and the last was cut off.
  const lines = [
    `${codes[0]} ${at} counted`,
    `${codes[0]} ${at} counted 3`,
    'nonsense',
    `${codes[0]} ${at} counted many`,
    `${codes[0]} soon counted`,
    `zzzzzzzzzz ${at} counted`,
    `${codes[0]} ${at} coun`,
  ];
  await writeFile(join(own, '1-a-1.log'), lines.join('\n'));
  const service = openClicks(own);
  await service.loadLogs();
  expect((await readLinks(account, campaign.id)).results[0]?.clicks).toBe(4);
  await service.close();
});

const readFigures = async (campaign: { readonly id: number }) =>
  (
    await shop.app.db.pool.query<object>(
      `select metric, value, is_accepted, reject_reason from measurement where campaign_id = $1 and source = 'tracked_click' and value > 0
        order by value desc`,
      [campaign.id],
    )
  ).rows;

test.each([
  ['operator_feed', { is_accepted: true, reject_reason: '' }],
  ['simulation', { is_accepted: false, reject_reason: 'other_source' }],
] as const)('an hour that ended becomes a measurement; beside figures of %s its clicks stand as they should', async (source, verdict) => {
  const { account, campaign, codes } = await seedLinked();
  const service = openClicks(await mkdtemp(join(directory, 'hours-')), source);
  const hour = Math.floor(shop.app.world.now() / HOUR_MS) * HOUR_MS;
  const logged = (count: number) => `${codes[0]} ${hour} counted\n`.repeat(count) + `${codes[0]} ${hour} bot\n`;
  const own = await mkdtemp(join(directory, 'logs-'));
  const loader = openClicks(own, source);
  await writeFile(join(own, '1-a-1.log'), logged(3));
  await loader.loadLogs();
  await service.measureHours(account.account_id, campaign.id, hour - HOUR_MS);
  expect(await readFigures(campaign)).toEqual([]);
  await service.measureHours(account.account_id, campaign.id, hour);
  await service.measureHours(account.account_id, campaign.id, hour);
  expect((await readFigures(campaign))[0]).toEqual({ metric: 'clicks', value: 3, ...verdict });
  // Late clicks are shown with the link, and change no measurement.
  await writeFile(join(own, '1-a-2.log'), logged(5));
  await loader.loadLogs();
  await service.measureHours(account.account_id, campaign.id, hour);
  expect((await readFigures(campaign))[0]).toEqual({ metric: 'clicks', value: 3, ...verdict });
  expect((await readLinks(account, campaign.id)).results[0]).toMatchObject({ clicks: 8, rejected: 2 });
  await Promise.all([service.close(), loader.close()]);
});

test('the job of an hour runs after the hour, and a campaign of another account has no links', async () => {
  const { account, campaign, codes } = await seedLinked();
  await open(codes[0] ?? '');
  await clicks().loadLogs();
  await shop.app.moveWorld(3);
  expect(await readFigures(campaign)).toHaveLength(1);
  const stranger = await shop.app.seedAccount();
  await expect(readLinks(stranger, campaign.id)).rejects.toMatchObject({ code: 'campaign_not_found' });
  expect((await readLinks(account, campaign.id)).results).toHaveLength(2);
});
