/** A reward that has just been given: the same card for wheel, quests, check-in, point shop and coupons. */
export const rewardDialog = {
  title: 'คุณได้รับ',
  mainWallet: 'กระเป๋าหลัก',
  creditTo: (wallet: string) => `เครดิตเข้า${wallet}แล้ว`,
  pointsAdded: (now: string) => `เพิ่มแต้มให้แล้ว ตอนนี้มี ${now} แต้ม`,
  pointsGiven: 'เพิ่มแต้มให้แล้ว',
  spinsAdded: 'เพิ่มสิทธิ์หมุนให้แล้ว',
  turnover: (amount: string) => `ต้องทำยอดเล่น ${amount} ก่อนถอน`,
  turnoverUntil: (amount: string, day: string) => `ต้องทำยอดเล่น ${amount} ก่อนถอน ภายใน ${day}`,
  close: 'ปิด',
} as const
