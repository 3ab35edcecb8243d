/** What a member has in the header of every page, in one file of code. */
export { InboxBell } from '#src/features/inbox/InboxBell.tsx'
export { BalanceChip } from '#src/features/wallets/BalanceChip.tsx'
