/** `call(endpoint, input)`: one typed call of the contract. Never repeats by itself a write that may have happened. */
import { STEP_UP } from '#contracts/errors.ts'
import type { Endpoint, ReplyOf, RequestOf } from '#contracts/kit.ts'
import { ApiError } from './api-error.ts'
import { apiConfig } from './config.ts'
import { type CallOptions, exchange } from './exchange.ts'
import { asOffered } from './offering.ts'
import { sendByFetch } from './fetch-sender.ts'
import type { Sender } from './sender.ts'

/** Writes that happen once go by axios, which comes with the first of them (decision 094). */
const sendByAxios: Sender = async (request) => (await import('./transport.ts')).sendByAxios(request)

/**
 * Resolves to `{ message, data, …extra }`; throws an `ApiError` of exactly one kind. Where the server first wants to know
 * who is there it has done nothing, and the member is asked: then the same request goes out again, key and all.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  const send = endpoint.idempotent ? sendByAxios : sendByFetch
  for (;;) {
    try {
      return await asOffered(endpoint, () => exchange(send, endpoint, input, options))
    } catch (error) {
      const asked = error instanceof ApiError && error.code === STEP_UP
      if (!asked || !(await apiConfig.stepUp(error))) throw error
    }
  }
}
