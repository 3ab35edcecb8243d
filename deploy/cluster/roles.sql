-- Who owns the tables and who uses them, and the database; once, by a superuser, on the primary:
--   psql -v owner_password=… -v app_password=… -f deploy/cluster/roles.sql postgres
-- The server brings the schema up to date as the owner (DATABASE_OWNER_URL) and lives as the other (DATABASE_URL), to whom it
-- grants what is needed each time. What a session needs is kept with the role: a pooler passes no options on.
create role chokdee_owner login password :'owner_password';
create role chokdee_app login password :'app_password' connection limit 80;
create database chokdee owner chokdee_owner encoding 'UTF8' template template0 locale 'C';
revoke all on database chokdee from public;
grant connect on database chokdee to chokdee_app;
alter database chokdee set timezone = 'UTC';
alter database chokdee set jit = off;
alter database chokdee set default_transaction_isolation = 'read committed';
alter role chokdee_app set statement_timeout = '30s';
alter role chokdee_app set idle_in_transaction_session_timeout = '60s';
