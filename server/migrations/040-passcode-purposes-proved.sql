-- Every row of before has one of the earlier purposes.
alter table passcode validate constraint passcode_purpose_check;
