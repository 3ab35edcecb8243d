/** Adding the agent's LINE account to one's friends. */
export const friendship = {
  hint: 'เพิ่มเพื่อนก่อนติดต่อ',
  addAndContact: 'เพิ่มเพื่อนและติดต่อทาง LINE',
} as const
