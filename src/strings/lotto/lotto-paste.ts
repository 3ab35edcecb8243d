/**
 * What people write when they send numbers by chat (domain.md §4.2), as sources of regular expressions: for reading,
 * never shown.
 */
const end = '(?![\u0E00-\u0E7F])'
const join = '[\\s\\-+/.,&]*'

/** Read in this order: the longer word before the one that it begins with. */
export const pasteWords = {
  doors: `19\\s*ประตู|รูด(?!หน้า|หลัง)`,
  frontSweep: 'รูดหน้า',
  backSweep: 'รูดหลัง',
  siblings: `เลขพี่น้อง|พี่น้อง|พน${end}`,
  withDoubles: '(?:รวม|เอา)\\s*เบิ้ล',
  doubles: 'เลขเบิ้ล|เบิ้ล',
  triples: 'เลขตอง|ตอง',
  win: 'วิน(?:เลข)?',
  per: 'ตัวละ|อย่างละ|ละ|ราคา',
  orders: `[36]?\\s*กลับ|ชุด|ช${end}`,
  both: `บน${join}ล่าง|ล่าง${join}บน|บ${join}ล\\.?${end}`,
  top: `บน|ตรง|เต็ง|บ\\.?${end}`,
  bottom: `ล่าง|ล\\.?${end}`,
  tod: `โต[๊้็]?ด|ต\\.?${end}`,
  front: 'หน้า',
  run: 'วิ่ง',
  unit: `บาท|บ\\.?${end}|฿|-(?=\\s*$)`,
  /** Said besides, and means nothing for the numbers. */
  polite: 'ครับผม|ครับ|คับ|ค่ะ|คะ|จ้า|จ้ะ|จ๊ะ|นะ|เลข',
  /** Number of digits said before the place: two digits below, three digits above. */
  digits: '(?:[1-4]|หนึ่ง|สอง|สาม|สี่)\\s*ตัว(?!ละ)',
} as const

/** Behind the number of digits. */
export const pasteDigits = 'ตัว'

/** Numbers of digits as they are spelt out. */
export const pasteCounts: Readonly<Record<string, number>> = { หนึ่ง: 1, สอง: 2, สาม: 3, สี่: 4 }

/** How a line begins that sums up or is about money already sent. */
export const pasteTotals = 'รวม|ยอด|ทั้งหมด|ทั้งสิ้น|สรุป|โอน|total'

const months = 'ม.ค|ก.พ|มี.ค|เม.ย|พ.ค|มิ.ย|ก.ค|ส.ค|ก.ย|ต.ค|พ.ย|ธ.ค'
const longMonths = 'มกรา|กุมภา|มีนา|เมษา|พฤษภา|มิถุนา|กรกฎา|สิงหา|กันยา|ตุลา|พฤศจิกา|ธันวา'

/** A date by the month's name, or the word for a draw before anything. */
export const pasteDates = `งวด|\\d{1,2}\\s*(?:${months.replaceAll('.', '\\.?')}|${longMonths})`
