import type * as thai from '#src/strings/line/liff-failures.ts'
import type { Sentences } from '../../sentences.ts'

export const liffFailures: Sentences<typeof thai.liffFailures> = {
  code: (code) => `Reference ${code}`,
  contact: 'Contact us',
  password: 'Sign in with username and password',
  openInLine: 'Open in LINE',
  retry: 'Try again',

  clockTitle: 'Your device’s clock is wrong',
  clockText: 'LINE cannot confirm who you are, as the time is more than 5 minutes off. Your money is safe',
  clockDevice: 'Device time',
  clockReal: 'Real time',
  clockSteps: [
    ['Open ', 'Settings', ' on your phone'],
    ['Go to ', 'Date and time', ''],
    ['Turn on ', 'Set automatically', ', then come back to this page'],
  ],
  clockRetry: 'Time is set, try again',

  networkTitle: 'Could not reach LINE',
  networkText: 'The connection may be unstable, or LINE is having trouble. Your money is safe',
  networkDevice: 'Your internet',
  networkDeviceWorks: 'Working',
  networkDeviceFails: 'Not connected',
  networkFine: 'OK',
  networkGone: 'Down',
  networkLine: 'LINE’s sign-in',
  networkLineText: 'No answer within 10 seconds',
  networkLineSilent: 'No answer',
  networkAgain: (time) => ['Trying again in ', time] as const,
  networkRetry: 'Try now',

  deniedTitle: 'Permission not given',
  deniedText: 'You chose not to allow it on LINE’s page, so we cannot sign you in',
  deniedName: 'Name and profile picture',
  deniedNameUse: 'Shown in your member menu',
  deniedId: 'LINE user ID',
  deniedIdUse: 'Matched with your account',
  deniedNever: 'We never see your chats, friends or LINE password',
  tryAgain: 'Allow again',

  outsideTitle: 'This link is open outside LINE',
  outsideText: 'Every page works on the web too. Just sign in once',
  outsideNext: 'After signing in you go to',
  signInWithLine: 'Sign in on the web',

  endpointTitle: 'The link’s address is not right',
  endpointText: 'LINE can only sign you in from links opened in the LINE app. Your money is safe',
  sdkTitle: 'LINE’s part did not load',
  sdkText: 'An ad blocker or the connection may be in the way. Your money is safe',
  storageTitle: 'The browser does not let us store data',
  storageText:
    'LINE cannot sign you in while cookies or site data are off. Turn them on and open this link again, or sign in with username and password. Your money is safe',
  oldTitle: 'The LINE app is too old',
  oldText: 'Update the LINE app and open this link again. Your money is safe',
  refusedTitle: 'Could not sign in with LINE',
  unknownTitle: 'Could not open in LINE',
  unknownText: 'Try again, or sign in with username and password. Your money is safe',
}
