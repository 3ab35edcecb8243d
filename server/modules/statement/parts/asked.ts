/** What a statement is asked for, without the page. */
import type { RequestOf } from '#contracts/kit.ts'
import type { getStatement } from '#contracts/statement.ts'

export type StatementFilter = Omit<RequestOf<typeof getStatement>, 'page' | 'limit'>
