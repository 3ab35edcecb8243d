/** The sandbox's deposit channels, its payee, and whose account a stranger pays from. */
export const bankWords = {
  payee: 'ระบบทดลอง ห้ามโอนจริง',
  stranger: 'สมหญิง คนอื่น',
  channels: {
    qr: { name: 'คิวอาร์พร้อมเพย์', description: 'เงินเข้าอัตโนมัติภายใน 1 นาที' },
    bank: { name: 'โอนผ่านธนาคาร', description: 'เงินเข้าภายใน 3 นาที' },
    truemoney: { name: 'ทรูมันนี่ วอลเล็ท', description: 'ฝากได้สูงสุด 20,000 บาทต่อครั้ง' },
  },
} as const
