import { turnoverCategories } from './turnover-categories.ts'

export const wallets = {
  total: 'ยอดเงินรวมทุกกระเป๋า',
  updated: (time: string) => `อัปเดตเมื่อ ${time}`,
  refresh: 'โหลดยอดเงินใหม่',
  forAll: 'ใช้ได้ทุกเกม',
  only: (category: string) => `เฉพาะ${category}`,
  withPromotion: 'ติดโปรโมชั่น',
  turnover: 'กำลังทำยอด',
  turnoverLeft: 'เทิร์นคงเหลือ',
  turnoverOf: (name: string) => `ความคืบหน้า ${name}`,
  done: (baht: string) => `ทำแล้ว ${baht}`,
  goal: (baht: string) => `เป้าหมาย ${baht}`,
  below30: 'ยอดต่ำกว่า 30 บาท รับโปรโมชั่นใหม่ได้ และเงินที่ฝากเพิ่มไม่ติดโปรเดิม',
  bound: 'ถอนและโยกได้เมื่อทำยอดครบหรือยกเลิกโปร',
  toPromotion: 'ดูโปรโมชั่นนี้',
  failed: 'โหลดรายการกระเป๋าไม่สำเร็จ',
  moneySafe: 'เงินของคุณยังอยู่ครบ',
  none: 'ยังไม่มีกระเป๋าเงิน',
  noneText: 'ติดต่อฝ่ายบริการเพื่อเปิดกระเป๋าเงินของคุณ',
  categories: turnoverCategories,
} as const
