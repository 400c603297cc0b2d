-- In which language a question to the help was asked: its answer comes in a frame of the same one.
alter table help_request add column language text not null default 'en';
alter table help_request add constraint help_request_language foreign key (language) references language not valid;
