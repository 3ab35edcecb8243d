/**
 * Changes when a rule of `rules/lotto-wins.ts` or `digits.ts` changes. A round keeps the version it was opened under, a bill the
 * one it was placed under.
 */
export const RULE_VERSION = 'lotto-1'
