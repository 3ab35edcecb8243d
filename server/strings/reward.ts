/** Rewards: why one cannot be given now. */
export const rewardMessages = {
  notServed: 'รางวัลนี้ยังไม่เปิดให้รับ สิทธิ์ของคุณยังอยู่',
  locked: 'กระเป๋าหลักยังมีโปรโมชั่นอื่นอยู่ รับได้เมื่อยอดต่ำกว่า 30 บาทหรือทำยอดครบ สิทธิ์ของคุณยังอยู่',
  noWallet: 'ไม่พบกระเป๋าหลัก กรุณาติดต่อฝ่ายบริการ',
} as const
