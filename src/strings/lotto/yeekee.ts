/** Yeekee: the room, shooting, the result and its proof. */
export const yeekee = {
  round: (no: number) => `รอบที่ ${no}`,
  ofDay: (count: number) => `จาก ${count}`,
  closesAt: (time: string) => `ปิดรับ ${time}`,
  opensAt: (time: string) => `เปิดยิงเลข ${time}`,
  closingSoon: 'ใกล้ปิดรับ',
  closedAt: (time: string) => `ปิดรับแล้ว ${time}`,
  closesIn: 'ปิดรับใน',
  opensIn: 'เปิดยิงเลขใน',
  sum: 'ผลรวม',
  sumHidden: 'เปิดเผยพร้อมผล',
  shotCount: 'ยิงแล้ว',
  count: (count: string) => `${count} เลข`,
  loadFailed: 'โหลดห้องยิงเลขไม่สำเร็จ',
  loadFailedText: 'เลขที่คุณยิงไว้แล้วยังอยู่ครบ',

  phases: {
    early: 'ยังไม่ถึงเวลายิงเลข',
    open: 'เปิดให้ยิงเลข',
    waiting: 'ปิดรับแล้ว กำลังคำนวณผล',
    resulted: 'ออกผลแล้ว',
    postponed: 'เลื่อนออกผล',
    cancelled: 'รอบนี้งดออกผล',
  },

  tabs: 'ส่วนของรอบนี้',
  tab: { shoot: 'ยิงเลข', bet: 'แทงหวย', last: 'ผลรอบก่อน' },

  slots: 'เลข 5 หลักที่จะยิง',
  slotsEmpty: 'ยังไม่ได้ใส่เลข',
  random: 'สุ่ม',
  fillUp: 'ใส่เลขให้ครบ 5 หลัก',
  shoot: 'ยิงเลข',
  waitFor: (seconds: number) => `ยิงได้อีกใน ${seconds} วินาที`,
  tooEarly: (seconds: number) => `กรุณารออีก ${seconds} วินาที`,
  final: 'เลขที่ยิงแล้วแก้ไขหรือยกเลิกไม่ได้',
  left: (count: string) => `คุณยิงได้อีก ${count} เลขในรอบนี้`,
  done: (number: string, seq: string) => `ยิงเลข ${number} แล้ว ลำดับที่ ${seq}`,
  notArrived: 'เลขยังไม่ถึงระบบ กดยิงอีกครั้งได้',
  prizes: (ranks: string, stake: string) =>
    `ผู้ยิงเลข${ranks} นับจากเลขล่าสุด เมื่อแทงรอบนี้ตั้งแต่ ${stake} ขึ้นไป ไม่นับโพยที่ยกเลิกและประเภทที่แทงเกินครึ่งของเลขทั้งหมด`,
  prizeShooters: (members: number) =>
    `มีรางวัลเมื่อมีผู้ยิงอย่างน้อย ${members} คน คนละไม่เกิน 1 ลำดับ ถ้ายิงไม่ถึง 16 เลข ลำดับที่ 16 ไม่มีรางวัล`,
  prizeRank: (rank: number, amount: string) => `ลำดับที่ ${rank} รับ ${amount}`,
  and: ' และ',

  early: 'ยังไม่ถึงเวลายิงเลข',
  earlyText: (time: string) => `เริ่มยิงได้ ${time} ระหว่างนี้แทงหวยรอบนี้ได้`,
  usedUp: 'คุณยิงครบจำนวนของรอบนี้แล้ว',
  usedUpText: 'รอดูผลได้ที่หน้านี้ หรือยิงต่อในรอบถัดไป',
  visitor: 'เข้าสู่ระบบเพื่อยิงเลข',
  visitorText: 'การยิงเลขไม่มีค่าใช้จ่าย ทุกเลขมีผลต่อผลของรอบนี้',
  login: 'เข้าสู่ระบบ',
  over: 'หมดเวลายิงเลขแล้ว',
  calculating: 'กำลังคำนวณผล',
  calculatingText: 'ผลจะขึ้นที่หน้านี้เอง ไม่ต้องโหลดหน้าใหม่',
  delaying: (done: string, all: string) => `คำนวณการหน่วงเวลาแล้ว ${done} จาก ${all} ช่วง`,
  delayProgress: 'ความคืบหน้าของการหน่วงเวลา',
  postponed: 'เลื่อนออกผล',
  postponedText: 'โพยของรอบนี้ยังอยู่ครบ ผลจะขึ้นที่หน้านี้เอง',
  refunded: 'รอบนี้งดออกผล',
  refundedText: 'ระบบคืนเงินแทงของรอบนี้เข้ากระเป๋าเดิมแล้ว',
  seeBills: 'ดูโพยของฉัน',

  live: 'รายการยิงเลขสด',
  everyone: 'ทั้งหมด',
  ownOnly: 'ของฉัน',
  showing: 'เลือกรายการที่แสดง',
  you: 'คุณ',
  masked: 'ปิดไว้จนกว่าจะออกผล',
  noShots: 'ยังไม่มีใครยิงเลข',
  noShotsText: 'เลขแรกของรอบนี้อาจเป็นของคุณ',
  noneOwn: 'คุณยังไม่ได้ยิงเลขในรอบนี้',
  older: 'ดูเลขก่อนหน้า',
  olderFailed: 'โหลดเลขก่อนหน้าไม่สำเร็จ',
  subtracted: 'เลขที่ใช้หักในรอบนี้',
  byHouse: 'เลขแทนจากระบบ',

  lastNone: 'ยังไม่มีผลของรอบก่อน',
  lastTitle: (title: string) => `ผล ${title}`,
  seeProof: 'ดูวิธีคิดผล',
  allResults: 'ผลย้อนหลัง',

  resultTitle: (no: number) => `ผลยี่กี รอบที่ ${no}`,
  resultAt: (date: string, time: string) => `ออกผล ${date} เวลา ${time}`,
  top3: 'สามตัวบน',
  bottom2: 'สองตัวล่าง',
  how: 'วิธีคิดผลรอบนี้',
  total: 'ผลรวมเลขทั้งหมด',
  less: 'หักเลขลำดับที่ 16',
  lessOf: (name: string, seq: string) => `ยิงโดย ${name} แถวที่ ${seq}`,
  lessFromNewest: 'ลำดับที่ 16 นับจากเลขล่าสุด',
  lessNone: 'มีผู้ยิงไม่ถึง 16 เลข จึงไม่หัก',
  salt: 'บวกค่าสุ่มหลังปิดรับ',
  saltFrom: (round: string) => `ค่าสุ่มหมายเลข ${round} ที่ระบุไว้ก่อนเปิดรอบ`,
  saltFromDelay: (segments: string) => `ค่าหลังการหน่วงเวลา ${segments} ช่วง เริ่มจากแฮชสุดท้ายของรายการ`,
  answer: 'ผลลัพธ์',
  top3How: 'สามหลักท้ายเป็นสามตัวบน',
  bottom2How: 'หลักหมื่นและหลักพันเป็นสองตัวล่าง',
  fillers: (count: number) => `มีเลขแทนจากระบบ ${count} เลข เพราะมีผู้ยิงไม่ถึง 16 เลข`,
  prizeTitle: 'รางวัลยิงเลข',
  prizeNone: 'รอบนี้ไม่มีผู้ได้รางวัลยิงเลข',
  prizeLine: (rank: number) => `ลำดับที่ ${rank}`,
  prizeSeq: (name: string, seq: string) => `${name} แถวที่ ${seq}`,
  share: 'แชร์ผล',
  next: (no: number) => `ไปรอบที่ ${no}`,
  nextLeft: (time: string) => `เหลือ ${time}`,

  fair: 'ตรวจสอบความยุติธรรม',
  checking: 'กำลังตรวจ',
  passed: 'ผ่าน',
  failed: 'ไม่ผ่าน',
  failedAt: (steps: string) => `ไม่ผ่านที่ ${steps} กรุณาแจ้งเจ้าหน้าที่พร้อมไฟล์ที่ดาวน์โหลด`,
  failedRun: 'ตรวจบนเครื่องนี้ไม่ได้ ดาวน์โหลดไฟล์ไปตรวจที่เครื่องอื่นได้',
  fairText: 'เครื่องของคุณคำนวณใหม่ทุกขั้นจากรายการที่เปิดเผย ไม่ใช้คำตอบของระบบ',
  steps: {
    rules: { name: 'กติกา', text: () => 'เป็นกติกาฉบับที่ประกาศไว้' },
    list: { name: 'รายการเลข', text: (f) => `ได้รับเลขครบ ${f.count} รายการ ตามลำดับเวลา` },
    commit: {
      name: 'ค่าแฮชของซีด',
      text: (f) => (f.seen ? 'ซีดตรงกับค่าแฮชที่เครื่องนี้เห็นก่อนออกผล' : 'ซีดที่เปิดเผยตรงกับค่าแฮชที่ประกาศ'),
    },
    chain: {
      name: 'ห่วงโซ่แฮช',
      text: (f) => (f.seen ? 'ลำดับเลขตรงกับแฮชที่เครื่องนี้เห็นก่อนออกผล' : 'ลำดับเลขตรงกับแฮชที่ประกาศ'),
    },
    fillers: { name: 'เลขแทน', text: (f) => (f.fillers ? 'เลขแทนคำนวณจากซีดได้ตรงกัน' : 'ไม่มีเลขแทนจากระบบ') },
    day: {
      name: 'ซีดของวัน',
      text: (f) => (f.seen ? 'ซีดอยู่ในชุดของวันที่เครื่องนี้เห็นก่อนออกผล' : 'ซีดอยู่ในชุดที่ประกาศไว้ก่อนรอบแรกของวัน'),
    },
    beacon: {
      name: 'ค่าสุ่มหลังปิดรับ',
      text: (f) => `ลายเซ็นของค่าสุ่มหมายเลข ${f.beaconRound} ถูกต้อง และออกหลังเลขสุดท้าย`,
    },
    delay: {
      name: 'การหน่วงเวลา',
      text: (f) =>
        f.delayChecked === f.delaySegments
          ? `การหน่วงเวลาถูกต้องครบทั้ง ${f.delaySegments} ช่วง`
          : `สุ่มตรวจการหน่วงเวลา ${f.delayChecked} จาก ${f.delaySegments} ช่วง ถูกต้อง ถ้ามีช่วงปลอม 1 ช่วง จะพบด้วยโอกาส ${f.delayChance}`,
    },
    salt: { name: 'เลขบวก', text: (f) => `เลขบวกจากซีด รายการเลข และค่าสุ่มหลังปิดรับ คือ ${f.salt}` },
    sum: { name: 'ผลรวม', text: (f) => `รวมใหม่บนเครื่องของคุณได้ ${f.sum}` },
    rank16: {
      name: 'เลขลำดับที่ 16',
      text: (f) => (f.rank16 ? `เลขลำดับที่ 16 คือ ${f.rank16}` : 'มีผู้ยิงไม่ถึง 16 เลข จึงไม่มีเลขที่หัก'),
    },
    digits: {
      name: 'ผลที่ประกาศ',
      text: (f) => `ผลตรงกับที่ประกาศ สามตัวบน ${f.top3} สองตัวล่าง ${f.bottom2}`,
    },
    prizes: { name: 'รางวัลยิงเลข', text: () => 'รางวัลเป็นของเลขในลำดับที่ถูกต้อง' },
    receipts: {
      name: 'ใบรับของคุณ',
      text: (f) => (f.receipts ? `เลขของคุณ ${f.receipts} เลขอยู่ครบตามใบรับ` : 'เครื่องนี้ไม่มีใบรับของรอบนี้'),
    },
  } satisfies Record<string, { name: string; text: (figures: ProofFigures) => string }>,
  /** What a pass means, and what it does not. */
  means: {
    nobody:
      'ผ่านหมายความว่า ผลมาจากเลขที่ยิง ซีดที่ประกาศไว้ก่อน และค่าสุ่มสาธารณะ drand ที่ออกหลังปิดรับ ไม่มีใครรู้หรือเลือกผลล่วงหน้าได้ รวมถึงเว็บนี้',
    beaconOwner: 'ผ่านหมายความว่า สมาชิกไม่มีทางรู้หรือเลือกผลได้ แต่ค่าสุ่มของรอบนี้มาจากระบบทดลอง ผู้ดูแลระบบทดลองรู้ล่วงหน้าได้',
    house: 'ผ่านหมายความว่า ไม่มีการแก้รายการหลังให้ใบรับ รอบนี้ใช้กติกาเดิม ซึ่งผู้ที่เห็นเลขก่อนปิดรับคำนวณผลได้',
    voided: 'รอบนี้งดออกผล ซีดและรายการเลขเปิดให้ตรวจได้เหมือนรอบอื่น',
  },
  /** The same of rounds by the delay; `seconds`: what the fastest machine is taken to need. */
  meansDelay: {
    delayOwn: (seconds: string) =>
      `ผ่านหมายความว่า นับจากเลขสุดท้ายที่คุณยิง ไม่มีใครรู้หรือเลือกผลได้ก่อนแฮชสุดท้ายเผยแพร่ รวมถึงเว็บนี้ เว้นแต่มีเครื่องที่คำนวณการหน่วงเวลาเร็วกว่า ${seconds} วินาที`,
    delayOthers: (seconds: string) =>
      `ผ่านหมายความว่า ไม่มีใครรู้หรือเลือกผลได้ก่อนปิดรับ ถ้าเลขที่ยิงใน ${seconds} วินาทีสุดท้ายไม่ใช่เลขของเว็บนี้เอง และไม่มีเครื่องที่คำนวณการหน่วงเวลาได้เร็วกว่านั้น`,
    delayQuiet: (seconds: string) =>
      `ผ่านหมายความว่า สมาชิกไม่มีทางรู้ผล แต่ไม่มีเลขใดยิงใน ${seconds} วินาทีสุดท้าย การตรวจนี้จึงไม่ยืนยันว่าเว็บนี้ไม่ได้คำนวณผลไว้ก่อน`,
  },
  delayAll: 'ตรวจการหน่วงเวลาทุกช่วง',
  delayAllStop: 'หยุดตรวจ',
  delayAllAt: (checked: string, all: string) => `ตรวจแล้ว ${checked} จาก ${all} ช่วง`,
  delayAllHolds: (all: string) => `ตรวจครบ ${all} ช่วงแล้ว ถูกต้องทุกช่วง`,
  delayAllWrong: (segment: string) => `ช่วงที่ ${segment} ไม่ถูกต้อง กรุณาแจ้งเจ้าหน้าที่พร้อมไฟล์ที่ดาวน์โหลด`,
  delayLabel: 'ค่าหลังการหน่วงเวลา',
  lastHeadLabel: 'แฮชสุดท้ายของรายการ เผยแพร่เมื่อปิดรับ',
  /** Which of the two a round has. */
  drawnBy: {
    beacon: 'ค่าสุ่มออกหลังปิดรับ',
    delay: 'หน่วงเวลาหลังปิดรับ',
  },
  stepFailed: (name: string) => `${name}ไม่ตรง`,
  commitLabel: 'ค่าแฮชของซีด (SHA-256) ประกาศก่อนเปิดรอบ',
  anchorLabel: 'แฮชต้นทางของซีดทั้งวัน',
  signatureLabel: (round: string) => `ลายเซ็นของค่าสุ่มหมายเลข ${round}`,
  seedLabel: 'ซีดที่เปิดเผยพร้อมผล',
  headLabel: 'แฮชล่าสุดของรายการ',
  copyHash: (what: string) => `คัดลอก${what}`,
  copied: 'คัดลอกแล้ว',
  copyFailed: 'คัดลอกไม่ได้ กดค้างที่ข้อความเพื่อคัดลอก',
  seeAll: 'ดูเลขทั้งหมด',
  hideAll: 'ซ่อนเลขทั้งหมด',
  download: 'ดาวน์โหลด',
  downloaded: 'บันทึกไฟล์แล้ว',
  exportCopied: 'คัดลอกข้อมูลตรวจสอบแล้ว วางเก็บไว้ในแชตหรือโน้ตได้',
  promise: 'รางวัลยิงเลขและการรับรองผล',
  promiseText: [
    'ก่อนรอบแรกของวัน ระบบประกาศแฮชต้นทางของซีดทุกรอบ และเปิดเผยซีดพร้อมผล แม้รอบที่งดออกผล',
    'ทุกเลขที่ยิงต่อกันเป็นห่วงโซ่แฮชพร้อมเวลาและผู้ยิง คุณได้ใบรับทุกครั้ง แก้หรือสลับภายหลังไม่ได้',
    'เลขทุกหลักและผลรวมปิดไว้จนออกผล และไม่มีบัญชีของเว็บยิงเลข',
    'ถ้ามีผู้ยิงไม่ถึง 16 เลข จะไม่มีการหักเลข ผลยังมีค่าสุ่มเสมอ',
    'แฮชสุดท้ายของรายการขึ้นที่หน้านี้ทันทีที่ปิดรับ เครื่องที่เปิดหน้านี้อยู่เก็บไว้ตรวจกับรายการที่เปิดเผย',
  ],
  promiseBeacon: 'ผลรวมค่าสุ่มที่ออกหลังปิดรับไว้ด้วย หมายเลขของค่าสุ่มระบุไว้ก่อนเปิดรอบ',
  promiseDelay: (seconds: string) => [
    `ผลรวมค่าที่ต้องคำนวณต่อเนื่องจากแฮชสุดท้ายไว้ด้วย ความยาวระบุไว้ก่อนเปิดรอบ และเครื่องที่เร็วที่สุดที่คาดไว้ยังใช้เวลาอย่างน้อย ${seconds} วินาที`,
    `ถ้าคุณยิงเลขใน ${seconds} วินาทีสุดท้ายและเปิดหน้านี้ไว้จนปิดรับ เครื่องของคุณตรวจได้เองว่าไม่มีใครคำนวณผลทันก่อนปิดรับ รวมถึงเว็บนี้`,
    `ถ้าไม่มีใครยิงเลขใน ${seconds} วินาทีสุดท้าย การหน่วงเวลาไม่กันเว็บนี้จากการคำนวณไว้ก่อน หน้าผลจะบอกไว้`,
  ],
} as const

/** What the sentences of a proof tell, in digits. */
export interface ProofFigures {
  count: string
  fillers: number
  sum: string
  /** '' where fewer than sixteen shot. */
  rank16: string
  beaconRound: string
  /** Segments of the delay: how many were checked, of how many, and how likely one that is false was among them. */
  delayChecked: string
  delaySegments: string
  delayChance: string
  salt: string
  top3: string
  bottom2: string
  receipts: number
  /** This device followed the round while it ran. */
  seen: boolean
}
