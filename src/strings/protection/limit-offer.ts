/** What stands with the deposit: the offer of a limit, and the way to limits. */
export const limitOffer = {
  title: 'ตั้งวงเงินฝากก่อนเริ่มไหม',
  text: 'กำหนดเองได้ว่าจะฝากไม่เกินเท่าไร ลดได้ทุกเมื่อ',
  yes: 'ตั้งวงเงิน',
  no: 'ไม่ตั้งตอนนี้',
  link: 'วงเงินของฉัน',
  breakLink: 'พักการเล่น',
} as const
