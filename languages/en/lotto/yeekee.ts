import type * as thai from '#src/strings/lotto/yeekee.ts'
import type { Sentences } from '../../sentences.ts'
import { counted } from '../../counted.ts'

export const yeekee: Sentences<typeof thai.yeekee> = {
  round: (no) => `Round ${no}`,
  ofDay: (count) => `of ${count}`,
  closesAt: (time) => `Closes ${time}`,
  opensAt: (time) => `Shooting opens ${time}`,
  closingSoon: 'Closing soon',
  closedAt: (time) => `Closed ${time}`,
  closesIn: 'Closes in',
  opensIn: 'Shooting opens in',
  sum: 'Sum',
  sumHidden: 'Shown with the result',
  shotCount: 'Shot so far',
  count: (count) => counted(count, 'number'),
  loadFailed: 'Could not load the round',
  loadFailedText: 'The numbers you shot are safe',

  phases: {
    early: 'Shooting has not begun',
    open: 'Open for shooting',
    waiting: 'Closed. Computing the result',
    resulted: 'Result is out',
    postponed: 'Postponed',
    cancelled: 'No result in this round',
  },

  tabs: 'Parts of this round',
  tab: { shoot: 'Shoot', bet: 'Bet', last: 'Last result' },

  slots: 'The 5 digits to shoot',
  slotsEmpty: 'No digits yet',
  random: 'Random',
  fillUp: 'Enter all 5 digits',
  shoot: 'Shoot',
  waitFor: (seconds) => `Shoot again in ${seconds} s`,
  tooEarly: (seconds) => `Please wait ${counted(seconds, 'second')}`,
  final: 'A number that was shot cannot be changed or taken back',
  left: (count) => `You can shoot ${counted(count, 'more number', 'more numbers')} in this round`,
  done: (number, seq) => `${number} shot, no. ${seq}`,
  notArrived: 'It did not arrive. You can shoot again',
  prizes: (ranks, stake) =>
    `Shooters of ${ranks}, counted from the newest number, when they bet ${stake} or more on this round. Cancelled bets do not count, nor types on which more than half of all numbers were bet`,
  prizeShooters: (members) =>
    `Prizes are given when at least ${members} people shoot, at most 1 each. With fewer than 16 numbers there is no prize for no. 16`,
  prizeRank: (rank, amount) => `No. ${rank} gets ${amount}`,
  and: ' and ',

  early: 'Shooting has not begun',
  earlyText: (time) => `Shooting begins ${time}. Until then you can bet on this round`,
  usedUp: 'You have shot all your numbers in this round',
  usedUpText: 'The result appears here, or shoot in the next round',
  visitor: 'Sign in to shoot',
  visitorText: 'Shooting is free. Every number is part of the result',
  login: 'Sign in',
  over: 'Shooting is over',
  calculating: 'Computing the result',
  calculatingText: 'It appears here by itself. No need to reload',
  delaying: (done, all) => `Delay computed: ${done} of ${all} segments`,
  delayProgress: 'Progress of the delay',
  postponed: 'Postponed',
  postponedText: 'Bets on this round are safe. The result appears here by itself',
  refunded: 'No result in this round',
  refundedText: 'Bets on this round were refunded to the same wallets',
  seeBills: 'See my bets',

  live: 'Live numbers',
  everyone: 'All',
  ownOnly: 'Mine',
  showing: 'Choose what to show',
  you: 'You',
  masked: 'Hidden until the result',
  noShots: 'Nobody has shot yet',
  noShotsText: 'The first number of this round may be yours',
  noneOwn: 'You have not shot in this round',
  older: 'See earlier numbers',
  olderFailed: 'Could not load earlier numbers',
  subtracted: 'Number subtracted in this round',
  byHouse: 'Filled in by the system',

  lastNone: 'No result of the last round yet',
  lastTitle: (title) => `Result ${title}`,
  seeProof: 'See how it was computed',
  allResults: 'Past results',

  resultTitle: (no) => `Yeekee result, round ${no}`,
  resultAt: (date, time) => `Drawn ${date} at ${time}`,
  top3: 'Top 3',
  bottom2: 'Bottom 2',
  how: 'How this result was computed',
  total: 'Sum of all numbers',
  less: 'Less the 16th number',
  lessOf: (name, seq) => `Shot by ${name}, row ${seq}`,
  lessFromNewest: 'The 16th from the newest',
  lessNone: 'Fewer than 16 numbers, so nothing is subtracted',
  salt: 'Plus a random value from after closing',
  saltFrom: (round) => `Random value no. ${round}, named before the round opened`,
  saltFromDelay: (segments) => `Value after a delay of ${segments} segments, from the last hash of the list`,
  answer: 'Outcome',
  top3How: 'The last three digits are the top 3',
  bottom2How: 'The ten thousands and thousands are the bottom 2',
  fillers: (count) => `${counted(count, 'number')} filled in by the system, as fewer than 16 were shot`,
  prizeTitle: 'Shooting prizes',
  prizeNone: 'Nobody won a shooting prize in this round',
  prizeLine: (rank) => `No. ${rank}`,
  prizeSeq: (name, seq) => `${name}, row ${seq}`,
  share: 'Share result',
  next: (no) => `To round ${no}`,
  nextLeft: (time) => `${time} left`,

  fair: 'Check fairness',
  checking: 'Checking',
  passed: 'Passed',
  failed: 'Not passed',
  failedAt: (steps) => `Not passed at ${steps}. Please send support the downloaded file`,
  failedRun: 'This device cannot check it. Download the file and check it elsewhere',
  fairText: 'Your device computes every step again from the published list, without taking our answer',
  steps: {
    rules: { name: 'Rules', text: () => 'These are the published rules' },
    list: { name: 'List of numbers', text: (f) => `All ${f.count} numbers received, in order of time` },
    commit: {
      name: 'Hash of the seed',
      text: (f) =>
        f.seen
          ? 'The seed has the hash this device saw before the result'
          : 'The revealed seed has the published hash',
    },
    chain: {
      name: 'Hash chain',
      text: (f) =>
        f.seen
          ? 'The order of numbers has the hash this device saw before the result'
          : 'The order of numbers has the published hash',
    },
    fillers: {
      name: 'Filled-in numbers',
      text: (f) => (f.fillers ? 'They are computed from the seed' : 'No numbers were filled in'),
    },
    day: {
      name: 'Seed of the day',
      text: (f) =>
        f.seen
          ? 'The seed belongs to the set this device saw before the result'
          : 'The seed belongs to the set published before the day’s first round',
    },
    beacon: {
      name: 'Random value after closing',
      text: (f) =>
        `The signature of random value no. ${f.beaconRound} is right, and it came after the last number`,
    },
    delay: {
      name: 'Delay',
      text: (f) =>
        f.delayChecked === f.delaySegments
          ? `All ${f.delaySegments} segments of the delay are right`
          : `${f.delayChecked} of ${f.delaySegments} segments of the delay were sampled and are right. One false segment would be found with a chance of ${f.delayChance}`,
    },
    salt: {
      name: 'Added number',
      text: (f) => `From the seed, the list and the random value after closing: ${f.salt}`,
    },
    sum: { name: 'Sum', text: (f) => `Added up again on your device: ${f.sum}` },
    rank16: {
      name: 'The 16th number',
      text: (f) =>
        f.rank16 ? `The 16th number is ${f.rank16}` : 'Fewer than 16 numbers, so nothing is subtracted',
    },
    digits: {
      name: 'Published result',
      text: (f) => `It is the published one: top 3 ${f.top3}, bottom 2 ${f.bottom2}`,
    },
    prizes: { name: 'Shooting prizes', text: () => 'They belong to the numbers of the right rank' },
    receipts: {
      name: 'Your receipts',
      text: (f) =>
        f.receipts
          ? `All of your ${counted(f.receipts, 'number')} are there, by your receipts`
          : 'This device has no receipts of this round',
    },
  },
  means: {
    nobody:
      'Passing means: the result comes from the numbers shot, a seed published before, and drand’s public random value from after closing. Nobody could know or choose it beforehand, this site included',
    beaconOwner:
      'Passing means: no member could know or choose the result. But this round’s random value is from the sandbox, whose operator could know it beforehand',
    house:
      'Passing means: the list was not changed after receipts were given. This round has older rules, by which whoever saw the numbers before closing could compute the result',
    voided: 'This round has no result. Its seed and list can be checked like those of any other',
  },
  meansDelay: {
    delayOwn: (seconds) =>
      `Passing means: from your last number on, nobody could know or choose the result before the last hash was published, this site included, unless a machine computes the delay in less than ${seconds} seconds`,
    delayOthers: (seconds) =>
      `Passing means: nobody could know or choose the result before closing, if the numbers of the last ${seconds} seconds are not this site’s own and no machine computes the delay faster`,
    delayQuiet: (seconds) =>
      `Passing means: no member could know the result. But no number was shot in the last ${seconds} seconds, so this does not prove that the site had not computed it before`,
  },
  delayAll: 'Check every segment of the delay',
  delayAllStop: 'Stop',
  delayAllAt: (checked, all) => `${checked} of ${all} segments checked`,
  delayAllHolds: (all) => `All ${all} segments checked and right`,
  delayAllWrong: (segment) => `Segment ${segment} is not right. Please send support the downloaded file`,
  delayLabel: 'Value after the delay',
  lastHeadLabel: 'Last hash of the list, published at closing',
  drawnBy: {
    beacon: 'Random value from after closing',
    delay: 'Delay after closing',
  },
  stepFailed: (name) => `${name} does not match`,
  commitLabel: 'Hash of the seed (SHA-256), published before the round',
  anchorLabel: 'Origin hash of the day’s seeds',
  signatureLabel: (round) => `Signature of random value no. ${round}`,
  seedLabel: 'Seed, revealed with the result',
  headLabel: 'Latest hash of the list',
  copyHash: (what) => `Copy ${what}`,
  copied: 'Copied',
  copyFailed: 'Could not copy. Press and hold the text to copy it',
  seeAll: 'See all numbers',
  hideAll: 'Hide numbers',
  download: 'Download',
  downloaded: 'File saved',
  exportCopied: 'Check data copied. Paste it in a chat or a note to keep it',
  promise: 'Shooting prizes and how results are vouched for',
  promiseText: [
    'Before the day’s first round, the origin hash of all seeds is published. Seeds are revealed with the result, even of rounds without one',
    'Every number is linked into a hash chain with its time and shooter. You get a receipt each time. Nothing can be changed or swapped later',
    'All digits and the sum are hidden until the result, and no account of this site shoots',
    'With fewer than 16 numbers nothing is subtracted. The result always has a random value',
    'The last hash of the list appears here the moment the round closes. Devices with this page open keep it to check the published list',
  ],
  promiseBeacon:
    'The result includes a random value from after closing, whose number is named before the round opens',
  promiseDelay: (seconds) => [
    `The result includes a value that must be computed step by step from the last hash. Its length is named before the round, and the fastest machine expected still needs at least ${seconds} seconds`,
    `If you shoot in the last ${seconds} seconds and keep this page open until closing, your device can check by itself that nobody could compute the result before closing, this site included`,
    `If nobody shoots in the last ${seconds} seconds, the delay does not keep this site from computing it before. The result page says so`,
  ],
}
