/**
 * Banks of Thailand (DATA-1, domain.md §6). The ids are this platform's own; the three-digit code of the Bank of
 * Thailand is the stable one. Ids that the specification does not name (6, 8, 12, 20 to 32) are not guessed: a bank
 * that only the platform knows is shown by its number (bankImage, and bankName of the strings). Thai names: src/strings/money/banks.ts.
 *
 * Pictures are neutral (code on the bank's colour); logos are trademarks and are not used.
 */

/** A bank as members know it. Members' and the agent's accounts name it by `id` (`bank_id` on the wire). */
export interface Bank {
  readonly id: number
  readonly short_name: string
  /** Bank of Thailand code, three digits. */
  readonly bot: string
  readonly name_en: string
  /** The site's own picture of it, below the site's root. */
  readonly image: string
  /** Ground of the picture. */
  readonly color: `#${string}`
  /** Ink on it that reads at 4.5:1 or better. */
  readonly text: 'light' | 'dark'
  /**
   * How people group the digits of an account, for example 3-1-5-1; a display hint only, since sources differ.
   * Empty where no grouping is known.
   */
  readonly mask: readonly number[]
  /** Usual lengths of an account number; a different one is a warning, never a refusal. */
  readonly digits: readonly number[]
}

/** The two inks of a badge. */
export const bankInk = { light: '#ffffff', dark: '#120c09' } as const

const bank = (
  id: number,
  short_name: string,
  bot: string,
  name_en: string,
  color: `#${string}`,
  text: 'light' | 'dark',
  mask: readonly number[],
  digits: readonly number[] = [mask.reduce((sum, n) => sum + n, 0)],
): Bank => ({
  id,
  short_name,
  image: `/banks/${short_name.toLowerCase()}.svg`,
  bot,
  name_en,
  color,
  text,
  mask,
  digits,
})

/** In the order in which members look for them: the large ones first. */
export const banks: readonly Bank[] = [
  bank(1, 'KBANK', '004', 'Kasikornbank', '#138f2d', 'dark', [3, 1, 5, 1]),
  bank(4, 'SCB', '014', 'Siam Commercial Bank', '#4e2e7f', 'light', [3, 1, 5, 1]),
  bank(2, 'BBL', '002', 'Bangkok Bank', '#1e4598', 'light', [3, 1, 5, 1]),
  bank(5, 'KTB', '006', 'Krungthai Bank', '#1ba5e1', 'dark', [3, 1, 5, 1]),
  bank(3, 'BAY', '025', 'Bank of Ayudhya (Krungsri)', '#fec43b', 'dark', [3, 1, 5, 1]),
  bank(33, 'TTB', '011', 'TMBThanachart Bank (ttb)', '#0050f0', 'light', [3, 1, 5, 1]),
  bank(16, 'GSB', '030', 'Government Savings Bank', '#eb198d', 'dark', [3, 1, 5, 3]),
  bank(
    17,
    'BAAC',
    '034',
    'Bank for Agriculture and Agricultural Cooperatives',
    '#4b9b1d',
    'dark',
    [3, 1, 5, 3],
  ),
  bank(14, 'GHB', '033', 'Government Housing Bank', '#f57d23', 'dark', [3, 1, 5, 3]),
  bank(7, 'UOB', '024', 'United Overseas Bank (Thai)', '#0b3979', 'light', [3, 3, 3, 1]),
  bank(19, 'CIMB', '022', 'CIMB Thai Bank', '#7e2f36', 'light', [3, 1, 5, 1]),
  bank(11, 'KK', '069', 'Kiatnakin Phatra Bank', '#199cc5', 'dark', [3, 6, 1], [10, 14]),
  bank(15, 'LHB', '073', 'Land and Houses Bank', '#6d6e71', 'light', [3, 1, 5, 1]),
  bank(9, 'TISCO', '067', 'TISCO Bank', '#12549f', 'light', [4, 3, 6, 1]),
  bank(10, 'ICBC', '070', 'ICBC (Thai)', '#c50f1c', 'light', [], [10, 11, 12, 13, 14, 15, 16]),
  bank(13, 'SC', '020', 'Standard Chartered Bank (Thai)', '#0f6ea1', 'light', [], [10, 11]),
  bank(18, 'IBANK', '066', 'Islamic Bank of Thailand', '#184615', 'light', [], [10, 12]),
]

/** What stands for a bank that is not known here. */
export const unknownBankImage = '/banks/unknown.svg'

/** The picture of a bank's id; there is one for every id. */
export const bankImage = (id: number): string => bankById(id)?.image ?? unknownBankImage

/** The bank of an id; undefined for an id that is not known here. */
export function bankById(id: number): Bank | undefined {
  return banks.find((bank) => bank.id === id)
}
