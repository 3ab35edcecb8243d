import type { SlipGroup, SlipLine, SlipView } from './slip-view.ts'

export interface SlipRow {
  key: string
  view: SlipLine
  group: SlipGroup
  /** Above this row stands the heading of its group. */
  heads: boolean
}

export const slipRows = ({ groups }: SlipView): SlipRow[] =>
  groups.flatMap((group) => group.lines.map((view, at) => ({ key: view.key, view, group, heads: at === 0 })))
