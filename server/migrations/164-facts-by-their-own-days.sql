-- Facts by days of one basis, for what no cell holds (decision 142): facts_between finds those of every level by any of their days, and the
-- planner cannot know how few those of one level and one basis are.

create view step_delta as
  select d.* from journey_step f cross join lateral step_deltas(f) d;

create function lenders_heard_between(since date, until date) returns table (
  level smallint, code smallint, heard_day date, effective_day date, start_day date, prev_day date, hour smallint, wait smallint,
  brand_id integer, lender_id integer, partner_id integer, product smallint, source_id smallint, device smallint, reason smallint,
  n bigint, paise bigint
) language sql stable as $$
  select d.* from fact_lender f cross join lateral lender_deltas(f) d
    where f.applied_day between since and until or f.sent_day between since and until or f.login_day between since and until
      or f.approved_day between since and until or f.sanctioned_day between since and until or f.disbursed_day between since and until
      or f.rejected_day between since and until or f.ended_day between since and until
$$;

create function lenders_told_between(since date, until date) returns table (
  level smallint, code smallint, heard_day date, effective_day date, start_day date, prev_day date, hour smallint, wait smallint,
  brand_id integer, lender_id integer, partner_id integer, product smallint, source_id smallint, device smallint, reason smallint,
  n bigint, paise bigint
) language sql stable as $$
  select d.* from fact_lender f cross join lateral lender_deltas(f) d
    where f.applied_day between since and until or f.sent_on between since and until or f.login_on between since and until
      or f.approved_on between since and until or f.sanctioned_on between since and until or f.disbursed_on between since and until
      or f.rejected_on between since and until or f.ended_on between since and until
$$;

-- Of partners: first the transactions of the days that their accounts have part in, by the index of accounts alone. Read with `app.office` set.
create function entries_of_partners_between(since date, until date, partners integer[]) returns setof entry_delta language sql stable as $$
  with dated as materialized (select tx_id from ledger_tx where effective_day between since and until),
    theirs as materialized (
      select distinct e.tx_id from ledger_account a join ledger_entry e using (account_id)
        where coalesce(a.partner_id, 0) = any(partners) and e.tx_id in (select tx_id from dated))
  select * from entry_delta where effective_day between since and until and partner_id = any(partners) and tx_id in (select tx_id from theirs)
$$;
