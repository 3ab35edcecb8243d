/** Replies that are more than data, and the envelope every reply has. */
import * as z from 'zod/mini'
import { errorCode } from '#contracts/errors.ts'
import type { Endpoint } from '#contracts/kit.ts'
import { errors } from '../strings/errors.ts'
import type { Refusal } from './errors.ts'

interface Parts<Data, Extra> {
  readonly data?: Data
  readonly message?: string
  readonly extra?: Extra
  readonly headers?: Readonly<Record<string, string>>
  readonly refused?: string
  /** `data` of the refusal. */
  readonly about?: unknown
}

/** Made by `reply()`. */
export class Reply<Data, Extra> {
  readonly parts: Parts<Data, Extra>
  constructor(parts: Parts<Data, Extra>) {
    this.parts = parts
  }
}

/**
 * A reply with a message or extra keys: `reply({ data: null, extra: { access_token } })`. Or a refusal that keeps
 * what the handler wrote (error 1, HTTP 200): `reply({ refused: sentence })`, with `about` as its data.
 */
export function reply<Data, Extra = Record<string, never>>(
  parts:
    | { data: Data; message?: string; extra?: Extra; headers?: Readonly<Record<string, string>> }
    | { refused: string; about?: unknown },
): Reply<Data, Extra> {
  return new Reply<Data, Extra>(parts)
}

/** Status and body as they go out, and as they are stored for an idempotent endpoint. */
export interface Answered {
  readonly status: number
  readonly body: string
  /** Not stored: a repetition of an idempotent request goes without. */
  readonly headers?: Readonly<Record<string, string>>
  /** Code of a refusal, for who counts them; a repetition of one is not counted again. */
  readonly refused?: number
}

/** A success: what the handler gave, encoded by the contract. */
export function success(
  endpoint: Endpoint,
  data: unknown,
  message: string = errors.ok,
  extra: unknown = {},
): Answered {
  const body = {
    [endpoint.success]: errorCode.ok,
    message,
    data: z.encode(endpoint.response, data) ?? null,
    ...(z.encode(endpoint.extra, extra) as object),
  }
  return { status: 200, body: JSON.stringify(body) }
}

/** Anything but a success. */
export function failure(
  endpoint: Endpoint | null,
  refusal: Pick<Refusal, 'status' | 'code' | 'message' | 'data'>,
): Answered {
  const body = { [endpoint?.success ?? 'error']: refusal.code, message: refusal.message, data: refusal.data }
  return { status: refusal.status, body: JSON.stringify(body), refused: refusal.code }
}
