/**
 * Changes when a rule of `rules/lotto-wins.ts`, `lotto-rates.ts` or `digits.ts` changes. A round keeps the version it was opened under, a bill the
 * one it was placed under.
 * `lotto-1`: a line that passed a step had its lower rate whole.
 */
export const RULE_VERSION = 'lotto-2'
