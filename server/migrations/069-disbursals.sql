-- What lenders paid out, part by part (decision 087). A lender says how much it has paid so far; a part is what came with one news.
create table disbursal (
  lender_application_id bigint not null references lender_application,
  tranche               smallint not null check (tranche > 0),
  -- That of the application: a month is read by lender and day.
  lender_id             integer not null,
  -- The day of the disbursal in India, as the lender says.
  day                   date not null,
  amount_paise          bigint not null check (amount_paise > 0),
  -- The step of the timeline that brought it; null for what was disbursed before this table. Steps are never deleted.
  event_id              bigint,
  -- Never deleted: what is taken back says so, from which day and why. `restated`: the lender named a smaller sum later.
  taken_back_day        date,
  taken_back_cause      text check (taken_back_cause in ('cooled_off', 'clawed_back', 'corrected', 'restated')),
  taken_back_event_id   bigint,
  primary key (lender_application_id, tranche),
  check ((taken_back_day is null) = (taken_back_cause is null))
);
create index disbursal_of_lender on disbursal (lender_id, day desc, lender_application_id desc, tranche desc);
create index disbursal_by_day on disbursal (day desc, lender_application_id desc, tranche desc);

create function keep_disbursal() returns trigger language plpgsql as $$
begin
  if old.taken_back_day is not null or new.taken_back_day is null
    or (new.lender_application_id, new.tranche, new.lender_id, new.day, new.amount_paise, new.event_id)
      is distinct from (old.lender_application_id, old.tranche, old.lender_id, old.day, old.amount_paise, old.event_id) then
    raise exception 'a disbursal stands as it was told, and is taken back once';
  end if;
  return new;
end $$;
create trigger disbursal_taken_back_once before update on disbursal for each row execute function keep_disbursal();
create trigger disbursal_stays before delete on disbursal for each row execute function refuse_change();

-- What was disbursed before this table, as one part each: the sum and the day that the lender named last.
insert into disbursal (lender_application_id, tranche, lender_id, day, amount_paise, taken_back_day, taken_back_cause)
  select l.lender_application_id, 1, l.lender_id, l.disbursal_date, (l.disbursed_amount * 100)::bigint,
    case when l.status in ('COOLED_OFF', 'CLAWED_BACK') then (l.updated_at at time zone 'Asia/Kolkata')::date end,
    case l.status when 'COOLED_OFF' then 'cooled_off' when 'CLAWED_BACK' then 'clawed_back' end
  from lender_application l
  where l.status in ('PART_DISBURSED', 'DISBURSED', 'COOLED_OFF', 'CLAWED_BACK')
    and l.disbursed_amount > 0 and l.disbursal_date is not null;

-- What money is made of: each part with the partner whose lead the application is, if anybody's. A view, so that the ledger's
-- statements read no table of the applications (docs/decisions/044). Read with `app.office` set, else no partner is seen.
create view loan_tranche as
  select d.lender_application_id, d.tranche, d.lender_id, d.day, d.amount_paise, d.taken_back_day, d.taken_back_cause,
         l.application_number, l.app_id, p.partner_id
    from disbursal d
    join lender_application l using (lender_application_id)
    join application a on a.app_id = l.app_id
    left join partner_lead p on p.user_id = a.user_id and p.product_type = a.product_type
      and a.created_at >= p.created_at and a.created_at < p.locked_until;
