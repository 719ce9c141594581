import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { startOfTehranHour } from '@jarchi/domain/calendar/jalali.ts';
import type { Order } from '@jarchi/domain/campaigns/turn/turn.ts';
import { createPng } from '#infra/testing/media-samples.ts';
import type {
  HourFigures,
  OfferedPlacement,
  PlatformConnector,
  PublisherAnswer,
  StayAnswer,
} from '#connectors/platforms/platform-connector.ts';

/** What one publisher does; by default everything goes well. */
export interface PublisherScript {
  readonly answer?: 'accepts' | 'declines' | 'keeps_silent';
  /** The price (net) at which it accepts, instead of the list's. */
  readonly asks?: number;
  /** Hours between the offer and its withdrawal. */
  readonly withdrawsAfterHours?: number;
  /** Hours between the slot and the post; Infinity for a post that never comes. */
  readonly lateHours?: number;
  /** Hours after going live at which the post is deleted. */
  readonly removedAfterHours?: number;
  /** Hours after going live at which the post is changed. */
  readonly editedAfterHours?: number;
  /** Hours between the order and the content; Infinity for a content that never comes. */
  readonly contentAfterHours?: number;
  /** Figures of a measured hour, by its number since going live; undefined for an hour without figures. */
  readonly figuresOf?: (hoursLive: number) => Omit<HourFigures, 'hour'> | undefined;
  /** Figures of earlier hours that the platform tells anew, by the number of the hour since going live. */
  readonly corrections?: Readonly<Record<number, Omit<HourFigures, 'hour'>>>;
}

/** Figures of each hour of a publisher without a script for them. */
const STEADY_FIGURES = { reach: 100, views: 120, clicks: 3 } as const;

export interface ScriptedPlatform extends PlatformConnector {
  /** From now on the publisher follows the script. */
  direct(publisherId: number, script: PublisherScript): void;
  /** While true, every question throws, as on a platform that is down. */
  isDown: boolean;
  /** The publishers that were asked anything, in order. */
  readonly asked: number[];
  /** The orders that publishers were told, in order. */
  readonly told: Order[];
}

const ANSWER_MS = HOUR_MS / 2;
const LOOK_AGAIN_MS = HOUR_MS;

/** Publishers who accept in half an hour, publish on time and keep the post, unless a test directs them otherwise. */
export function createScriptedPlatform(): ScriptedPlatform {
  const scripts = new Map<number, PublisherScript>();
  const scriptOf = ({ publisher_id }: OfferedPlacement): PublisherScript => scripts.get(publisher_id) ?? {};

  const platform: ScriptedPlatform = {
    source: 'simulation',
    isDown: false,
    asked: [],
    told: [],
    direct: (publisherId, script) => void scripts.set(publisherId, script),

    async readAnswer(placement, now): Promise<PublisherAnswer> {
      noteQuestion(placement);
      const { answer = 'accepts', asks } = scriptOf(placement);
      const at = placement.offered_at + ANSWER_MS;
      if (answer === 'keeps_silent') return { answer: 'pending', ask_again_at: now + 100 * HOUR_MS };
      if (now < at) return { answer: 'pending', ask_again_at: at };
      return answer === 'accepts' ? { answer: 'accepted', at, ...(asks !== undefined && { asks }) } : { answer: 'declined', at };
    },

    // Those without a script for it are not noted as asked: it is asked beside other questions.
    async readStay(placement, now): Promise<StayAnswer> {
      if (platform.isDown) throw new Error('the platform is down');
      const { withdrawsAfterHours = Infinity } = scriptOf(placement);
      const at = placement.offered_at + withdrawsAfterHours * HOUR_MS;
      return now < at ? { stay: 'stays', ask_again_at: Math.min(at, now + 999 * HOUR_MS) } : { stay: 'withdrew', at };
    },

    async readContent(placement, { attempt, ordered_at }, now) {
      noteQuestion(placement);
      const { contentAfterHours = 2 } = scriptOf(placement);
      const at = ordered_at + contentAfterHours * HOUR_MS;
      if (now < at) return { content: 'awaited', ask_again_at: Math.min(at, now + 100 * HOUR_MS) };
      return { content: 'made', at, files: [{ name: 'made.png', bytes: createPng(108, 192) }], caption: `attempt ${attempt}` };
    },

    async findPost(placement, now) {
      noteQuestion(placement);
      const { lateHours = 0, removedAfterHours, editedAfterHours = Infinity } = scriptOf(placement);
      const live_at = placement.live_at ?? (placement.slot_at ?? now) + lateHours * HOUR_MS;
      if (now < live_at) return { seen: 'not_live', look_again_at: Math.min(live_at, now + LOOK_AGAIN_MS) };
      const removed_at = removedAfterHours === undefined ? Infinity : live_at + removedAfterHours * HOUR_MS;
      if (placement.live_at !== null && now >= removed_at) return { seen: 'removed', removed_at };
      const edited_at = live_at + editedAfterHours * HOUR_MS;
      return { seen: 'live', live_at, post_ref: `post-${placement.placement_id}`, ...(now >= edited_at && { edited_at }) };
    },

    async measure(placement, from, to) {
      noteQuestion(placement);
      const { figuresOf = () => STEADY_FIGURES, corrections = {} } = scriptOf(placement);
      const hours: HourFigures[] = [];
      const startOf = (number: number) => startOfTehranHour(placement.live_at ?? from) + (number - 1) * HOUR_MS;
      for (const [number, figures] of Object.entries(corrections)) {
        const hour = startOf(Number(number));
        if (hour < from) hours.push({ hour, ...figures });
      }
      for (let hour = from; hour < to; hour += HOUR_MS) {
        const figures = figuresOf(Math.floor((hour - (placement.live_at ?? from)) / HOUR_MS) + 1);
        if (figures) hours.push({ hour, ...figures });
      }
      return hours;
    },

    async tell(_placement, order) {
      if (platform.isDown) throw new Error('the platform is down');
      platform.told.push(order);
    },
  };

  function noteQuestion({ publisher_id }: OfferedPlacement): void {
    platform.asked.push(publisher_id);
    if (platform.isDown) throw new Error('the platform is down');
  }

  return platform;
}
