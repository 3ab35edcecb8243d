/**
 * Thai names of the banks by the platform's bank id (DATA-1), and the words people look for them by: nicknames, old
 * names, transliterations, common slips. Codes and English names come from contracts/banks.ts and are searched as well.
 */
export const banks = {
  1: { name: 'กสิกรไทย', aliases: ['กสิกร', 'เคแบงก์', 'เคแบงค์', 'เคพลัส', 'k plus', 'kasikorn'] },
  2: { name: 'กรุงเทพ', aliases: ['บัวหลวง', 'แบงก์กรุงเทพ', 'แบงค์กรุงเทพ', 'บีบีแอล', 'bualuang'] },
  3: { name: 'กรุงศรีอยุธยา', aliases: ['กรุงศรี', 'อยุธยา', 'เคเอ็มเอ', 'kma', 'krungsri', 'ayudhya'] },
  4: { name: 'ไทยพาณิชย์', aliases: ['ไทยพานิช', 'ไทยพาณิช', 'เอสซีบี', 'แม่มณี', 'scb easy'] },
  5: { name: 'กรุงไทย', aliases: ['เคทีบี', 'เป๋าตัง', 'เน็กซ์', 'krungthai', 'next'] },
  7: { name: 'ยูโอบี', aliases: ['ยูโอบี ไทย', 'ทีเอ็มอาร์ดับเบิลยู', 'tmrw'] },
  9: { name: 'ทิสโก้', aliases: ['ทิสโก'] },
  10: { name: 'ไอซีบีซี (ไทย)', aliases: ['ไอซีบีซี', 'จีน'] },
  11: { name: 'เกียรตินาคินภัทร', aliases: ['เกียรตินาคิน', 'ภัทร', 'เคเคพี', 'kkp', 'dime', 'ไดม์'] },
  13: { name: 'สแตนดาร์ดชาร์เตอร์ด (ไทย)', aliases: ['สแตนดาร์ด', 'สแตนชาร์ต', 'standard chartered'] },
  14: { name: 'อาคารสงเคราะห์', aliases: ['ธอส', 'ธอส.', 'อาคารสงเคราะ', 'gh bank'] },
  15: { name: 'แลนด์ แอนด์ เฮ้าส์', aliases: ['แลนด์', 'แลนด์แอนด์เฮาส์', 'แอลเอช', 'lh bank'] },
  16: { name: 'ออมสิน', aliases: ['มายโม', 'mymo', 'จีเอสบี'] },
  17: { name: 'ธ.ก.ส.', aliases: ['ธกส', 'เพื่อการเกษตร', 'เกษตรและสหกรณ์', 'การเกษตร'] },
  18: { name: 'อิสลามแห่งประเทศไทย', aliases: ['อิสลาม', 'ไอแบงก์', 'ไอแบงค์'] },
  19: { name: 'ซีไอเอ็มบี ไทย', aliases: ['ซีไอเอ็มบี', 'ไทยธนาคาร'] },
  33: { name: 'ทหารไทยธนชาต', aliases: ['ทีทีบี', 'ทหารไทย', 'ธนชาต', 'ธนชาติ', 'tmb', 'ttb touch'] },
} as const satisfies Record<number, { name: string; aliases: readonly string[] }>

const known = (id: number): string | undefined => (banks as Record<number, { name: string }>)[id]?.name

/** What a bank's id is called in a text: never nothing, since an account may be with a bank that is not known here. */
export const bankName = (id: number): string => known(id) ?? `ธนาคารหมายเลข ${id}`

/** The same with the word before it, as a title. */
export const bankTitle = (id: number): string => `ธนาคาร${known(id) ?? `หมายเลข ${id}`}`
