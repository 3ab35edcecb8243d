/** What tests do in a room of Yeekee: shoot, look, wait, and end it as its job does. */
import { getYeekeeList, getYeekeeLists, shootNumber } from '#contracts/yeekee.ts'
import { minute } from '../../kit/clock.ts'
import { balanceOf, walletAccount } from '../../ledger/accounts.ts'
import { closeDue } from '../../modules/yeekee/job.ts'
import { shooting } from '../../modules/yeekee/rules.ts'
import type { TestMember } from '../people.ts'
import type { TestServer } from '../test-server.ts'
import { addBill, addYeekeeRound } from './yeekee.ts'

export function yeekeeRoom(server: TestServer) {
  const shoot = (as: TestMember, round_id: string, number: string, key?: string) =>
    server.call(shootNumber, { round_id, number }, { as, ...(key ? { key } : {}) })
  const funded = () => server.member({ wallets: [{ balance: 1_000_00 }] })
  return {
    open: (rules?: 'yk1' | 'yk2d') => addYeekeeRound(server.db, server.clock.now(), 42, rules),
    shoot,
    funded,
    list: (round_id: string, as?: TestMember, more: object = {}) =>
      server.call(getYeekeeList, { round_id, ...more }, as ? { as } : {}),
    proofOf: async (round_id: string) => (await server.call(getYeekeeLists, { round_id })).data,
    purse: (who: TestMember) => balanceOf(server.db, walletAccount(who.walletIds[0]!)),
    end: () => closeDue(server.deps),
    pastClose: () => server.clock.advance(10 * minute),
    /** One member shoots each number, one pause after the other. */
    async shootAll(who: TestMember, round: string, numbers: readonly string[]): Promise<void> {
      for (const number of numbers) {
        const { error, message } = await shoot(who, round, number)
        if (error !== 0) throw new Error(message)
        server.clock.advance(shooting.cooldown)
      }
    },
    /** Somebody who staked enough, in a room where two others shot before: so that there is a prize at all. */
    async playing(round: string, stake = 400_00): Promise<TestMember> {
      for (const number of ['00001', '00002']) await shoot(await server.member(), round, number)
      const who = await funded()
      await addBill(server.db, who, round, stake)
      return who
    },
  }
}
