-- A ledger transaction that moves the own money is committed with its entries or not at all: decision 32. The owner reads, since a
-- transaction of the store may have entered another account by its end.
create function check_ledger_entries() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from ledger_entry where account_id = new.account_id and transaction_id = new.id) then
    raise exception 'a ledger transaction has no entries' using errcode = '23514';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_has_entries after insert on ledger_transaction deferrable initially deferred
  for each row when (new.available <> 0 or new.held <> 0) execute function check_ledger_entries();
