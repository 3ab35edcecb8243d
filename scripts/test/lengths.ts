/**
 * Test files that take longest, in seconds, on a machine with two cores and nothing else to do. The longest of a kind begin
 * first, so that no worker is left with one of them at the end; what is not named takes a second or two.
 */
const lengths: Readonly<Record<string, number>> = {
  'server/start.test.ts': 53,
  'server/testing/crash/crash.test.ts': 50,
  'src/app/arrival/invitation.test.tsx': 35,
  'tests/faults/money.test.ts': 24,
  'src/pages/money/PaymentPage.test.tsx': 23,
  'server/start-database.test.ts': 21,
  'server/modules/auth/attack.test.ts': 19,
  'server/modules/fuzz.test.ts': 17,
  'src/app/arrival/invitation-ways.test.tsx': 16,
  'src/app/session/leaving.test.tsx': 16,
  'server/modules/yeekee/attacks.test.ts': 15,
  'src/pages/lotto/LottoRoundPage.test.tsx': 14,
  'src/pages/money/WithdrawPage.test.tsx': 14,
  'src/features/yeekee/YeekeeRoom.test.tsx': 13,
  'src/data/affected.test.ts': 12,
  'src/pages/rewards/WheelPage.test.tsx': 12,
  'src/app/routes/addresses.test.tsx': 11,
  'src/pages/rewards/PollPage.test.tsx': 10,
  'sandbox/rewards/seed-cashback.test.ts': 10,
  'src/pages/money/DepositPage.test.tsx': 8,
  'src/app/routes/kept-input.test.tsx': 8,
  'src/features/auth/register/register.test.tsx': 8,
  'src/pages/member/AffiliatePage.test.tsx': 7,
  'server/modules/bill/limits.test.ts': 7,
  'server/modules/bill/settle.test.ts': 7,
  'scripts/liff.test.ts': 7,
  'src/pages/member/PromotionsPage.test.tsx': 7,
  'src/pages/auth/RegisterPage.test.tsx': 7,
  'src/pages/rewards/RedeemPage.test.tsx': 6,
  'src/pages/member/ProfilePage.test.tsx': 6,
  'server/jobs/jobs.test.ts': 5,
}

/** Seconds that a test file takes, by its path from the project's folder: known, or what most take with their imports. */
export const lengthOf = (file: string): number => lengths[file] ?? 2
