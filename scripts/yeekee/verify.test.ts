import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { yeekeeProof } from '#contracts/yeekee.ts'
import { computeDelays } from '#server/modules/yeekee/delay-job.ts'
import { standingDelay } from '#server/testing/delay.ts'
import { testServer } from '#server/testing/hooks.ts'
import { yeekeeRoom } from '#server/testing/scenes/yeekee-room.ts'
import { yeekeeHandlers } from '#server/modules/yeekee/handlers.ts'

const server = testServer({ handlers: yeekeeHandlers, services: { delay: standingDelay() } })
const { open, shoot, list, pastClose, end, proofOf } = yeekeeRoom(server)

const script = join(import.meta.dirname, 'verify.ts')

function verified(proof: unknown, ...more: string[]) {
  const file = join(mkdtempSync(join(tmpdir(), 'chokdee-')), 'proof.json')
  writeFileSync(file, JSON.stringify({ proof }))
  return spawnSync(process.execPath, [script, file, ...more], { encoding: 'utf8' })
}

it('LOTTO-1 a round of the server is checked by a program that shares no code with it', async () => {
  const round = await open()
  for (const number of ['48213', '07751']) await shoot(await server.member(), round, number)
  pastClose()
  await end()
  const published = (await proofOf(round))!
  // The seed of the worked example stands in no day's chain.
  const proof = z.encode(yeekeeProof, published) as { shots: { number: string }[]; salt: number }
  const honest = verified(proof)
  expect(honest.stdout).toContain('FAIL the seed is the one of its place in the day')
  expect(honest.stdout.match(/^FAIL/gm)).toHaveLength(1)
  expect(honest.stdout).toContain(`ok   the salt is ${proof.salt}`)
  expect(honest.stdout).toContain('its owner could know')
  expect(verified(proof, 'f'.repeat(64)).stdout).toContain('FAIL the day is the one that was published')
  proof.shots[0]!.number = '48214'
  const forged = verified(proof)
  expect(forged.status).toBe(1)
  expect(forged.stdout).toContain('FAIL all shots stand in the chain')
})

it('LOTTO-1 so is a round by the delay, every segment of it', async () => {
  const round = await open('yk2d')
  for (const number of ['48213', '07751']) await shoot(await server.member(), round, number)
  server.clock.set((await list(round)).data.shoot_until)
  await end()
  await computeDelays(server.deps)
  await end()
  const proof = z.encode(yeekeeProof, (await proofOf(round))!) as { delay: { checkpoints: string[] } }
  const honest = verified(proof)
  expect(honest.stdout.match(/^FAIL.*/gm)).toEqual(['FAIL the seed is the one of its place in the day'])
  expect(honest.stdout).toContain('ok   every segment of the delay is computed')
  expect(honest.stdout).toContain('the house could know the result')
  proof.delay.checkpoints[4] = 'ab'.repeat(32)
  const forged = verified(proof)
  expect(forged.status).toBe(1)
  expect(forged.stdout).toMatch(/FAIL segment [56] of the delay is computed/)
})
