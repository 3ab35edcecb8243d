import { satang } from '#contracts/money.ts'

/** Prices that are a press away. */
export const PRICES = [5, 10, 20, 50, 100].map((baht) => satang(baht * 100))
