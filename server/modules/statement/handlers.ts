/** The statement, its summary and files, and transfers between wallets. PAY-2, WALLET-1. */
import {
  exportStatement,
  getStatement,
  getStatementSummary,
  transferBetweenWallets,
} from '#contracts/statement.ts'
import { getLedgerHead, getLedgerProof } from '#contracts/ledger-proof.ts'
import { collect } from '../../kit/endpoint/collect.ts'
import { handle } from '../../kit/endpoint/handler.ts'
import { notFound } from '../../kit/errors.ts'
import { policies } from '../../kit/rate-limit.ts'
import { reply } from '../../kit/reply.ts'
import { lastBlock } from '../../ledger/seal.ts'
import { countMovements, movements, pursesOf } from './parts/lines.ts'
import { memberProof } from './parts/member-proof.ts'
import { summaryOf } from './parts/summary.ts'
import { openTicket } from './parts/tickets.ts'
import { transfer } from './parts/transfer.ts'
import { shownLines } from './parts/view.ts'

const MOST = 100
const USUAL = 20

export const statementHandlers = collect(
  handle(getStatement, async ({ page = 1, limit = USUAL, ...filter }, { tx, member }) => {
    const purses = await pursesOf(tx, member.id)
    const size = Math.min(MOST, Math.max(1, limit))
    const offset = (Math.max(1, page) - 1) * size
    const total = await countMovements(tx, purses, filter)
    const lines = await movements(tx, purses, filter, { limit: size, offset })
    return reply({ data: await shownLines(tx, lines, purses), extra: { total } })
  }),
  handle(getStatementSummary, (filter, { tx, member }) => summaryOf(tx, member.id, filter)),
  handle(exportStatement, {
    limits: (_, { member }) => [{ policy: policies.exportMember, subject: member.id }],
    run: async (filter, { tx, member, now }) => {
      const total = await countMovements(tx, await pursesOf(tx, member.id), filter)
      return openTicket(tx, { memberId: member.id, filter, total, now })
    },
  }),
  handle(transferBetweenWallets, transfer),
  handle(getLedgerProof, (asked, { tx, member }) => memberProof(tx, member.id, asked)),
  handle(getLedgerHead, async (_, { tx }) => {
    const { no, hash, sealedAt, keyId, signature } = (await lastBlock(tx)) ?? notFound()
    const signed = keyId === null || signature === null ? null : { key_id: keyId, signature }
    return { no, hash, sealed_at: sealedAt, signed }
  }),
)
