import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getLedgerHead, getLedgerProof, type LedgerProof } from '#contracts/ledger-proof.ts'
import { sealNow } from '#server/testing/seal.ts'
import { statementWords } from '#server/strings/statement.ts'
import { ledgerHeadSeen, sawLedgerHead } from '#src/stores/witness/ledger-heads.ts'
import { ledgerProof as words } from '#src/strings/money/ledger-proof.ts'
import { statement } from '#src/strings/money/statement.ts'
import { success } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()
const seal = () => sealNow(site.server.db, Date.now())
beforeEach(() => localStorage.clear())

/** The line of the opening balance, and its proof, as `somchai` comes to it. */
async function opened() {
  const { user } = await site.renderAt('/member/statement', { as: 'somchai' })
  await user.click(
    await screen.findByRole('button', { name: new RegExp(`^${statementWords.titles.opening}`) }),
  )
  const line = within(await screen.findByRole('dialog', { name: statementWords.titles.opening }))
  await user.click(line.getByRole('button', { name: statement.prove }))
  return { user, sheet: within(await screen.findByRole('dialog', { name: words.title })) }
}

async function proofOfServer() {
  const as = await site.tokenOf('somchai')
  const line_id = await lineOf(as)
  return (await site.server.call(getLedgerProof, { line_id }, { as })).data
}

async function lineOf(as: string): Promise<string> {
  const { getStatement } = await import('#contracts/statement.ts')
  return (await site.server.call(getStatement, {}, { as })).data[0]!.id
}

/** The server hands out another proof than is so. */
async function lied(change: (proof: LedgerProof) => LedgerProof): Promise<void> {
  const { proof, ...rest } = await proofOfServer()
  site.answer(getLedgerProof, () => success({ ...rest, proof: change(proof!) }))
}

it('I9 a line of the statement leads to its proof, which is computed here up to the head that anybody may read', async () => {
  await seal()
  const { sheet } = await opened()
  expect(await sheet.findByText(words.passed)).toBeVisible()
  for (const name of ['line', 'block', 'chain'] as const)
    expect(sheet.getByText(words.steps[name].text)).toBeVisible()
  expect(sheet.queryByText(words.steps.seen.text)).toBeNull()
  const { no, hash } = (await site.server.call(getLedgerHead, {})).data
  expect(sheet.getByText(`${no}:${hash}`)).toBeVisible()
  expect(sheet.getByText(words.saysNot)).toBeVisible()
  expect(ledgerHeadSeen()).toEqual({ no, hash })
})

it('I9 a proof of another amount, or of a block that is not there, is called wrong', async () => {
  await seal()
  await lied((proof) => ({
    ...proof,
    journal: {
      ...proof.journal,
      postings: proof.journal.postings.map((one) => ({ ...one, amount: one.amount * 2 })),
    },
  }))
  const { sheet } = await opened()
  expect(await sheet.findByText(words.wrong)).toBeVisible()
  expect(sheet.getByText(words.stepFailed(words.steps.line.name))).toBeVisible()
  expect(sheet.getByText(words.stepFailed(words.steps.block.name))).toBeVisible()
  expect(ledgerHeadSeen()).toBeNull()
})

it('I9 a chain that was written anew is not the one that this device saw', async () => {
  await seal()
  sawLedgerHead({ no: '1', hash: '7'.repeat(64) })
  const { sheet } = await opened()
  expect(await sheet.findByText(words.wrong)).toBeVisible()
  expect(sheet.getByText(words.stepFailed(words.steps.seen.name))).toBeVisible()
  expect(ledgerHeadSeen()!.hash).toBe('7'.repeat(64))
})

it('I9 a head from somewhere else is compared with', async () => {
  await seal()
  const { no, hash } = (await site.server.call(getLedgerHead, {})).data
  const { user, sheet } = await opened()
  const field = await sheet.findByLabelText(words.compare)
  await user.type(field, 'something')
  await user.click(sheet.getByRole('button', { name: words.compareAction }))
  expect(await sheet.findByText(words.compareWrong)).toBeVisible()
  await user.clear(field)
  await user.type(field, `${no}:${hash.toUpperCase()}`)
  await user.click(sheet.getByRole('button', { name: words.compareAction }))
  expect(await sheet.findByText(words.steps.published.text)).toBeVisible()
  const again = sheet.getByLabelText(words.compare)
  await user.clear(again)
  await user.type(again, `${no}:${'0'.repeat(64)}`)
  await user.click(sheet.getByRole('button', { name: words.compareAction }))
  await waitFor(() => expect(sheet.getByText(words.stepFailed(words.steps.published.name))).toBeVisible())
})

it('I9 a movement that waits for its block says so', async () => {
  await seal()
  const { accounts } = await proofOfServer()
  site.answer(getLedgerProof, () => success({ state: 'waiting', accounts, proof: null }))
  const { sheet } = await opened()
  expect(await sheet.findByText(words.waiting)).toBeVisible()
  site.mend(getLedgerProof)
  expect(await sheet.findByText(words.passed, undefined, { timeout: 4_000 })).toBeVisible()
})
