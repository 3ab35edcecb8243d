/** What the member's own record says of their play: plain, kind, and nobody's offer. */
import type { SignKind } from '#contracts/signs.ts'

type Seen = (count: number, days: number) => string

export const playSignWords = {
  title: 'สิ่งที่เห็นจากการเล่นของคุณ',
  about: 'ดูจากรายการของคุณ 5 สัปดาห์ล่าสุด เห็นเฉพาะคุณ ไม่เก็บไว้ และไม่ใช้ทำการตลาด',
  none: 'ไม่พบสิ่งที่น่าเป็นห่วง',
  looked: 'เราดู 5 อย่าง: ฝากซ้ำในวันที่เสีย ยอดฝากที่สูงขึ้นมาก ฝากกลับหลังถอน เล่นหลังเที่ยงคืน และขอเพิ่มวงเงินบ่อย',
  failed: 'โหลดส่วนนี้ไม่สำเร็จ',
  seen: {
    chasing: (count, days) => `ใน ${days} วันที่ผ่านมา มี ${count} วันที่ฝากตั้งแต่ 3 ครั้งขึ้นไป และเสียเกือบทั้งหมด`,
    rising: (_, days) => `${days} วันที่ผ่านมา คุณฝากสองเท่าของปกติหรือมากกว่า`,
    taken_back: (count, days) => `ใน ${days} วันที่ผ่านมา คุณฝากกลับภายใน 1 วันหลังถอน ${count} ครั้ง`,
    nights: (count, days) => `ใน ${days} วันที่ผ่านมา คุณเล่นช่วงเที่ยงคืนถึงตีห้า ${count} คืน`,
    raises: (count, days) => `ใน ${days} วันที่ผ่านมา คุณขอเพิ่มวงเงินของตัวเอง ${count} ครั้ง`,
  } satisfies Record<SignKind, Seen> as Record<SignKind, Seen>,
  setLoss: 'ตั้งวงเงินเสีย',
  setDeposit: 'ตั้งวงเงินฝาก',
  takeBreak: 'พักการเล่น',
  talk: 'อยากคุยกับใครสักคน โทรสายด่วนสุขภาพจิต 1323 ได้ตลอด 24 ชั่วโมง',
}
