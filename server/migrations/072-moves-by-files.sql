-- What a lender's file said of an application can be taken back: the event stays, counts no more, and another one corrects it.
alter table lender_application_event
  -- Of a move by a file: status, reject_reason, sanctioned_amount, disbursed_amount and disbursal_date before it.
  add column before jsonb,
  -- 1: taken back, and counts no more.
  add column taken_back smallint not null default 0,
  -- The event that this one takes back.
  add column corrects_event_id bigint,
  -- 1: the customer is still to be written to.
  add column awaits_word smallint not null default 0,
  -- Who applied the file, or took it back.
  add column staff_id integer,
  -- Why it was taken back: for staff alone.
  add column staff_reason text;
alter table lender_application_event drop constraint lender_application_event_source_check;
alter table lender_application_event add constraint lender_application_event_source_known
  check (source in ('customer', 'system', 'lender', 'staff')) not valid;
alter table lender_application_event add constraint lender_application_event_flags
  check (taken_back in (0, 1) and awaits_word in (0, 1)) not valid;
alter table lender_application_event add constraint lender_application_event_corrects
  foreign key (corrects_event_id) references lender_application_event not valid;
alter table lender_application_event add constraint lender_application_event_staff
  foreign key (staff_id) references staff not valid;

-- The steps of journeys, written once for all events of a statement: a file moves many thousands at once. A session keeps the plan of
-- its first statement, which may have been of one event or of many, so joins go by index.
create function note_added_steps() returns trigger language plpgsql
set enable_hashjoin to off set enable_mergejoin to off as $$
begin
  if exists (select from added where corrects_event_id is not null) then
    -- What a corrected application has reached is told by the events that still count.
    delete from journey_step
      where step in ('sent', 'approved', 'disbursed') and subject_id in (
        select l.app_id from added e join lender_application l using (lender_application_id)
        where e.corrects_event_id is not null);
    insert into journey_step (step, subject_id, at, brand_id, user_id, app_id)
      select distinct on (a.app_id, step) step, a.app_id, e.at, a.brand_id, a.user_id, a.app_id
        from (select distinct l.app_id from added c join lender_application l using (lender_application_id)
            where c.corrects_event_id is not null) corrected
          join application a using (app_id) join lender_application l using (app_id)
          join lender_application_event e using (lender_application_id),
          unnest(journey_steps_of(e.status)) step
        where e.accepted = 1 and e.taken_back = 0 and e.corrects_event_id is null
        order by a.app_id, step, e.event_id
      on conflict (subject_id, step) do nothing;
  end if;
  insert into journey_step (step, subject_id, at, brand_id, user_id, app_id)
    select distinct on (a.app_id, step) step, a.app_id, e.at, a.brand_id, a.user_id, a.app_id
      from added e join lender_application l using (lender_application_id) join application a using (app_id),
        unnest(journey_steps_of(e.status)) step
      where e.accepted = 1 and e.corrects_event_id is null
      order by a.app_id, step, e.event_id
    on conflict (subject_id, step) do nothing;
  return null;
end $$;
drop trigger lender_event_journey on lender_application_event;
create trigger lender_event_journey after insert on lender_application_event
  referencing new table as added for each statement execute function note_added_steps();
