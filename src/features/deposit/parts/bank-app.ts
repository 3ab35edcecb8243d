/** The app of a member's bank: what it is called, and an address that opens it where one is known. */
import { bankById } from '#contracts/banks.ts'

interface BankApp {
  /** As the bank calls it, in the stores. */
  name: string
  /**
   * Opens the app and says nothing to it: neither sum nor payee, so that it can pay nothing by itself. Only where the bank
   * has published the scheme (SCB, in the replies of its payment interface); the others' are not guessed.
   */
  link?: string
}

/** By the bank's short name. */
const apps: Readonly<Record<string, BankApp>> = {
  KBANK: { name: 'K PLUS' },
  SCB: { name: 'SCB EASY', link: 'scbeasy://' },
  KTB: { name: 'Krungthai NEXT' },
  BBL: { name: 'Bangkok Bank Mobile Banking' },
  BAY: { name: 'krungsri' },
  TTB: { name: 'ttb touch' },
  GSB: { name: 'MyMo' },
  BAAC: { name: 'BAAC Mobile' },
}

/** Null where we do not know what its app is called. */
export const bankAppOf = (bankId: number | undefined): BankApp | null =>
  apps[bankById(bankId ?? 0)?.short_name ?? ''] ?? null
