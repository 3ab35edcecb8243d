/** Names that a member's things are born with. */
export const memberNames = {
  mainWallet: 'กระเป๋าหลัก',
} as const
