-- The flag is derived from the rule of fresh details; nothing ever set the column.
alter table customer drop column pl_se_update_required;
