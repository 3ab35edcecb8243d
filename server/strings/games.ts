/** Sentences of the game module. */
import type { LobbyKey } from '#contracts/games.ts'

export const games = {
  lobby: {
    last: 'เล่นล่าสุด',
    hot: 'ฮิต',
    casino: 'คาสิโน',
    slot: 'สล็อต',
    fishing: 'ยิงปลา',
    sport: 'กีฬา',
    freespin: 'ฟรีสปิน',
  } satisfies Record<LobbyKey, string>,
  unknownGame: 'ไม่พบเกมนี้ กรุณาเลือกเกมอื่น',
  maintenance: 'เกมนี้ปิดปรับปรุงชั่วคราว กรุณาเลือกเกมอื่น เงินในกระเป๋าของคุณยังอยู่ครบ',
  noDemo: 'เกมนี้ไม่มีโหมดทดลองเล่น',
  noProvider: 'ยังไม่เปิดให้บริการค่ายเกมนี้ กรุณาเลือกเกมอื่น',
  unknownWallet: 'ไม่พบกระเป๋านี้ กรุณาเลือกกระเป๋าอีกครั้ง',
  walletDoesNotFit: 'กระเป๋านี้ใช้เล่นเกมหมวดนี้ไม่ได้ กรุณาเลือกกระเป๋าอื่น',
} as const
