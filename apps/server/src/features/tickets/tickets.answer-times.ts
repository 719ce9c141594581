import type { CallAnswer } from '@jarchi/contract/types.ts';
import { solarHolidays } from '@jarchi/domain/calendar/work/solar-holidays.ts';
import { OFFICE_WEEK, type WorkingCalendar } from '@jarchi/domain/calendar/work/working-hours.ts';
import { findAnswerMinutes, startOfAnswers } from '@jarchi/domain/tickets/answer-time.ts';
import { TICKET_CATEGORIES, type TicketDepartment } from '@jarchi/domain/tickets/tickets.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { listFirstAnswers } from './ticket-lists.repository.ts';
import { ticketCategoriesFa, ticketDepartmentsFa } from './tickets.fa.ts';

/** The store knows no holidays of the lunar calendar yet, so one counts as a working day: the promise errs towards a longer wait. */
const CALENDAR: WorkingCalendar = { week: OFFICE_WEEK, holidays: solarHolidays };

/** The categories of tickets, with how long an answer usually takes. */
export function createAnswerTimes({ tenancy, world }: { readonly tenancy: Tenancy; readonly world: Clock }) {
  return {
    async listPageCategories(department: TicketDepartment): Promise<CallAnswer<'tickets', 'listPageCategories'>> {
      const now = world.now();
      const rows = await tenancy.withSystem((tx) => listFirstAnswers(tx, new Date(startOfAnswers(now))));
      const minutesOf = (key: string) => {
        const firsts = rows.flatMap(({ category, created, first_answered_at }) =>
          category === key && first_answered_at ? [{ opened: created.getTime(), answered: first_answered_at.getTime() }] : [],
        );
        return findAnswerMinutes(firsts, now, CALENDAR) ?? null;
      };
      return {
        department: { key: department, title: ticketDepartmentsFa[department] },
        categories: TICKET_CATEGORIES.map((key) => ({ key, title: ticketCategoriesFa[key], answer_minutes: minutesOf(key) })),
      };
    },
  };
}
