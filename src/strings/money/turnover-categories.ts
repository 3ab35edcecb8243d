/** What play can count towards a promotion, as the contract names it (`TurnoverCategory`). */
export const turnoverCategories = {
  casino: 'คาสิโน',
  slot: 'สล็อต',
  fishing: 'ยิงปลา',
  sport: 'กีฬา',
  freespin: 'ฟรีสปิน',
  lotto: 'หวยและยี่กี',
} as const
