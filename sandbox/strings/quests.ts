/** Quests of the sandbox's agent. */
const ownMoney = 'นับยอดเล่นด้วยเงินของคุณเอง ยอดที่ใช้โบนัสไม่นับ'

export const sandboxQuests = {
  deposit500: { title: 'ฝากครบ 500 บาท', description: 'นับยอดฝากที่เข้าบัญชีวันนี้' },
  yeekee: { title: 'ทายยี่กีครบ 3 รอบ', description: 'นับรอบที่ยิงเลขหรือแทงเลข', unit: 'รอบ' },
  slot: { title: 'เล่นสล็อตครบ 300 บาท', description: ownMoney },
  bill: { title: 'แทงหวยที่รู้ผลแล้ว 1 โพย', description: 'นับวันที่ออกผล โพยที่คืนเงินไม่นับ', unit: 'โพย' },
  friend: {
    title: 'ชวนเพื่อนยืนยันเบอร์ 1 คน',
    description: 'นับเพื่อนที่สมัครด้วยรหัสของคุณสัปดาห์นี้และยืนยันเบอร์แล้ว',
    unit: 'คน',
  },
  checkins: { title: 'เช็คอินครบ 5 วัน', description: 'นับวันจันทร์ถึงวันอาทิตย์', unit: 'วัน' },
  deposit3000: { title: 'ฝากครบ 3,000 บาท', description: 'นับยอดฝากที่เข้าบัญชีสัปดาห์นี้' },
  play5000: { title: 'เล่นเกมใดก็ได้ครบ 5,000 บาท', description: ownMoney },
  sport1000: { title: 'เล่นกีฬาครบ 1,000 บาท', description: ownMoney },
  sport5000: { title: 'เล่นกีฬาครบ 5,000 บาท', description: ownMoney },
  mobile: { title: 'ยืนยันเบอร์มือถือ', description: 'ยืนยันด้วยรหัสจาก SMS' },
  line: { title: 'ผูกบัญชี LINE', description: 'ใช้เข้าสู่ระบบและรับข่าวผลรางวัล' },
} as const
