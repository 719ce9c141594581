DROP INDEX "ledger_transaction_at";--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD COLUMN "available" bigint;--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD COLUMN "held" bigint;--> statement-breakpoint
-- Of transactions that were posted before: what their entries say.
update ledger_transaction t set available = m.available, held = m.held
from (
  select o.account_id, o.id,
    coalesce(sum(e.amount) filter (where e.code = 'advertiser.available'), 0)::bigint as available,
    coalesce(sum(e.amount) filter (where e.code = 'advertiser.held'), 0)::bigint as held
  from ledger_transaction o
  left join ledger_entry e on e.account_id = o.account_id and e.transaction_id = o.id
  group by 1, 2
) m where m.account_id = t.account_id and m.id = t.id;
--> statement-breakpoint
-- A server of the version before writes neither: it fails, and does not post half.
ALTER TABLE "ledger_transaction" ALTER COLUMN "available" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_transaction" ALTER COLUMN "held" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_transaction_moves" ON "ledger_transaction" USING btree ("account_id","at","id") WHERE (available <> 0 or held <> 0);
