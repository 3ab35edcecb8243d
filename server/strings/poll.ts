/** Polls: why a vote is refused, the rule in words, and what winners are told. */
import { inBaht } from './money.ts'

interface Rule {
  readonly freeVotes: number
  /** Satang; null: no votes for deposits. */
  readonly depositPerVote: number | null
  readonly mostVotes: number
}

export const pollMessages = {
  unknown: 'ไม่พบโพลนี้',
  upcoming: 'โพลนี้ยังไม่เปิดโหวต',
  closed: 'โพลนี้ปิดโหวตแล้ว',
  unknownChoice: 'ไม่พบตัวเลือกนี้ในโพล กรุณาเลือกใหม่',
  noQuota: 'คุณใช้สิทธิ์โหวตของโพลนี้ครบแล้ว',
  more: (perVote: number) => `คุณใช้สิทธิ์โหวตที่มีครบแล้ว ฝากครบทุก ${inBaht(perVote)}ระหว่างเปิดโหวตได้เพิ่ม 1 สิทธิ์`,
  noneYet: (perVote: number) => `ฝากครบ ${inBaht(perVote)}ระหว่างเปิดโหวตเพื่อรับสิทธิ์โหวต`,
  done: 'บันทึกการโหวตแล้ว',

  facts: {
    pool: 'รางวัลรวม',
    poolText: (pool: number) => `${inBaht(pool)} แบ่งเท่ากันทุกโหวตที่ทายถูก ปัดเศษสตางค์ลง`,
    votes: 'สิทธิ์โหวต',
    votesText: ({ freeVotes, depositPerVote, mostVotes }: Rule): string => {
      const parts = [
        freeVotes > 0 && `ฟรี ${freeVotes} ครั้ง`,
        depositPerVote !== null &&
          mostVotes > freeVotes &&
          `ฝากครบทุก ${inBaht(depositPerVote)}ได้เพิ่ม 1 ครั้ง รวมไม่เกิน ${mostVotes} ครั้ง`,
      ]
      return parts.filter(Boolean).join(' ')
    },
    pay: 'การจ่าย',
    payText: 'เข้ากระเป๋าหลักหลังประกาศผล',
  },

  right: (votes: number) => `ทายถูก ${votes} โหวต`,
  wonTitle: 'คุณทายผลโพลถูก',
  wonText: (title: string, amount: number) => `${title} ได้รับ ${inBaht(amount)} เข้ากระเป๋าหลักแล้ว`,
} as const
