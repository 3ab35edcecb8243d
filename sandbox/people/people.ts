/** The sandbox's named people. What each is for stands in README, People and sentinels; all share one password (sentinels.ts). */
import { vipLevel } from '#contracts/auth.ts'
import { satang, type Satang } from '#contracts/money.ts'
import type { MemberStatus } from '#server/db/schema/member.ts'
import { mainWallet, type WalletSpec } from '#server/modules/member/open-wallet.ts'
import { USERNAME_SLOW } from '../sentinels.ts'
import { peopleNames, walletNames } from '../strings/people.ts'

export interface Person {
  readonly username: string
  readonly mobile: string
  readonly fullName: string
  /** For the sandbox's page. */
  readonly note: string
  readonly affiliateCode: string
  readonly vipLevel?: number
  readonly status?: MemberStatus
  readonly points?: number
  /** One empty main wallet by default. */
  readonly wallets?: readonly { readonly spec: WalletSpec; readonly balance: Satang }[]
  /** Bank and account number; all numbers begin 000, which no bank gives out. */
  readonly bank?: readonly [bankId: number, no: string]
  /** A second account that waits to be checked. */
  readonly secondBank?: readonly [bankId: number, no: string]
  /** `YYYY-MM-DD`. */
  readonly birthday?: string
  /** Username of who brought them. */
  readonly referredBy?: string
}

const main = (balance: Satang) => ({ spec: mainWallet, balance })

const narinsWallets = [
  main(satang(8_572_50)),
  {
    spec: { typeId: 2, name: walletNames.lotto, category: 'lotto', canDeposit: false, position: 1 },
    balance: satang(3_250_00),
  },
  {
    spec: {
      typeId: 3,
      name: walletNames.slot,
      category: 'slot',
      canDeposit: true,
      position: 2,
    },
    balance: satang(18_00),
  },
  {
    spec: {
      typeId: 4,
      name: walletNames.sport,
      category: 'sport',
      canDeposit: true,
      position: 3,
    },
    balance: satang(640_00),
  },
]

/** A friend that `referredBy` brought. */
const friend = (
  username: 'nid' | 'boy' | 'fon' | 'lek' | 'noi',
  n: number,
  referredBy: string,
  balance: Satang,
): Person => ({
  username,
  mobile: `081000002${n}`,
  fullName: peopleNames[username],
  note: `brought by ${referredBy}`,
  affiliateCode: `FR2N${n}D`,
  wallets: [main(balance)],
  bank: [1, `000000020${n}`],
  referredBy,
})

/** Who brought somebody comes before them. */
export const people: readonly Person[] = [
  {
    username: 'malee',
    mobile: '0810000001',
    fullName: peopleNames.malee,
    note: 'new member: one empty wallet, no bank account',
    affiliateCode: 'M4L2E7',
    birthday: '',
  },
  {
    username: 'narin1990',
    mobile: '0810000002',
    fullName: peopleNames.narin1990,
    note: 'VIP gold, four wallets, promotions under way, LINE linked',
    affiliateCode: 'N8R9N2',
    vipLevel: vipLevel.gold,
    // The check-ins of the days before (rewards/seed-quests.ts) make it 1,250.
    points: 1225,
    wallets: narinsWallets,
    bank: [4, '0000004821'],
    secondBank: [5, '0000003064'],
    birthday: '1990-05-14',
  },
  {
    username: 'hero',
    mobile: '0810000003',
    fullName: peopleNames.hero,
    note: 'VIP hero with much money',
    affiliateCode: 'H3R8H3',
    vipLevel: vipLevel.hero,
    points: 98_600,
    wallets: [main(satang(250_000_00))],
    bank: [2, '0000001003'],
  },
  {
    username: 'somchai',
    mobile: '0810000004',
    fullName: peopleNames.somchai,
    note: 'no VIP level, some money in the one wallet',
    affiliateCode: 'S7MCH4',
    points: 40,
    wallets: [main(satang(1_500_00))],
    bank: [1, '0000001004'],
  },
  {
    username: 'suspended',
    mobile: '0810000005',
    fullName: peopleNames.suspended,
    note: 'suspended: signing in is refused',
    affiliateCode: 'P3RCH5',
    status: 'suspended',
    wallets: [main(satang(200_00))],
    bank: [5, '0000001005'],
  },
  {
    username: 'arisa',
    mobile: '0810000006',
    fullName: peopleNames.arisa,
    note: 'affiliate: brought nid, boy and fon; boy brought lek, who brought noi',
    affiliateCode: 'A7K2P9',
    points: 320,
    wallets: [main(satang(4_300_00))],
    bank: [4, '0000001006'],
  },
  friend('nid', 1, 'arisa', satang(350_00)),
  friend('boy', 2, 'arisa', satang(1_200_00)),
  friend('fon', 3, 'arisa', satang(0)),
  friend('lek', 4, 'boy', satang(80_00)),
  friend('noi', 5, 'lek', satang(0)),
  {
    username: USERNAME_SLOW,
    mobile: '0810000007',
    fullName: peopleNames.slowpoke,
    note: 'signing in is answered after 8 seconds',
    affiliateCode: 'S2WP7K',
    wallets: [main(satang(100_00))],
  },
]
