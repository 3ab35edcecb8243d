/** A visitor's answer to "how do you want to play". */
export type GameChoice = 'demo' | 'login' | 'closed'
