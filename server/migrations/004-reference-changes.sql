-- Whoever keeps a list of languages or options in memory hears of a change.
create function tell_reference_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('reference_change', '');
  return null;
end $$;
create trigger language_changed after insert or update or delete on language
  for each statement execute function tell_reference_change();
create trigger option_set_changed after insert or update or delete on option_set
  for each statement execute function tell_reference_change();
