/** `/sandbox/bank-accounts`: the desk that checks members' second accounts. */
import '../not-in-production.ts'
import { asc, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { bankById } from '#contracts/banks.ts'
import { memberBankAccounts, members } from '#server/db/schema/member.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Db } from '#server/db/types.ts'
import type { Deps } from '#server/kit/deps.ts'
import { decideBankAccount } from '#server/modules/account/check-account.ts'
import { accountWords as words } from '../strings/accounts.ts'
import { accountsPage, type WaitingAccount } from './page.ts'

async function waiting(db: Db): Promise<WaitingAccount[]> {
  const rows = await db
    .select({ account: memberBankAccounts, username: members.username })
    .from(memberBankAccounts)
    .innerJoin(members, eq(members.id, memberBankAccounts.memberId))
    .where(eq(memberBankAccounts.status, 'pending'))
    .orderBy(asc(memberBankAccounts.createdAt))
  return rows.map(({ account, username }) => ({
    id: account.id,
    username,
    bank: bankById(account.bankId)?.short_name ?? String(account.bankId),
    no: account.bankAccountNo,
    name: account.bankAccountName,
  }))
}

/** `isOurs`: another site must not press these buttons by a form of its own. */
export function accountsApp({ database: { db }, clock }: Deps, isOurs: (c: Context) => boolean): Hono {
  const app = new Hono()
  app.get('/bank-accounts', async (c) =>
    c.html(accountsPage(await waiting(db)), 200, { 'Cache-Control': 'no-store' }),
  )
  app.post('/bank-accounts', async (c) => {
    if (!isOurs(c)) return c.body(null, 403)
    const { id, answer } = await c.req.parseBody()
    const verdict =
      answer === 'accept'
        ? ({ accepted: true } as const)
        : ({ accepted: false, note: words.refused } as const)
    const done = await inTransaction(db, (tx) => decideBankAccount(tx, String(id), verdict, clock.now()))
    return done ? c.redirect('/sandbox/bank-accounts', 303) : c.text('No such account is waiting.', 404)
  })
  return app
}
