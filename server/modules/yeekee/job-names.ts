/** Names of the jobs that end rounds: each sends the other. */
export const YEEKEE_CLOSE = 'yeekee-close'
export const YEEKEE_DELAY = 'yeekee-delay'
