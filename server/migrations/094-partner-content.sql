-- What partners read and staff edit (decision 100): creatives, courses with their lessons and questions, answers to questions. It is the same
-- for every partner, so it has no row level security; what a partner took, tried and passed has.

create table creative (
  creative_id   text primary key check (creative_id ~ '^[a-z0-9-]{1,64}$'),
  version       integer not null default 1,
  format        text not null check (format in ('message', 'banner')),
  channel       text check (channel in ('whatsapp', 'sms', 'email')),
  -- Null speaks of every product, and of no lender.
  product_type  text,
  lender_id     integer references lender,
  language      text not null references language,
  title         text not null,
  -- The subject of an e-mail, the large words of a banner.
  heading       text,
  body          text not null,
  -- A finished picture of a lender, at its address under /files.
  picture       text,
  valid_from    date not null,
  valid_to      date check (valid_to >= valid_from),
  -- Of this version: a change of the words takes it away.
  approved_by   text,
  approved_on   date,
  approval_file text,
  deleted_at    timestamptz,
  updated_at    timestamptz not null default now(),
  check ((channel is not null) = (format = 'message')),
  check ((approved_by is null) = (approved_on is null))
);
-- What a version said that another has taken the place of: partners may have handed it out.
create table creative_version (
  creative_id text not null references creative,
  version     integer not null,
  content     jsonb not null,
  replaced_by text not null,
  replaced_at timestamptz not null,
  primary key (creative_id, version)
);
create trigger creative_version_immutable before update or delete on creative_version
  for each row execute function refuse_change();

-- That a partner copied, shared or downloaded a version, once for each day and way.
create table creative_take (
  partner_id  integer not null references partner,
  creative_id text not null references creative,
  version     integer not null,
  way         text not null check (way in ('copy', 'whatsapp', 'svg', 'png')),
  taken_on    date not null,
  -- The last day that the partner was told of.
  told_end    date,
  primary key (partner_id, creative_id, version, way, taken_on)
);
create index creative_take_of on creative_take (creative_id);
create index creative_take_age on creative_take (taken_on);

create table course (
  course_id      text primary key check (course_id ~ '^[a-z0-9-]{1,64}$'),
  version        integer not null default 1,
  title          text not null,
  summary        text not null,
  -- The products whose links ask for it; none stands for all.
  product_types  text[] not null,
  sort_order     integer not null,
  -- Of the bank so many are asked.
  asked          smallint not null check (asked between 1 and 50),
  pass_percent   smallint not null check (pass_percent between 1 and 100),
  tries_a_day    smallint not null check (tries_a_day between 1 and 20),
  valid_months   smallint not null check (valid_months between 1 and 60),
  status         flag not null,
  deleted_at     timestamptz,
  updated_at     timestamptz not null default now()
);
create table lesson (
  lesson_id  text primary key check (lesson_id ~ '^[a-z0-9-]{1,64}$'),
  version    integer not null default 1,
  course_id  text not null references course,
  sort_order integer not null,
  title      text not null,
  body       text not null,
  deleted_at timestamptz,
  updated_at timestamptz not null default now()
);
create index lesson_of on lesson (course_id, sort_order);
create table question (
  question_id  text primary key check (question_id ~ '^[a-z0-9-]{1,64}$'),
  version      integer not null default 1,
  course_id    text not null references course,
  -- What to read again for it.
  lesson_id    text not null references lesson,
  words        text not null,
  options      text[] not null check (cardinality(options) between 2 and 6),
  -- Counted from 1.
  right_option smallint not null check (right_option between 1 and cardinality(options)),
  deleted_at   timestamptz,
  updated_at   timestamptz not null default now()
);
create index question_of on question (course_id);
create index question_lesson on question (lesson_id);

create table course_attempt (
  -- Made by who begins: sent again it is the same attempt.
  attempt_id     uuid primary key,
  partner_id     integer not null references partner,
  course_id      text not null references course,
  course_version integer not null,
  -- [{question_id, words, options, right, lesson_title}] as they were put, with `right` the place of the right one.
  questions      jsonb not null,
  pass_percent   smallint not null,
  started_at     timestamptz not null,
  ends_at        timestamptz not null,
  finished_at    timestamptz,
  right_count    smallint,
  passed         flag,
  check ((finished_at is null) = (right_count is null) and (finished_at is null) = (passed is null))
);
create index course_attempt_of on course_attempt (partner_id, course_id, started_at);
create index course_attempt_age on course_attempt (started_at);

create table course_pass (
  pass_id        integer generated always as identity primary key,
  partner_id     integer not null references partner,
  course_id      text not null references course,
  course_version integer not null,
  attempt_id     uuid not null unique,
  passed_at      timestamptz not null,
  valid_until    timestamptz not null check (valid_until > passed_at)
);
create index course_pass_of on course_pass (partner_id, course_id, valid_until);
create trigger course_pass_immutable before update or delete on course_pass
  for each row execute function refuse_change();

-- Partners of before have sixty days to learn: their links work until then.
create table training_notice (
  partner_id integer primary key references partner,
  until      date not null
);

create table faq (
  faq_id     text primary key check (faq_id ~ '^[a-z0-9-]{1,64}$'),
  version    integer not null default 1,
  audience   text not null check (audience in ('customer', 'partner')),
  topic      text not null,
  sort_order integer not null,
  question   text not null,
  answer     text not null,
  -- Of what customers ask.
  question_hi text,
  answer_hi   text,
  deleted_at timestamptz,
  updated_at timestamptz not null default now(),
  check ((question_hi is null) = (answer_hi is null)),
  check (audience = 'partner' or question_hi is not null)
);

alter table creative_take enable row level security;
alter table creative_take force row level security;
create policy office on creative_take using (office_at_work()) with check (office_at_work());
create policy own_select on creative_take for select using (own_partner_rows(partner_id));
create policy own_insert on creative_take for insert with check (own_partner_rows(partner_id));

alter table course_attempt enable row level security;
alter table course_attempt force row level security;
create policy office on course_attempt using (office_at_work()) with check (office_at_work());
create policy own_select on course_attempt for select using (own_partner_rows(partner_id));
create policy own_insert on course_attempt for insert with check (own_partner_rows(partner_id));
create policy own_update on course_attempt for update using (own_partner_rows(partner_id));

alter table course_pass enable row level security;
alter table course_pass force row level security;
create policy office on course_pass using (office_at_work()) with check (office_at_work());
create policy own_select on course_pass for select using (own_partner_rows(partner_id));
create policy own_insert on course_pass for insert with check (own_partner_rows(partner_id));

alter table training_notice enable row level security;
alter table training_notice force row level security;
create policy office on training_notice using (office_at_work()) with check (office_at_work());
create policy own_select on training_notice for select using (own_partner_rows(partner_id));

select set_config('app.office', '1', true);
insert into training_notice (partner_id, until)
  select partner_id, (now() at time zone 'Asia/Kolkata')::date + 60 from partner where status in ('active', 'paused');
select set_config('app.office', '', true);

do $$
begin
  if to_regrole('marketplace_partner') is null then return; end if;
  grant select on creative, creative_take, course, lesson, question, course_attempt, course_pass, training_notice, faq
    to marketplace_partner;
  grant insert on creative_take, course_attempt, course_pass to marketplace_partner;
  grant update (finished_at, right_count, passed) on course_attempt to marketplace_partner;
end $$;
