-- What the ledger guarantees, it guarantees by keys and checks, so that no trigger asks a table (decision 32). What was posted stays.
drop trigger ledger_only_grows on ledger_transaction;
drop trigger ledger_only_grows on ledger_entry;
drop trigger ledger_only_grows on ledger_line;
drop trigger ledger_only_grows on ledger_day;
drop trigger ledger_keeps_order on ledger_transaction;
drop trigger ledger_adds_up on ledger_entry;
drop trigger ledger_has_entries on ledger_transaction;
drop trigger ledger_lines_follow on ledger_transaction;
drop trigger ledger_line_follows on ledger_line;
drop trigger ledger_day_follows on ledger_day;
--> statement-breakpoint
DROP TABLE "ledger_balance" CASCADE;
--> statement-breakpoint
drop function check_ledger_order, add_ledger_entries, check_ledger_entries, add_ledger_lines, refuse_line_change, refuse_balance_change;
--> statement-breakpoint
ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_account_id_account_account_id_fk";
--> statement-breakpoint
ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_account_id_transaction_id_ledger_transaction_account_id_id_fk";
--> statement-breakpoint
DROP INDEX "ledger_entry_code";
--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD COLUMN "entries" smallint,
	ADD COLUMN "number_before" bigint GENERATED ALWAYS AS (case when number > 1 then number - 1 end) STORED,
	ADD COLUMN "moves_before" bigint GENERATED ALWAYS AS (case when number > 1 then moves - (available <> 0 or held <> 0)::int end) STORED,
	ADD COLUMN "available_before" bigint GENERATED ALWAYS AS (case when number > 1 then available_after - available end) STORED,
	ADD COLUMN "held_before" bigint GENERATED ALWAYS AS (case when number > 1 then held_after - held end) STORED;
--> statement-breakpoint
update ledger_transaction t set entries = (
  select count(*) from ledger_entry e where e.account_id = t.account_id and e.transaction_id = t.id);
--> statement-breakpoint
ALTER TABLE "ledger_transaction" ALTER COLUMN "entries" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "entries" smallint,
	ADD COLUMN "available" bigint,
	ADD COLUMN "held" bigint,
	ADD COLUMN "place" bigint,
	ADD COLUMN "balance" bigint;
--> statement-breakpoint
update ledger_entry e set entries = t.entries, available = t.available, held = t.held, place = t.place, balance = t.balance
from (
  select t.account_id, t.id, e.line, t.entries, t.available, t.held, row_number() over posted as place, sum(e.amount) over posted as balance
  from ledger_transaction t join ledger_entry e on e.account_id = t.account_id and e.transaction_id = t.id
  window posted as (partition by t.account_id, e.code order by t.number, e.line rows unbounded preceding)) t
where e.account_id = t.account_id and e.transaction_id = t.id and e.line = t.line;
--> statement-breakpoint
ALTER TABLE "ledger_entry" ALTER COLUMN "entries" SET NOT NULL,
	ALTER COLUMN "available" SET NOT NULL,
	ALTER COLUMN "held" SET NOT NULL,
	ALTER COLUMN "place" SET NOT NULL,
	ALTER COLUMN "balance" SET NOT NULL,
	ADD COLUMN "place_before" bigint GENERATED ALWAYS AS (case when place > 1 then place - 1 end) STORED,
	ADD COLUMN "balance_before" bigint GENERATED ALWAYS AS (case when place > 1 then balance - amount end) STORED;
--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_end" UNIQUE("account_id","number","moves","available_after","held_after");
--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_sums" UNIQUE("account_id","id","entries","available","held");
--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_begins" CHECK (number > 1 or (number = 1 and moves = (available <> 0 or held <> 0)::int and available_after = available and held_after = held));
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_place" ON "ledger_entry" USING btree ("account_id","code","place");
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_end" UNIQUE("account_id","code","place","balance");
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_line" CHECK (line between 1 and entries);
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_begins" CHECK (place > 1 or (place = 1 and balance = amount));
--> statement-breakpoint
-- A transaction begins where the one before it ended, and an entry at the balance that the one before it of its code left.
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_follows" FOREIGN KEY ("account_id","number_before","moves_before","available_before","held_before") REFERENCES "public"."ledger_transaction"("account_id","number","moves","available_after","held_after");
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_follows" FOREIGN KEY ("account_id","code","place_before","balance_before") REFERENCES "public"."ledger_entry"("account_id","code","place","balance");
--> statement-breakpoint
-- Each entry says how many its transaction has and what they add to the own money; the transaction is committed with the last of them.
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_of_transaction" FOREIGN KEY ("account_id","transaction_id","entries","available","held") REFERENCES "public"."ledger_transaction"("account_id","id","entries","available","held");
--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_has_entries" FOREIGN KEY ("account_id","id","entries") REFERENCES "public"."ledger_entry"("account_id","transaction_id","line") DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
-- All entries of a transaction come in one statement, sum to 0, and add to the own money what each of them says.
create function check_ledger_entries() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (
    select from added group by account_id, transaction_id
    having sum(amount) <> 0 or count(*) <> max(entries)
      or coalesce(sum(amount) filter (where code = 'advertiser.available'), 0) <> max(available)
      or coalesce(sum(amount) filter (where code = 'advertiser.held'), 0) <> max(held)
  ) then
    raise exception 'the entries of a ledger transaction come together, sum to 0 and say what they add to the own money' using errcode = '23514';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger ledger_adds_up after insert on ledger_entry
  referencing new table as added for each statement execute function check_ledger_entries();
--> statement-breakpoint
-- Posted rows never change, whoever asks. A store that is filled with the sample world takes these triggers away meanwhile.
create or replace function refuse_ledger_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception '% on % is refused: the ledger only grows', tg_op, tg_table_name using errcode = '42501';
end $$;
--> statement-breakpoint
create trigger ledger_only_grows before update or delete or truncate on ledger_transaction
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
create trigger ledger_only_grows before update or delete or truncate on ledger_entry
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
-- The posting writes the lines and day sums of a statement. They decide nothing about money, and can be made again from the transactions.
grant insert, update on ledger_line, ledger_day to jarchi_tenant;
--> statement-breakpoint
create or replace function refuse_document_loss() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception '% on % is refused: documents only grow', tg_op, tg_table_name using errcode = '42501';
end $$;
