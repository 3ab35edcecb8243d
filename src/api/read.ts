/** `read(endpoint, input)`: as `call`, for public reads on pages that must stay small (decision 015). */
import type { Endpoint, ReplyOf, RequestOf } from '#contracts/kit.ts'
import { exchange } from './exchange.ts'
import { sendByFetch } from './fetch-sender.ts'

type Shape = Endpoint['request']

/** Anyone may ask. */
type PublicEndpoint = Endpoint<Shape, Shape, Shape, string, 'none' | 'optional'>

/** Resolves to `{ message, data, …extra }`; throws an `ApiError` of exactly one kind. */
export const read = <E extends PublicEndpoint>(
  endpoint: E,
  input: RequestOf<E>,
  signal: AbortSignal | undefined,
): Promise<ReplyOf<E>> => exchange(sendByFetch, endpoint, input, { signal })
