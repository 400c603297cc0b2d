alter table consent_text validate constraint consent_text_purpose_check;
alter table consent validate constraint consent_purpose_check;
