/** The card of a shared link in a chat. */
export const shareCard = {
  open: 'เปิดดู',
  adults: 'สำหรับผู้มีอายุ 20 ปีขึ้นไป',
  moreRows: (count: number) => `และอีก ${count} รายการ`,
} as const
