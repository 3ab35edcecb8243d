import type { Migration } from '../migration.ts'

/**
 * Moved draws are told with their year, and until when they are known (LOTTO-1). What was told without one is written out for the
 * years 2025 to 2027; that of 1 January is held on the 2nd since 2025, and not on 30 December any more.
 */
export const m0039DatedDraws: Migration = {
  name: '0039-dated-draws',
  sql: `
update lotteries set schedule = schedule || jsonb_build_object('until', '2027-12-31', 'moved', coalesce((
  select jsonb_object_agg(year || '-' || key, year || '-' || case when key = '01-01' and value = '12-30' then '01-02' else value end)
  from jsonb_each_text(schedule -> 'moved') cross join generate_series(2025, 2027) as year
  where key ~ '^\\d\\d-\\d\\d$'
), '{}'::jsonb))
where schedule ->> 'type' = 'monthly' and not schedule ? 'until';
`,
}
