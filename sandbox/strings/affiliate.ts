/** Terms of the sandbox's agent, beside the rules of the computation. */
export const sandboxAffiliate = {
  terms: ['ชวนได้เฉพาะผู้มีอายุ 20 ปีขึ้นไป', 'ห้ามสมัครซ้ำหรือสมัครแทนผู้อื่น ตรวจพบแล้วอาจถูกระงับบัญชีและยกเลิกค่าแนะนำ'],
} as const
