/** `POST /api/register` (REG-2, REG-3), by SMS code or with a bank account as the agent's configuration says. */
import { knowUs, register } from '#contracts/auth.ts'
import type { RequestOf } from '#contracts/kit.ts'
import { isOldEnough } from '#rules/protection/age.ts'
import type { Tx } from '../../../db/types.ts'
import { invalid, refuse } from '../../../kit/errors.ts'
import { handle } from '../../../kit/endpoint/handler.ts'
import { networkOf, policies } from '../../../kit/rate-limit.ts'
import { askRegister } from '../../../kit/services/exclusions.ts'
import { authMessages as say } from '../../../strings/auth.ts'
import { errors } from '../../../strings/errors.ts'
import { pauseWords } from '../../../strings/member.ts'
import { mustNotBeExcluded } from '../../pause/excluded-people.ts'
import { type AgentRules, agentRules } from './agent-rules.ts'
import { mustBeFree, taken } from './check-account.ts'
import { linkByToken } from '../link.ts'
import { createMember } from '../new-member.ts'
import { spendToken } from '../otp-codes.ts'
import { bankAccountTaken } from '../read-member.ts'
import { inLine } from '../standing.ts'
import { type BankInput, passwordFault, readBank } from '../rules.ts'

type Input = RequestOf<typeof register>

const channels: readonly number[] = Object.values(knowUs)

/** What is wrong with the input, each beside its field; the bank account when the agent asks for one. */
function read(input: Input, agent: AgentRules): BankInput | null {
  const faults: Record<string, string> = {}
  const password = passwordFault(input.password, agent.choosesUsername ? input.username : '', input.mobile)
  if (password) faults.password = password
  if (!channels.includes(input.know_us_id)) faults.know_us_id = say.knowUsUnknown
  if (agent.asksBirthday && !input.birth_date) faults.birth_date = errors.field.required
  const bank = agent.byBank ? readBank(input) : null
  if (bank && 'faults' in bank) Object.assign(faults, bank.faults)
  if (Object.keys(faults).length > 0) invalid(faults)
  return bank && 'bank' in bank ? bank.bank : null
}

/** The number proved by SMS, or the account that nobody else has. */
async function mustBeProved(
  tx: Tx,
  input: Input,
  agent: AgentRules,
  bank: BankInput | null,
  now: number,
): Promise<void> {
  if (bank) {
    if (await bankAccountTaken(tx, bank.bankId, bank.no)) taken({ bank_account_no: say.accountTaken })
    return
  }
  const subject = { agentCode: agent.code, mobile: input.mobile, purpose: 'register' } as const
  if (!(await spendToken(tx, subject, input.otp_token ?? '', now))) refuse(say.otpTokenBad)
}

export const registerHandler = handle(register, {
  limits: (_, ask) => [{ policy: policies.registerAddress, subject: networkOf(ask.ip) }],
  prepare: async (input, ask, db) => {
    const agent = await agentRules(db, input.agent_code)
    const bank = read(input, agent)
    // Before anything of theirs is written, hashed or asked elsewhere.
    if (agent.asksBirthday && !isOldEnough(input.birth_date!, ask.now)) refuse(pauseWords.tooYoung)
    const person = { mobile: input.mobile, account: bank ?? undefined, name: bank?.name }
    await mustNotBeExcluded(db, person, ask.now)
    const answer = await askRegister(ask.deps.services.exclusions, person)
    if (answer !== 'clear') refuse(answer === 'excluded' ? pauseWords.excluded : pauseWords.registerSilent)
    // What is taken is said before the slow hash is worked out; the transaction looks again.
    await mustBeFree(db, agent, input)
    return { agent, bank, passwordHash: await ask.deps.passwords.hash(input.password, inLine(ask, null)) }
  },
  run: async (input, { tx, now }, { agent, bank, passwordHash }) => {
    const { referredBy } = await mustBeFree(tx, agent, input)
    const person = { mobile: input.mobile, account: bank ?? undefined, name: bank?.name }
    await mustNotBeExcluded(tx, person, now)
    await mustBeProved(tx, input, agent, bank, now)
    const member = await createMember(tx, {
      agentCode: agent.code,
      username: agent.choosesUsername ? input.username : null,
      mobile: input.mobile,
      passwordHash,
      referredBy,
      knowUsId: input.know_us_id,
      birthday: input.birth_date ?? '',
      bank,
      mobileProved: bank === null,
      now,
    })
    if (input.link_token) await linkByToken(tx, input.link_token, member.id, now)
    return { username: member.username, password: input.password }
  },
})
