/** The agent's accounts, in the form of a deposit. */
export const agentAccounts = {
  title: { bank: 'บัญชีรับฝากของเว็บไซต์', truemoney: 'วอลเล็ทรับฝากของเว็บไซต์' },
  trueMoney: 'ทรูมันนี่ วอลเล็ท',
  orderFirst: 'สร้างรายการก่อนโอนทุกครั้ง ระบบจะบอกบัญชีและยอดที่ต้องโอน',
} as const
