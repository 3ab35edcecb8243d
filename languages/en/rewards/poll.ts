import type * as thai from '#src/strings/rewards/poll.ts'
import type { Sentences } from '../../sentences.ts'
import { counted } from '../../counted.ts'

export const poll: Sentences<typeof thai.poll> = {
  eyebrow: 'Prediction poll',
  share: 'Share poll',
  invite: 'Invite friends to vote',
  join: 'Vote',

  opensAt: (when) => `Voting opens ${when}`,
  closesAt: (when) => `Voting closes ${when}`,
  closedAt: (when) => `Voting closed ${when}`,
  announcedAt: (when) => `Announced ${when}`,
  daysLeft: (days, hours) => `${counted(days, 'day')}${hours > 0 ? ` ${counted(hours, 'hour')}` : ''} left`,
  hoursLeft: (hours, minutes) =>
    `${counted(hours, 'hour')}${minutes > 0 ? ` ${counted(minutes, 'minute')}` : ''} left`,
  minutesLeft: (clock) => `${clock} minutes left`,

  choose: 'Choose an answer',
  quotaLeft: 'Votes left',
  times: 'votes',
  final: 'A vote cannot be changed. Results are shown after you vote',
  vote: (choice) => `Vote for ${choice}`,
  chooseFirst: 'Choose an answer first',
  signInToVote: 'Sign in to see your votes',
  notYet: (when) => `Voting opens ${when}`,
  deposit: 'Deposit',
  notArrived: 'Your vote was not recorded. You can vote again',

  resultsNow: 'Votes so far',
  resultsFinal: 'Final votes',
  votes: (count) => counted(count, 'vote'),
  percent: (value) => `${value}%`,
  barOf: (choice) => `Votes for ${choice}`,
  mine: 'Your vote',
  mineTimes: (count) => `Your ${counted(count, 'vote')}`,
  right: 'Right answer',
  noVotes: 'No votes yet',

  recorded: (when) => `Vote recorded ${when}`,
  announces: (when) => `Result announced ${when}`,
  waiting: 'Voting is closed. Waiting for the result',
  answerIs: (choice) => `The right answer is ${choice}`,
  youWere: (votes, amount) =>
    `You were right with ${counted(votes, 'vote')}. Prize of ${amount} to your main wallet`,
  youWereRight: (votes) => `You were right with ${counted(votes, 'vote')}`,
  youWereWrong: 'Not right this time',
  again: (left) => `Vote again (${left} left)`,
  backToResults: 'See results',

  rules: 'Rules',
  yourQuota: 'Your votes',
  used: (used, quota) => `${used} of ${quota} used`,
  counted: (when) => `Counted ${when}`,

  winners: 'Winners',
  winnersBefore: 'Winners of the last poll',
  noWinners: 'Nobody was right this time',
  paying: 'Prizes are being paid to main wallets',
  moreWinners: (count) => `and ${count} more`,
  winnersFailed: 'Could not load winners',
  statsFailed: 'Could not load results',
  ownFailed: 'Could not load your votes',
  loadFailed: 'Could not load the poll',
  loadFailedText: 'Check your connection and try again',
  missingTitle: 'Poll not found',
  missingText: 'The link may be incomplete, or the poll was removed',
  toCurrent: 'See the latest poll',
  none: 'No polls yet',
  noneText: 'New polls appear here when voting opens',
}
