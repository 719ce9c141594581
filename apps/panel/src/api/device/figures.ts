import { browserStorage } from '@jarchi/client-state/storage/browser-storage.ts';
import { createKept } from '@jarchi/client-state/storage/kept.ts';
import { listOf, record, text, valuesOf, whole, type Shape } from '@jarchi/client-state/storage/shapes.ts';
import { FIGURES, forgetFigures } from './forget-figures.ts';

/** The last figures of home and of the list of campaigns, as this device keeps them for the next visit. */
export interface KeptFigures {
  /** The built panel that wrote them: another one may read other answers. */
  readonly build: string;
  readonly account: string;
  /** The role of the person who saw them. */
  readonly role: string;
  /** By path. */
  readonly pages: Readonly<Record<string, KeptPage>>;
}

export interface KeptPage {
  /** When the oldest of the answers came, ms. */
  readonly at: number;
  /** Keys of the cache with their answers. */
  readonly answers: readonly (readonly [key: readonly unknown[], answer: unknown])[];
}

export interface DeviceVisit {
  readonly build: string;
  readonly account: string | undefined;
  readonly pathname: string;
  readonly search: string;
  /** The wall clock, ms. */
  readonly now: number;
}

/** What the document knows of this device. */
interface Device {
  readonly build: string;
  /** The figures that the page begins with. */
  readonly page?: KeptPage;
  readonly role?: string;
}

declare global {
  var jarchiDevice: Device | undefined;
}

/** The pages that begin with figures of this device. */
export const KEPT_PAGES: readonly string[] = ['/', '/campaigns'];

const SHARED = 'jarchi-shared-device';
const KEPT_MS = 7 * 24 * 3_600_000;

/** An answer is not looked into: it has the shape that its build gave it. */
const answerShape: Shape<KeptPage['answers'][number]> = (pair) =>
  Array.isArray(pair) && Array.isArray(pair[0]) ? [pair[0], pair[1]] : undefined;
const pageShape = record<KeptPage>({ at: whole, answers: listOf(answerShape) });
const figuresShape = record<KeptFigures>({ build: text, account: text, role: text, pages: valuesOf(pageShape) });
const keptFigures = createKept(() => FIGURES, figuresShape, browserStorage);

export const readFigures = keptFigures.read;

/** A full storage keeps none, rather than those of before. */
export function writeFigures(figures: KeptFigures): void {
  if (!keptFigures.keep(figures)) forgetFigures();
}

/** Others use this device too, so it keeps no figures. */
export function isDeviceShared(): boolean {
  return browserStorage.getItem(SHARED) !== null;
}

export function setDeviceShared(isShared: boolean): void {
  if (isShared) forgetFigures();
  if (isShared) browserStorage.setItem(SHARED, '1');
  else browserStorage.removeItem(SHARED);
}

/**
 * The figures that a visit begins with. Those of another account or build, and those older than a week, are removed; so are all where the
 * address chooses an account, as that of a visit in a customer's name does.
 */
export function openFigures({ build, account, pathname, search, now }: DeviceVisit): Pick<Device, 'page' | 'role'> {
  const kept = readFigures();
  if (kept === undefined) return {};
  const isChoosing = pathname.startsWith('/u/') || new URLSearchParams(search).has('account');
  const isFresh = Object.values(kept.pages).every(({ at }) => at <= now && now - at < KEPT_MS);
  if (isChoosing || kept.build !== build || kept.account !== account || !isFresh || isDeviceShared()) {
    forgetFigures();
    return {};
  }
  const page = search === '' ? kept.pages[pathname] : undefined;
  return page === undefined ? {} : { page, role: kept.role };
}
