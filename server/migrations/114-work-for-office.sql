-- A backup opens the tables of row-level security by their policy of this name (platform/backup).
alter policy staff on work_item rename to office;
