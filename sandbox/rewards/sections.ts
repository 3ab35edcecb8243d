import { pollSection } from './polls.ts'
import { redemptionSection } from './redemption.ts'
import type { RewardsSection } from './section.ts'

/** In the order of the page. */
export const rewardsSections: readonly RewardsSection[] = [redemptionSection, pollSection]
