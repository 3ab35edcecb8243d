/**
 * The desk's calls, on the operator's port. `GET /desk/lotto/book?round_id=`, `/desk/member/protection?username=` and
 * `/desk/member/protected?of=&after=`, and by `POST` what is in `book-calls.ts`, `draw-calls.ts`, `limit-calls.ts` and `birthday-calls.ts`. `Authorization: Bearer` with the key of an operator who has the permission; who it is is kept with each act.
 */
import type { Permission } from '../../db/schema/desk.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../kit/deps.ts'
import { liveBook } from '../book/live-book.ts'
import { findRound } from '../lotto/rounds.ts'
import { SETTLE } from '../lotto/settle-name.ts'
import { fitRounds } from '../lotto/special-days.ts'
import { birthdayCalls } from './birthday-calls.ts'
import { bookCalls } from './book-calls.ts'
import { drawCalls } from './draw-calls.ts'
import { limitCalls } from './limit-calls.ts'
import { operatorOf } from './operators.ts'
import { isProtectedOf, protectedList } from './protected-list.ts'
import { protectionSeen } from './protection-view.ts'

const BOOK = '/desk/lotto/book'
const PROTECTION = '/desk/member/protection'
const PROTECTED = '/desk/member/protected'

/** What is only looked at. */
const looks: Readonly<Record<string, Permission>> = {
  [BOOK]: 'lotto.book',
  [PROTECTION]: 'member.protection',
  [PROTECTED]: 'member.protection',
}

const answer = (status: number, body: unknown) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

const bodyOf = (request: Request): Promise<unknown> => request.json().catch(() => null)

/** What a call's path needs; undefined of what is no call. */
function permissionFor(method: string, path: string): Permission | undefined {
  if (method === 'GET') return looks[path]
  if (method !== 'POST') return undefined
  if (path in bookCalls) return 'lotto.book'
  if (path in limitCalls) return 'member.limits'
  if (path in birthdayCalls) return 'member.protection'
  return path in drawCalls ? 'lotto.draws' : undefined
}

/** Answers one request below `/desk/`. */
export const deskOf = ({ database: { db }, clock, jobs }: Pick<Deps, 'database' | 'clock' | 'jobs'>) => {
  const protection = async (username: string, operator: string) => {
    const found = await inTransaction(db, (tx) =>
      protectionSeen(tx, username, { operator, now: clock.now() }),
    )
    return found ? answer(200, found) : answer(404, { error: 'no such member' })
  }

  const list = async (of: string, after: string, operator: string) => {
    if (!isProtectedOf(of)) return answer(422, { error: 'no such list' })
    const acting = { operator, now: clock.now() }
    return answer(200, await inTransaction(db, (tx) => protectedList(tx, { of, after }, acting)))
  }

  const look = async (roundId: string) => {
    const found = await findRound(db, roundId)
    return found
      ? answer(200, await liveBook(db, found, clock.now()))
      : answer(404, { error: 'no such round' })
  }

  async function act(path: string, body: unknown, operator: string): Promise<Response> {
    const doing = (bookCalls[path] ?? drawCalls[path] ?? limitCalls[path] ?? birthdayCalls[path])!
    try {
      const done = await inTransaction(db, (tx) => doing(tx, body, { operator, now: clock.now() }))
      if (done === null) return answer(422, { error: 'cannot be read' })
      if (!done) return answer(404, { error: 'nothing to do that to' })
      if (done === 'looser') return answer(409, { error: 'a limit can only be made tighter' })
      if (done === 'moved') return answer(409, { error: 'another is held by now' })
      if (done === 'waits') return answer(202, { done: false, waits: 'for another operator' })
    } catch (error) {
      if (error instanceof RangeError) return answer(422, { error: error.message })
      throw error
    }
    if (path in drawCalls) {
      await fitRounds(db, clock.now())
      await jobs.send(SETTLE)
    }
    return answer(200, { done: true })
  }

  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    const key = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
    const operator = key === undefined ? undefined : await operatorOf(db, key)
    if (!operator) return answer(401, { error: 'no such operator' })
    const permission = permissionFor(request.method, pathname)
    if (!permission) return answer(404, { error: 'no such call' })
    if (!operator.permissions.includes(permission)) return answer(403, { error: 'not permitted' })
    if (pathname === PROTECTION) return protection(searchParams.get('username') ?? '', operator.name)
    if (pathname === PROTECTED)
      return list(searchParams.get('of') ?? 'all', searchParams.get('after') ?? '', operator.name)
    return request.method === 'GET'
      ? look(searchParams.get('round_id') ?? '')
      : act(pathname, await bodyOf(request), operator.name)
  }
}
