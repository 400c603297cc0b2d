-- migrate: concurrently
-- What somebody signed in with is deleted with them, and the browsers that they were known by go with it.
create index concurrently if not exists known_browser_subject on known_browser (subject_kind, subject_id);
