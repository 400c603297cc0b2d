-- The page of usual answers stands at `answers` (docs/decisions/128): a path of a campaign or a partner that was there gets another one.
do $$
begin
  -- Partners and their links are the office's to change.
  perform set_config('app.office', '1', true), set_config('app.partner_id', '', true);
  perform free_reserved_path('answers');
end
$$;
