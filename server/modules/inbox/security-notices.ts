/** What is told about the way into an account. None of these can be repeated by a lost answer, so time names them. */
import { inboxWords as words } from '../../strings/inbox.ts'
import type { Notice } from './notify.ts'

const notice = (memberId: string, what: string, title: string, body: string, at: number): Notice => ({
  memberId,
  key: `${what}:${at}`,
  kind: 'security',
  title,
  body,
  link: '/member/profile?tab=security',
  at,
})

export const passwordChanged = (memberId: string, at: number): Notice =>
  notice(memberId, 'password', words.passwordChanged, words.notYou, at)

export const passwordReset = (memberId: string, at: number): Notice =>
  notice(memberId, 'password', words.passwordReset, words.notYou, at)

export const pinSet = (memberId: string, at: number): Notice =>
  notice(memberId, 'pin', words.pinSet, words.notYou, at)

export const pinLocked = (memberId: string, at: number): Notice =>
  notice(memberId, 'pin-locked', words.pinLocked, words.notYou, at)

/** `device` in words, '' where nothing is known of it. */
export const passkeyAdded = (memberId: string, device: string, at: number): Notice =>
  notice(memberId, 'passkey-added', words.passkeyAdded(device), words.notYou, at)

export const passkeyRemoved = (memberId: string, device: string, at: number): Notice =>
  notice(memberId, 'passkey-removed', words.passkeyRemoved(device), words.notYou, at)

export const lineLinked = (memberId: string, at: number): Notice =>
  notice(memberId, 'line-linked', words.lineLinked, words.notYou, at)

export const lineUnlinked = (memberId: string, at: number): Notice =>
  notice(memberId, 'line-unlinked', words.lineUnlinked, words.notYou, at)

/** Staff put right a mistyped date of birth. */
export const birthdayCorrected = (memberId: string, at: number): Notice => ({
  ...notice(memberId, 'birthday', words.birthdayCorrected, words.birthdayCorrectedBody, at),
  link: '/member/data',
})

/** `device` in words, as the list of devices has it. */
export const newDevice = (memberId: string, device: string, at: number): Notice =>
  notice(memberId, 'device', words.newDevice(device), words.newDeviceBody, at)

interface Account {
  readonly id: string
  readonly memberId: string
  readonly bankAccountNo: string
  readonly status: string
  /** Why it was refused. */
  readonly note: string
}

/** A bank account that was looked at. */
export function accountDecided({ id, memberId, bankAccountNo, status, note }: Account, at: number): Notice {
  const account = bankAccountNo.slice(-4)
  const [title, body] =
    status === 'active'
      ? [words.accountAccepted(account), words.accountAcceptedBody]
      : [words.accountRefused(account), note]
  return { ...notice(memberId, `account:${id}`, title, body, at), link: '/member/profile' }
}
