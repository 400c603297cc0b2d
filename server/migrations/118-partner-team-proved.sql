alter table credential validate constraint credential_subject_kind;
