/** A part of `/sandbox/rewards`: what the agent's staff would do in the platform's own office. */
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Db, Tx } from '#server/db/types.ts'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

export interface Press {
  readonly form: Readonly<Record<string, unknown>>
  readonly now: number
}

export interface RewardsSection {
  /** In addresses: `POST /sandbox/rewards/{name}/{press}`. */
  readonly name: string
  readonly title: string
  /** As it is shown, with its forms. */
  show(db: Db, now: number): Promise<Html>
  /** What each button does; false when there is nothing to do it to. Bad input throws a RangeError. */
  readonly presses: Readonly<Record<string, (tx: Tx, press: Press) => Promise<boolean>>>
  /** Jobs that a press leaves work for. */
  readonly jobs?: readonly string[]
}
