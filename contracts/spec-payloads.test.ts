/** The documented calls by the fields they name: what a client of the platform sends, and what it reads of the answer. */
import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { allEndpoints } from './all.ts'
import type { Endpoint } from './kit.ts'

const account = ['username', 'mobile', 'agent_code']
const joining = ['password', 'affiliate_code', 'mode', 'know_us_id', 'otp_token']
const bankAccount = ['bank_id', 'bank_account_name', 'bank_account_no']
const redeeming = ['promotion_id', 'wallet_type_id', 'transfer_amount']
const agent = ['agent_code']
const round = ['round_id']
const bill = ['agent_id']
const poll = ['poll_id', 'agent_id']

/** Method and path; names of the request; names of the answer's data, or of the envelope after a dot. */
const documented: readonly [call: string, request: readonly string[], answer?: readonly string[]][] = [
  [
    'POST /api/promotion/preview',
    redeeming,
    ['total_balance', 'target_balance', 'target_turnover', 'return_credit', 'credit_amount'],
  ],
  ['POST /api/promotion/redeem', redeeming],
  ['POST /api/game/link', ['wallet_id', 'game_id', 'provider_id', 'is_mobile', 'source'], ['link']],
  ['POST /api/game/demo', ['game_id', 'provider_id', 'is_mobile', 'source', 'agent_code'], ['link']],
  ['POST /api/game/wallets', ['game_id', 'provider_id', 'sub_provider_id']],
  ['POST /api/check_account', [...account, 'affiliate_code']],
  ['POST /api/request_otp', [...account, 'type'], ['otp_ref']],
  ['POST /api/verify_otp', [...account, 'otp_code', 'otp_ref', 'type'], ['otp_token']],
  ['POST /api/register', [...account, ...joining, ...bankAccount], ['username', 'password']],
  ['POST /api/login', ['username', 'password', 'agent_code'], ['.access_token']],
  ['GET /api/get_user_info', [], ['user', 'bank_accounts', 'agent_code']],
  ['POST /api/agent/config', agent, ['info', 'configs']],
  ['POST /api/agent/bank_accounts', agent],
  ['POST /api/agent/true_money_accounts', agent],
  ['GET /api/agent/validate', ['code']],
  ['GET /api/notifications', agent],
  ['GET /api/banner', agent],
  ['GET /api/event/list', agent],
  ['GET /api/game/list', ['provider', 'category', 'limit']],
  ['GET /api/lobby/configs', ['lobby_key']],
  ['GET /api/lotto/results', ['agent_id']],
  ['GET /api/lotto/limit', round],
  ['GET /api/lotto/rates', ['category_id', 'agent_id']],
  ['GET /api/lotto/yeekee/list', round],
  ['GET /api/lotto/yeekee/lists', round],
  ['POST /api/lotto/yeekee/shoot_number', ['round_id', 'number']],
  ['POST /api/lotto/bill/validate', bill],
  ['POST /api/lotto/bill/create', bill],
  ['POST /api/lotto/bill/cancel', bill],
  ['GET /api/lotto/bill/list', bill],
  ['GET /api/lotto/bill/detail', bill],
  ['GET /api/member/payment/info', ['channel_id']],
  ['POST /api/member/payment/generate_qr', ['channel_id', 'sub_channel_id', 'amount']],
  ['GET /api/poll/config', poll],
  ['GET /api/poll/stats', poll],
  ['GET /api/poll/winners', poll],
  ['POST /api/poll/submit', ['poll_id', 'choice_id']],
  ['GET /api/poll/quota/get', ['poll_id']],
  ['GET /api/poll/quota/check', ['poll_id']],
  ['POST /api/member/points', [], ['point']],
  ['GET /api/affiliate/v2/configs', ['agent_id']],
]

/** Names of an object's fields, or of the rows of a list; none for anything else. */
function namesOf(shape: z.core.$ZodType): string[] {
  const { def } = shape._zod
  if (def.type === 'object') return Object.keys((def as z.core.$ZodObjectDef).shape)
  if ('innerType' in def) return namesOf(def.innerType as z.core.$ZodType)
  return []
}

const endpoints: readonly Endpoint[] = allEndpoints
const endpointOf = (call: string) => endpoints.find(({ method, path }) => call === `${method} ${path}`)!

it.each(documented)('%s takes and gives the fields that are documented', (call, request, answer = []) => {
  const endpoint = endpointOf(call)
  expect(namesOf(endpoint.request)).toEqual(expect.arrayContaining([...request]))
  const given = [...namesOf(endpoint.response), ...namesOf(endpoint.extra).map((name) => `.${name}`)]
  expect(given).toEqual(expect.arrayContaining([...answer]))
})
