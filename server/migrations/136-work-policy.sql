-- Whether staff are at work is asked once a statement, not of each row: a page of a long list took as long as all of it, as the planner
-- took the question for one that hardly any row passes.
alter policy office on work_item
  using ((select coalesce(current_setting('app.partner_id', true), '') = ''))
  with check ((select coalesce(current_setting('app.partner_id', true), '') = ''));
