-- Reads every row once; customers work meanwhile.
alter table consent_text validate constraint consent_text_purpose_check;
alter table consent validate constraint consent_purpose_check;
alter table complaint validate constraint complaint_status_check;
alter table complaint_event validate constraint complaint_event_step_check;
alter table complaint_event validate constraint complaint_event_text_once;
