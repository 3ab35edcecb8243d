/** Names of the sandbox's people, their wallets, and what their LINE accounts are called. */
export const peopleNames = {
  malee: 'มาลี สดใส',
  narin1990: 'นรินทร์ ใจดี',
  hero: 'กล้าหาญ มั่งมี',
  somchai: 'สมชาย ตั้งใจ',
  suspended: 'ปรีชา พักผ่อน',
  arisa: 'อริสา ชวนเพื่อน',
  nid: 'นิด แสงทอง',
  boy: 'บอย รักเรียน',
  fon: 'ฝน ชื่นบาน',
  lek: 'เล็ก พอดี',
  noi: 'น้อย ใจเย็น',
  slowpoke: 'ช้า แต่ชัวร์',
  ploy: 'พลอย',
  kwan: 'ขวัญ',
  ployMember: 'พลอยใส',
  wanchai: 'วันชัย',
} as const

export const walletNames = {
  lotto: 'กระเป๋าหวย',
  slot: 'กระเป๋าสล็อต',
  sport: 'กระเป๋ากีฬา',
} as const
