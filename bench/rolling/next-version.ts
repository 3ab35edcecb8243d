/** The server as its next version could be: one more migration, that only adds a column. Never shipped. */
import { migrations } from '#server/db/migrations/list.ts'
import type { Migration } from '#server/db/migration.ts'

const next: Migration = { name: '9999-next-version', sql: 'alter table members add column next_version text' }
;(migrations as Migration[]).push(next)
await import('../../main.ts')
