/** `call(endpoint, input)`: one typed call of the contract. Never repeats a write by itself. */
import type { Endpoint, ReplyOf, RequestOf } from '#contracts/kit.ts'
import { type CallOptions, exchange } from './exchange.ts'
import { sendByAxios } from './transport.ts'

/** Resolves to `{ message, data, …extra }`; throws an `ApiError` of exactly one kind. */
export const call = <E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> => exchange(sendByAxios, endpoint, input, options)
