-- Whether a session is its account's owner's (decision 062): it made the account, told a fact that is on file, or came with the
-- browser of such a session. Sessions of before do not say, and are asked once.
alter table session add column owner_known flag;

-- What stood before of the facts that prove an owner, by their names: {"hash": hex of a keyed hash or null where nothing stood,
-- "changed_at": time, "by_owner": 0 or 1}. Whoever changes such a fact cannot prove anything by it in the same session.
alter table customer add column former_identity jsonb;
