/** Limits and breaks of this device alone: what the calls of protection do where the platform has none of them (decision 093). */
import type { DepositOrder, DepositState } from '#contracts/payment.ts'
import type { LimitPeriod, Protection, reminderChoices, timeOutLengths } from '#contracts/protection.ts'
import { leftOf, tightestOf } from '#rules/protection/limits.ts'
import * as rule from '#rules/protection/on-device.ts'
import { ApiError } from '#src/api/api-error.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { changeCare, readCare } from '#src/stores/protection/device-care.ts'
import { here } from '#src/strings/protection/here.ts'

/** The browser keeps nothing, or a device has nothing of the kind: what was asked for did not happen. */
const notKept = (name: string) => new ApiError('refused', { endpoint: name, message: here.notKept })

/** What a device keeps, in the shape in which a platform tells it. */
export const protectionHere = (): Protection => rule.deviceProtection(readCare(), serverNow())

/** The most that may still be deposited from here, satang; null without a limit. */
export const depositLeftHere = (): number | null => {
  const limits = protectionHere().limits.flatMap(({ kind, period, amount, used }) =>
    kind === 'deposit' ? [{ kind, period: period as LimitPeriod, amount: amount ?? 0, used: used ?? 0 }] : [],
  )
  const tightest = tightestOf(limits, 'deposit')
  return tightest ? leftOf(tightest) : null
}

/** Minutes of play today. */
export const minutesHere = (): number => rule.minutesToday(readCare(), serverNow())

type Change = (care: rule.DeviceCare, now: number) => rule.DeviceCare

function change(name: string, by: Change): Protection {
  const now = serverNow()
  if (!changeCare((care) => by(care, now))) throw notKept(name)
  return protectionHere()
}

interface Wish extends rule.DeviceWhich {
  amount?: number
  minutes?: number
}

/** By the name of the call that a platform would have. */
const writes: Readonly<Record<string, (body: never) => Change>> = {
  'protection.setLimit': (wish: Wish) => (care, now) =>
    rule.wished(care, { kind: wish.kind, period: wish.period }, wish.amount ?? wish.minutes ?? null, now),
  'protection.confirmLimit': (which: rule.DeviceWhich) => (care, now) => rule.confirmed(care, which, now),
  'protection.withdrawChange': (which: rule.DeviceWhich) => (care) => rule.dropped(care, which),
  'protection.setReminder':
    ({ minutes }: { minutes: (typeof reminderChoices)[number] }) =>
    (care, now) =>
      rule.reminded(care, minutes, now),
  'protection.timeOut':
    ({ length }: { length: (typeof timeOutLengths)[number] }) =>
    (care, now) =>
      rule.rested(care, length, now),
  'protection.return': () => rule.returned,
}

/** Does here what the call would do; throws where there is nothing of the kind on a device, or nothing is kept. */
export function protectHere(name: string, body: unknown): Protection {
  const write = writes[name]
  if (!write) throw notKept(name)
  return change(name, write(body as never))
}

/** An order that was opened here. */
export const depositHere = ({ order_id, pay_amount, created_at }: DepositOrder): void =>
  void changeCare((care) => rule.deposited(care, { id: order_id, amount: pay_amount, at: created_at }))

const cameToNothing: ReadonlySet<string> = new Set<DepositState>(['expired', 'cancelled', 'rejected'])

/** How an order is now, wherever it was opened. */
export const depositMovedHere = (id: string, state: DepositOrder['state']): void =>
  void changeCare((care) => rule.depositMoved(care, id, !cameToNothing.has(state)))

/** A moment of play here. */
export const playHere = (): void => void changeCare((care) => rule.played(care, serverNow()))

/** Play as this device saw it; null where there is none. */
export const playSessionHere = () => rule.playOf(readCare(), serverNow())

/** Answers the reality check of this device. */
export const answerHere = (goesOn: boolean): void =>
  void changeCare((care) => rule.answered(care, goesOn, serverNow()))

/** Whether something that was set here stops play now: a break, or the time that is up. */
export function stoppedHere(): 'break' | 'time' | null {
  const { pause, limits } = protectionHere()
  if (pause) return 'break'
  const isUp = limits.some(
    ({ kind, minutes, minutes_used: used }) => kind === 'time' && (used ?? 0) >= (minutes ?? 0),
  )
  return isUp ? 'time' : null
}
