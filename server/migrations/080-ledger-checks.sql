-- The same checks of the ledger with less work: a month brings hundreds of thousands of entries in one statement.
-- A statement writes whole transactions, each in balance: it writes entry 1 of each, and so no later statement can, as the number is taken.
create or replace function check_ledger_entries() returns trigger language plpgsql as $$
declare
  wrong bigint;
begin
  select o.tx_id into wrong
    from (select tx_id, sum(amount_paise) as sum, count(*) as n, min(n) as first from written group by tx_id) o
    where o.sum <> 0 or o.n < 2 or o.first <> 1 limit 1;
  if wrong is not null then
    raise exception 'ledger transaction % does not balance', wrong using errcode = 'check_violation';
  end if;
  -- Few transactions and accounts stand behind many entries: each is looked up once.
  select coalesce(
    (select w.tx_id from (select distinct tx_id from written) w
      where not exists (select from ledger_tx x where x.tx_id = w.tx_id) limit 1),
    (select min(w.tx_id) from (select account_id, min(tx_id) as tx_id from written group by account_id) w
      where not exists (select from ledger_account a where a.account_id = w.account_id)),
    (select w.tx_id from written w where w.tranche is not null
      and not exists (select from disbursal d where d.lender_application_id = w.lender_application_id and d.tranche = w.tranche) limit 1)
  ) into wrong;
  if wrong is not null then
    raise exception 'ledger transaction % names what is not there', wrong using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

-- What entries a transaction has is whole and in balance, as the function above sees; that it has any is seen at the end.
create or replace function check_ledger_tx() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_entry where tx_id = new.tx_id) then
    raise exception 'ledger transaction % has no entries that balance', new.tx_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
