import type * as thai from '#src/strings/by-contact.ts'
import type { Sentences } from '../sentences.ts'

const by = (username: string) => (username ? ` Username: ${username}.` : '')

export const byContact: Sentences<typeof thai.byContact> = {
  ways: {
    memberWithdraw: {
      title: 'Withdraw through an admin',
      text: 'On this site, withdrawals are made by an admin. Your money is safe in your wallet. Send the message below with the amount you want.',
      message: (username) => `I would like to withdraw.${by(username)} Amount (baht): `,
    },
    memberWithdrawal: {
      title: 'Ask about a withdrawal',
      text: 'An admin can tell you how your withdrawal is going. Send the message below to ask.',
      message: (username) => `Could you check the status of my withdrawal?${by(username)}`,
    },
    memberCoupon: {
      title: 'Use a coupon through an admin',
      text: 'Send an admin your coupon code and the credit will be added to your wallet.',
      message: (username) => `I would like to use a coupon.${by(username)} Coupon code: `,
    },
    memberStatement: {
      title: 'Ask an admin for your statement',
      text: 'Your current balance is on the wallet page. An admin can send you past transactions.',
      message: (username) => `Could you send me my past transactions?${by(username)} Dates: `,
    },
    memberPromotions: {
      title: 'Ask about your promotions',
      text: 'An admin can tell you about your active promotion and its turnover.',
      message: (username) => `Could you check my promotion and turnover?${by(username)}`,
    },
    other: {
      title: 'Done through an admin',
      text: 'This cannot be done on the site. Send a message and an admin will help you.',
      message: (username) => `I need some help.${by(username)} About: `,
    },
  },
  messageLabel: 'Message to send',
  copy: 'Copy message',
  copied: 'Message copied',
  copyFailed: 'Could not copy. Press and hold the text to copy it',
  line: 'Send on LINE',
  telegram: 'Send on Telegram',
  pasted: 'Open the chat and paste the copied message',
  noContact: 'This site has not given any contact yet. Please ask the person who invited you',
  toWallets: 'View wallets',
  seeAccounts: 'Deposit through an admin',
}
