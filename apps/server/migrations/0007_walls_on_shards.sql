-- A trigger that also refuses TRUNCATE stands on the coordinator alone when its table is distributed: Citus gives it to no shard. Each wall
-- therefore is two triggers, one for rows and one for emptying.
drop trigger ledger_only_grows on ledger_transaction;
--> statement-breakpoint
drop trigger ledger_only_grows on ledger_entry;
--> statement-breakpoint
drop trigger document_only_grows on document;
--> statement-breakpoint
create trigger ledger_only_grows before update or delete on ledger_transaction for each statement execute function refuse_ledger_change();
--> statement-breakpoint
create trigger ledger_is_never_emptied before truncate on ledger_transaction for each statement execute function refuse_ledger_change();
--> statement-breakpoint
create trigger ledger_only_grows before update or delete on ledger_entry for each statement execute function refuse_ledger_change();
--> statement-breakpoint
create trigger ledger_is_never_emptied before truncate on ledger_entry for each statement execute function refuse_ledger_change();
--> statement-breakpoint
create trigger document_only_grows before delete on document for each statement execute function refuse_document_loss();
--> statement-breakpoint
create trigger document_is_never_emptied before truncate on document for each statement execute function refuse_document_loss();
