-- The walls of the ledger hold for every login, the owner of the tables included: decision 32.
-- Posted rows never change. The one way out is the emptying of a store that nobody has used, before it gets the sample world.
create function refuse_ledger_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'TRUNCATE' and coalesce(current_setting('jarchi.emptying', true), '') = 'sample_world' then
    if not exists (select from ledger_transaction) or exists (select from store_state where key = 'sample_world' and value = 'seeding') then
      return null;
    end if;
  end if;
  raise exception '% on % is refused: the ledger only grows', tg_op, tg_table_name using errcode = '42501';
end $$;
--> statement-breakpoint
create trigger ledger_only_grows before update or delete or truncate on ledger_transaction
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
create trigger ledger_only_grows before update or delete or truncate on ledger_entry
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
create trigger ledger_only_grows before delete or truncate on ledger_balance
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
-- A transaction follows the one before it in its account: the next number, and the money after it.
create function check_ledger_order() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (
    select from added a left join ledger_transaction b on b.account_id = a.account_id and b.number = a.number - 1
    where (a.number, a.moves, a.available_after, a.held_after) is distinct from (
      coalesce(b.number, 0) + 1,
      coalesce(b.moves, 0) + (a.available <> 0 or a.held <> 0)::int,
      coalesce(b.available_after, 0) + a.available,
      coalesce(b.held_after, 0) + a.held)
  ) then
    raise exception 'a ledger transaction does not follow the one before it' using errcode = '23514';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger ledger_keeps_order after insert on ledger_transaction
  referencing new table as added for each statement execute function check_ledger_order();
--> statement-breakpoint
-- Entries come with all others of their transaction, sum to 0, say of the own money what the transaction says, and are added to the balances.
create function add_ledger_entries() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from added group by account_id, transaction_id having sum(amount) <> 0 or min(line) <> 1) then
    raise exception 'the entries of a ledger transaction come together and sum to 0' using errcode = '23514';
  end if;
  if exists (
    select from (
      select account_id, transaction_id,
        coalesce(sum(amount) filter (where code = 'advertiser.available'), 0) as available,
        coalesce(sum(amount) filter (where code = 'advertiser.held'), 0) as held
      from added group by 1, 2
    ) e join ledger_transaction t on t.account_id = e.account_id and t.id = e.transaction_id
    where (t.available, t.held) is distinct from (e.available, e.held)
  ) then
    raise exception 'a ledger transaction says of the own money what its entries do not' using errcode = '23514';
  end if;
  insert into ledger_balance (account_id, code, balance)
  select account_id, code, sum(amount)::bigint from added group by 1, 2 order by 1, 2
  on conflict (account_id, code) do update set balance = ledger_balance.balance + excluded.balance;
  return null;
end $$;
--> statement-breakpoint
create trigger ledger_adds_up after insert on ledger_entry
  referencing new table as added for each statement execute function add_ledger_entries();
--> statement-breakpoint
-- Balances are written by the trigger above, which stands one level higher, and by nothing else.
create function refuse_balance_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception '% on ledger_balance is refused: entries alone move a balance', tg_op using errcode = '42501';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger ledger_balance_follows before insert or update on ledger_balance
  for each statement execute function refuse_balance_change();
--> statement-breakpoint
revoke insert, update, delete on ledger_balance from jarchi_tenant;
