alter table upload
  -- Who had it applied, which may be somebody else than who took it in.
  add column applied_staff_id integer,
  add column applied_staff_name text;
alter table upload add constraint upload_applied_staff foreign key (applied_staff_id) references staff not valid;
alter table upload validate constraint upload_applied_staff;

-- Every statement that writes entries writes whole transactions, and each in balance: one that is posted takes no more of them.
create or replace function check_ledger_entries() returns trigger language plpgsql as $$
declare
  wrong bigint;
begin
  select o.tx_id into wrong
    from (select tx_id, sum(amount_paise) as sum, count(*) as n from written group by tx_id) o
    where o.sum <> 0 or o.n < 2 or o.n <> (select count(*) from ledger_entry e where e.tx_id = o.tx_id) limit 1;
  if wrong is not null then
    raise exception 'ledger transaction % does not balance', wrong using errcode = 'check_violation';
  end if;
  select w.tx_id into wrong from written w
    where not exists (select from ledger_tx x where x.tx_id = w.tx_id)
      or not exists (select from ledger_account a where a.account_id = w.account_id)
      or (w.tranche is not null
        and not exists (select from disbursal d where d.lender_application_id = w.lender_application_id and d.tranche = w.tranche)) limit 1;
  if wrong is not null then
    raise exception 'ledger transaction % names what is not there', wrong using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
