export const agentMessages = {
  unknownAgent: 'ไม่พบรหัสตัวแทนนี้ กรุณาตรวจสอบลิงก์',
} as const
