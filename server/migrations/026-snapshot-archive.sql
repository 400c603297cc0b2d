-- What was shown long ago moves to the stored files, under the hash of its content; the row stays (decision 048).
alter table offer_snapshot
  alter column content drop not null,
  -- Filled by the trigger below: it outlives the content.
  alter column matched_lender_ids drop expression,
  add column archived_at timestamptz,
  add constraint offer_snapshot_archived check ((content is null) = (archived_at is not null)) not valid;

create function note_matched_lenders() returns trigger language plpgsql as $$
begin
  new.matched_lender_ids := jsonb_path_query_array(new.content, '$.matched[*].lender_id');
  return new;
end $$;
create trigger offer_snapshot_matched before insert on offer_snapshot
  for each row execute function note_matched_lenders();

-- The one change that is let through: the content goes once, the day stands, and nothing else moves.
create function refuse_snapshot_change() returns trigger language plpgsql as $$
declare
  as_it_was offer_snapshot := new;
begin
  if tg_op = 'UPDATE' and old.content is not null and new.content is null and new.archived_at is not null then
    as_it_was.content := old.content;
    as_it_was.archived_at := null;
    if as_it_was is not distinct from old then
      return new;
    end if;
  end if;
  raise exception '% rows are never changed', tg_table_name;
end $$;
drop trigger offer_snapshot_immutable on offer_snapshot;
create trigger offer_snapshot_immutable before update or delete on offer_snapshot
  for each row execute function refuse_snapshot_change();
