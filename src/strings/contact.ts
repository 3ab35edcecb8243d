/** The page that says where the agent answers. */
export const contact = {
  text: 'ทีมงานตอบทุกวัน ตลอด 24 ชั่วโมง',
  byLine: 'คุยกับเราทาง LINE',
  none: 'ยังไม่มีช่องทางติดต่อในขณะนี้',
}
