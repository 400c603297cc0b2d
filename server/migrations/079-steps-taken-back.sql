-- Of an application whose news were taken back only the steps go that those news had noted, and come again only where other news that still
-- count note them: before, every step of it was deleted and written anew, which took most of the time of taking a file back.
create or replace function note_added_steps() returns trigger language plpgsql
set enable_hashjoin to off set enable_mergejoin to off as $$
begin
  if exists (select from added where corrects_event_id is not null) then
    with corrected as (
      select distinct l.app_id from added c join lender_application l using (lender_application_id)
        where c.corrects_event_id is not null
    ), gone as (
      delete from journey_step noted
        using corrected join lender_application l using (app_id) join lender_application_event taken using (lender_application_id),
          unnest(journey_steps_of(taken.status)) told (step)
        where taken.accepted = 1 and taken.taken_back = 1
          and noted.subject_id = corrected.app_id and noted.step = told.step
          -- No equation: thousands of steps of one instant, as a file has them, would be looked through by the index on (step, at).
          and noted.at - taken.at = interval '0'
      returning noted.subject_id as app_id, noted.step
    )
    insert into journey_step (step, subject_id, at, brand_id, user_id, app_id)
      select distinct on (a.app_id, gone.step) gone.step, a.app_id, e.at, a.brand_id, a.user_id, a.app_id
        from gone join application a using (app_id) join lender_application l using (app_id)
          join lender_application_event e using (lender_application_id)
        where e.accepted = 1 and e.taken_back = 0 and e.corrects_event_id is null and gone.step = any(journey_steps_of(e.status))
        order by a.app_id, gone.step, e.event_id
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
