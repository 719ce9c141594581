-- == Documents' numbers: a row for each, beside its cause, before the document is written (decision 33) ==
drop trigger document_a_stays on document;
--> statement-breakpoint
drop trigger document_b_number on document;
--> statement-breakpoint
drop function number_document();
--> statement-breakpoint
DROP TABLE "document_number";
--> statement-breakpoint
drop function refuse_number_change();
--> statement-breakpoint
CREATE TABLE "document_number" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"sequence_before" integer GENERATED ALWAYS AS (nullif(sequence - 1, 0)) STORED,
	"issued_before" timestamp with time zone,
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	CONSTRAINT "document_number_series_year_sequence_pk" PRIMARY KEY("series","year","sequence"),
	CONSTRAINT "document_number_followed" UNIQUE("series","year","sequence","issued_at"),
	CONSTRAINT "document_number_first" CHECK (sequence >= 1 and (sequence = 1) = (issued_before is null)),
	CONSTRAINT "document_number_order" CHECK (issued_before is null or issued_at >= issued_before),
	CONSTRAINT "document_number_year" CHECK (year = jalali_year(issued_at)),
	CONSTRAINT "document_number_series" CHECK (series = case kind when 'receipt' then 'RC' when 'invoice' then 'IN' when 'credit_note' then 'CN'
  when 'pre_invoice' then 'PI' when 'official_invoice' then 'OI' end)
);
--> statement-breakpoint
insert into document_number (series, year, sequence, issued_at, issued_before, account_id, kind, cause)
  select series, year, sequence, issued_at, lag(issued_at) over (partition by series, year order by sequence), account_id, kind, cause
  from document where number is not null order by series, year, sequence;
--> statement-breakpoint
ALTER TABLE "document_number" ADD CONSTRAINT "document_number_follows" FOREIGN KEY ("series","year","sequence_before","issued_before") REFERENCES "public"."document_number"("series","year","sequence","issued_at") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "document_number_cause" ON "document_number" USING btree ("account_id","kind","cause");
--> statement-breakpoint
create trigger document_only_grows before update or delete or truncate on document_number
  for each statement execute function refuse_document_loss();
--> statement-breakpoint
-- A pre-invoice is requested until it has its number.
alter table document drop constraint document_state;
--> statement-breakpoint
alter table document add constraint document_state check (
  (kind in ('receipt', 'invoice', 'credit_note') and state = 'issued')
  or (kind = 'pre_invoice' and state in ('requested', 'open', 'paid', 'void'))
  or (kind = 'official_invoice' and state in ('requested', 'issued', 'refused', 'withdrawn')));
--> statement-breakpoint
CREATE UNIQUE INDEX "document_numbered_once" ON "document" USING btree ("account_id","series","year","sequence");
--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_number_whole" CHECK (num_nulls(series, year, sequence, number, issued_at) = case when state in ('requested', 'refused', 'withdrawn') then 5 else 0 end);
--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_series" CHECK (series = case kind when 'receipt' then 'RC' when 'invoice' then 'IN' when 'credit_note' then 'CN'
  when 'pre_invoice' then 'PI' when 'official_invoice' then 'OI' end);
--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_year" CHECK (year = jalali_year(issued_at));
--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_number_text" CHECK (number = series || '-' || year || '-' || lpad(sequence::text, greatest(6, length(sequence::text)), '0'));
--> statement-breakpoint
-- Reads the row alone, so that it runs where the row lies. The number comes with the state that needs it, and never from an account.
create or replace function refuse_document_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  living text[] := array['state', 'official_id', 'reason', 'closed_at'];
  is_decided boolean;
begin
  if new.number is not null and current_user = 'jarchi_tenant' and (tg_op = 'INSERT' or old.number is null) then
    raise exception 'an account numbers no document' using errcode = '42501';
  end if;
  if tg_op = 'INSERT' then
    return new;
  end if;
  if old.state = 'requested' and new.state in ('issued', 'open') then
    living := living || array['series', 'year', 'sequence', 'number', 'issued_at'];
  end if;
  if to_jsonb(old) - living <> to_jsonb(new) - living then
    raise exception 'a document never changes' using errcode = '42501';
  end if;
  if old.state <> new.state and (old.kind, old.state, new.state) not in (
      ('pre_invoice', 'requested', 'open'), ('pre_invoice', 'open', 'paid'), ('pre_invoice', 'open', 'void'),
      ('official_invoice', 'requested', 'issued'), ('official_invoice', 'requested', 'refused'),
      ('official_invoice', 'requested', 'withdrawn')) then
    raise exception 'a % is not % after %', old.kind, new.state, old.state using errcode = '42501';
  end if;
  if new.official_id is distinct from old.official_id and old.kind <> 'invoice' then
    raise exception 'only an invoice stands in an official invoice' using errcode = '42501';
  end if;
  -- An official invoice whose issue is decided is closed before it has its number, and from then on it can only be issued.
  is_decided := old.kind = 'official_invoice' and old.state = 'requested' and old.closed_at is not null;
  if is_decided and (new.state not in ('requested', 'issued') or (new.reason, new.closed_at) is distinct from (old.reason, old.closed_at)) then
    raise exception 'the issue of this document is decided' using errcode = '42501';
  end if;
  if (new.reason, new.closed_at) is distinct from (old.reason, old.closed_at) and old.state = new.state
      and not (old.kind = 'official_invoice' and old.state = 'requested' and new.reason is null) then
    raise exception 'a document never changes' using errcode = '42501';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger document_stays before insert or update on document for each row execute function refuse_document_change();
