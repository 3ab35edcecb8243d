/** Three steps on the home page of who has just registered, until a game was played. */
export const firstDay = {
  title: 'เริ่มต้น 3 ขั้น',
  done: (done: number) => `ทำแล้ว ${done} จาก 3`,
  finished: 'เสร็จแล้ว',
  account: {
    title: 'เพิ่มบัญชีธนาคาร',
    text: 'ต้องเป็นชื่อของคุณเอง ใช้ทั้งฝากและถอน',
    action: 'เพิ่มบัญชี',
  },
  deposit: { title: 'ฝากเงินครั้งแรก', text: 'เริ่มที่ 100 บาท ด้วยคิวอาร์', action: 'ฝากเงิน' },
  play: { title: 'เลือกเกมหรือหวย', text: 'ลองเล่นฟรีก่อนได้ ไม่ต้องใช้เงิน', action: 'เลือกเกม' },
} as const
