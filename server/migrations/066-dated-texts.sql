-- Words of consents that staff planned from a day on; their version is that day. They stand apart from the texts of a release, so that a
-- server of the release before shows none of them early.
create table dated_consent_text (
  purpose      text not null check (purpose in ('terms', 'soft_questions', 'messages', 'share', 'insurance')),
  version      text not null,
  language     text not null references language,
  product_type text,
  text         text not null,
  valid_from   date not null,
  reason       text not null,
  planned_by   text not null,
  planned_at   timestamptz not null,
  constraint dated_consent_text_key unique nulls not distinct (purpose, version, language, product_type),
  check (version = to_char(valid_from, 'YYYY-MM-DD')),
  check ((product_type is not null) = (purpose = 'share'))
);
create function keep_text_in_force() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or old.valid_from <= (now() at time zone 'Asia/Kolkata')::date then
    raise exception 'words that customers may have agreed to are never changed';
  end if;
  return old;
end $$;
create trigger dated_consent_text_stays before update or delete on dated_consent_text
  for each row execute function keep_text_in_force();

-- The wordings of our messages with the day from which this installation has known each; the words themselves come with a release.
create table message_text (
  template   text not null,
  channel    text not null check (channel in ('sms', 'email')),
  language   text not null references language,
  words_hash text not null,
  words      text not null,
  since      timestamptz not null default now(),
  primary key (template, channel, language, words_hash)
);
