-- Rows of a lender's file refer to one file, a hundred thousand of them at once: that it is there is looked up once a statement, not once a
-- row, which took half of the time of adding them. Files themselves are never deleted; now the database says so too.
create trigger upload_stays before delete on upload for each row execute function refuse_change();

create function refuse_rows_of_none() returns trigger language plpgsql as $$
begin
  if exists (select from (select distinct upload_id from added) a where not exists (select from upload u where u.upload_id = a.upload_id)) then
    raise foreign_key_violation using message = 'a row of a file that is not there';
  end if;
  return null;
end $$;
create trigger upload_row_of_upload after insert on upload_row
  referencing new table as added for each statement execute function refuse_rows_of_none();
create trigger upload_row_stays_with_upload before update of upload_id on upload_row for each row execute function refuse_change();
create trigger upload_effect_of_upload after insert on upload_effect
  referencing new table as added for each statement execute function refuse_rows_of_none();
alter table upload_row drop constraint upload_row_upload_id_fkey;
alter table upload_effect drop constraint upload_effect_upload_id_fkey;
