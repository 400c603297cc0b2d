-- Acts that need a second person (decision 084): what is asked for, and who decided. What was decided is never changed.
create table approval_request (
  request_id  integer generated always as identity primary key,
  kind        text not null,
  -- What may not wait twice: the object, and its part where it has several.
  subject     text not null,
  object_kind text not null,
  object_id   text not null,
  object_name text not null,
  -- Whom it is about, where that is a member of staff: they do not decide it.
  about_staff integer references staff,
  detail      jsonb not null,
  reason      text,
  asked_by    integer not null references staff,
  asked_by_name text not null,
  asked_at    timestamptz not null,
  lapses_at   timestamptz not null,
  decision    text check (decision in ('approved', 'declined', 'withdrawn', 'lapsed')),
  decided_by  integer references staff,
  decided_by_name text,
  decided_at  timestamptz,
  note        text,
  check ((decision is null) = (decided_at is null)),
  check ((coalesce(decision, 'lapsed') = 'lapsed') = (decided_by is null)),
  constraint approval_request_second_person check (
    decision is null or decision in ('withdrawn', 'lapsed')
      or (decided_by <> asked_by and decided_by is distinct from about_staff))
);
create unique index approval_request_waiting on approval_request (kind, subject) where decision is null;
create index approval_request_listed on approval_request ((decision is not null), request_id desc);
create function keep_decided_request() returns trigger language plpgsql as $$
begin
  if old.decision is not null or (new.kind, new.subject, new.object_kind, new.object_id, new.about_staff, new.detail, new.asked_by, new.asked_at)
    is distinct from (old.kind, old.subject, old.object_kind, old.object_id, old.about_staff, old.detail, old.asked_by, old.asked_at) then
    raise exception 'a request is decided once';
  end if;
  return new;
end $$;
create trigger approval_request_decided_once before update on approval_request
  for each row execute function keep_decided_request();
create trigger approval_request_stays before delete on approval_request
  for each row execute function refuse_change();

-- From which amount in rupees a second person is needed, and after how many days a request lapses.
create table approval_limit (
  name       text primary key,
  value      numeric not null check (value >= 0 and value = trunc(value)),
  updated_at timestamptz not null default now()
);
insert into approval_limit (name, value) values ('statement', 500000), ('write_off', 10000), ('lapse_days', 7);

-- Proposals of figures are requests like all others. No released server knows their table.
insert into approval_request (kind, subject, object_kind, object_id, object_name, detail, reason, asked_by, asked_by_name, asked_at,
    lapses_at, decision, decided_by, decided_by_name, decided_at, note)
  select 'regulated_figure', name || ' ' || valid_from, 'regulated_figure', name, name,
    jsonb_build_object('value', value, 'valid_from', valid_from::text, 'source', source), null, proposed_by, proposed_by_name,
    proposed_at, greatest(now(), proposed_at) + interval '7 days',
    case when decision = 'refused' then case when decided_by = proposed_by then 'withdrawn' else 'declined' end else decision end,
    decided_by, decided_by_name, decided_at, note
  from figure_proposal order by proposal_id;
drop table figure_proposal;
drop function refuse_second_decision();
