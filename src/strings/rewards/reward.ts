/** A reward in a few words (lib/reward.ts). */
export const rewardWords = {
  credit: (amount: string) => `เครดิต ${amount}`,
  points: (count: string) => `${count} แต้ม`,
  wheelSpins: (count: string) => `สิทธิ์หมุน ${count} ครั้ง`,
  freeSpins: (count: string) => `ฟรีสปิน ${count} รอบ`,
  item: 'ของรางวัล',
  nothing: 'ลองใหม่',
}
