ALTER TABLE "ledger_transaction" ADD COLUMN "number" bigint;--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD COLUMN "moves" bigint;--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD COLUMN "available_after" bigint;--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD COLUMN "held_after" bigint;--> statement-breakpoint
-- Of transactions that were posted before: each took its id under its account's lock, so the ids of an account are in the order of posting.
update ledger_transaction t
set number = m.number, moves = m.moves, available_after = m.available_after, held_after = m.held_after
from (
  select account_id, id,
    row_number() over posted as number,
    count(*) filter (where available <> 0 or held <> 0) over posted as moves,
    (sum(available) over posted)::bigint as available_after,
    (sum(held) over posted)::bigint as held_after
  from ledger_transaction
  window posted as (partition by account_id order by id rows unbounded preceding)
) m where m.account_id = t.account_id and m.id = t.id;
--> statement-breakpoint
-- A server of the version before writes none of them: it fails, and does not post out of order.
ALTER TABLE "ledger_transaction" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_transaction" ALTER COLUMN "moves" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_transaction" ALTER COLUMN "available_after" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_transaction" ALTER COLUMN "held_after" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transaction_number" ON "ledger_transaction" USING btree ("account_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transaction_line" ON "ledger_transaction" USING btree ("account_id","moves") WHERE (available <> 0 or held <> 0);
