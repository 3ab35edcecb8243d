/** Money within the server's sentences, as the site writes it. */
import { formatAmount } from '#rules/baht.ts'

/** 123450 satang to `1,234.50` baht with the word; whole baht without decimals. */
export const inBaht = (satang: number): string => `${formatAmount(satang, { whole: true })} บาท`
