alter table help_request validate constraint help_request_language;
