import type { NoticeKind, NotificationType } from '@jarchi/domain/notices/notifications.ts';
import type { BadgeTone } from '@jarchi/ui/badges/NeutralBadge.tsx';
import {
  Bell,
  CalendarClock,
  ChartLine,
  CircleCheck,
  CircleX,
  FileText,
  Flag,
  Hourglass,
  LifeBuoy,
  Megaphone,
  MessagesSquare,
  Pencil,
  Radio,
  Scissors,
  TimerOff,
  TrendingDown,
  Link2,
  Unlink2,
  UserMinus,
  Wallet,
  type LucideIcon,
} from 'lucide-react';

export interface NoticeTile {
  readonly icon: LucideIcon;
  readonly tone: BadgeTone;
}

const ofTypes: Record<NotificationType, NoticeTile> = {
  transaction: { icon: Wallet, tone: 'success' },
  ticket_message: { icon: LifeBuoy, tone: 'info' },
  change_history: { icon: Megaphone, tone: 'violet' },
  object_notification: { icon: Bell, tone: 'neutral' },
};

const toPay: NoticeTile = { icon: Wallet, tone: 'orange' };
const awaited: NoticeTile = { icon: Hourglass, tone: 'warning' };
const agreed: NoticeTile = { icon: CircleCheck, tone: 'success' };
const refused: NoticeTile = { icon: CircleX, tone: 'danger' };
const lapsed: NoticeTile = { icon: TimerOff, tone: 'orange' };

const ofKinds: Partial<Record<NoticeKind, NoticeTile>> = {
  campaign_to_pay: toPay,
  campaign_bought: awaited,
  campaign_quote_lapsed: lapsed,
  campaign_approved: agreed,
  campaign_rejected: refused,
  campaign_asks_new_dates: { icon: CalendarClock, tone: 'warning' },
  campaign_undated: lapsed,
  campaign_unfilled: refused,
  campaign_list_ready: { icon: MessagesSquare, tone: 'info' },
  campaign_list_paid: agreed,
  campaign_list_dropped: lapsed,
  campaign_unanswered: { icon: MessagesSquare, tone: 'neutral' },
  campaign_list_unanswered: lapsed,
  campaign_unaccepted: { icon: MessagesSquare, tone: 'neutral' },
  content_delivered: awaited,
  content_unanswered: lapsed,
  replacement_unanswered: lapsed,
  replacement_open: awaited,
  replacement_taken: agreed,
  post_edited: { icon: Pencil, tone: 'warning' },
  post_removed: { icon: Scissors, tone: 'warning' },
  campaign_paused: { icon: Hourglass, tone: 'info' },
  campaign_resumed: { icon: Radio, tone: 'violet' },
  campaign_stopped: refused,
  campaign_cancelled: refused,
  campaign_overdue: { icon: Hourglass, tone: 'warning' },
  campaign_refunded: { icon: Wallet, tone: 'success' },
  dispute_answered: { icon: MessagesSquare, tone: 'info' },
  wait_quote: toPay,
  wait_new_dates: { icon: CalendarClock, tone: 'warning' },
  wait_list: awaited,
  wait_difference: toPay,
  wait_content: awaited,
  wait_replacement: awaited,
  alert_balance: toPay,
  alert_pace: { icon: TrendingDown, tone: 'warning' },
  alert_cost: { icon: ChartLine, tone: 'warning' },
  alert_spent: { icon: Wallet, tone: 'warning' },
  alert_wait: awaited,
  alert_publisher_out: { icon: UserMinus, tone: 'orange' },
  report_ready: { icon: FileText, tone: 'info' },
  report_failed: refused,
  channel_linked: { icon: Link2, tone: 'info' },
  channel_unlinked: { icon: Unlink2, tone: 'warning' },
  campaign_live: { icon: Radio, tone: 'violet' },
  campaign_completed: { icon: Flag, tone: 'neutral' },
};

/** The tile of a message's kind, else of its type. */
export function findNoticeTile({ kind, notification_type }: { kind: NoticeKind; notification_type: NotificationType }): NoticeTile {
  return ofKinds[kind] ?? ofTypes[notification_type];
}
