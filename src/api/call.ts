/** `call(endpoint, input)`: one typed call of the contract. Never repeats by itself a write that may have happened. */
import { PIN_ASKED, STEP_UP } from '#contracts/errors.ts'
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
 * who is there it has done nothing, and the member is asked, for their password or PIN: then the same request goes out again, key and all.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  const send = endpoint.idempotent ? sendByAxios : sendByFetch
  let pinProof: string | undefined
  for (;;) {
    try {
      return await asOffered(endpoint, () => exchange(send, endpoint, input, { ...options, pinProof }))
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null
      if (code === PIN_ASKED) pinProof = (await apiConfig.pin(error as ApiError, input)) ?? undefined
      const goOn =
        code === PIN_ASKED ? pinProof : code === STEP_UP && (await apiConfig.stepUp(error as ApiError))
      if (!goOn) throw error
    }
  }
}
