/** Puts the sandbox catalogue into the tables; at a later start it writes only when the catalogue has changed. */
import { count, sql } from 'drizzle-orm'
import { games, providers } from '#server/db/schema/games.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Db } from '#server/db/types.ts'
import { catalogueGames, catalogueProviders } from './catalogue.ts'

/** Column by column as the table has them, so that one statement with one parameter brings all rows. */
const rows = () =>
  catalogueGames.map((game) => ({
    id: game.game_id,
    provider_id: game.provider_id,
    sub_provider_id: game.sub_provider_id,
    source: game.source,
    name: game.game_name,
    name_en: game.game_name_en,
    category: game.category,
    image: game.image,
    tags: game.tags,
    rtp: game.rtp ?? null,
    volatility: game.volatility ?? null,
    has_demo: game.has_demo ?? false,
    popularity: game.popularity ?? 0,
    maintenance: game.maintenance ?? false,
    kind: game.kind,
  }))

const insertGames = () => sql`
  insert into ${games} (
    id, provider_id, sub_provider_id, source, name, name_en, category, image, tags, rtp, volatility, has_demo, popularity,
    maintenance, kind
  )
  select * from jsonb_to_recordset(${JSON.stringify(rows())}::jsonb) as row (
    id text, provider_id text, sub_provider_id text, source text, name text, name_en text, category text, image text,
    tags jsonb, rtp double precision, volatility integer, has_demo boolean, popularity double precision,
    maintenance boolean, kind text
  )
  on conflict (id) do update set
    name = excluded.name, name_en = excluded.name_en, image = excluded.image, tags = excluded.tags`

/** Seeds providers and games. Idempotent. */
export async function seedGames(db: Db): Promise<void> {
  const [have] = await db.select({ count: count() }).from(games)
  if (have!.count === catalogueGames.length) return
  await inTransaction(db, async (tx) => {
    const makers = catalogueProviders.map((provider, position) => ({
      id: provider.provider_id,
      name: provider.provider_name,
      nameEn: provider.provider_name_en,
      logo: provider.logo,
      position,
    }))
    await tx.insert(providers).values(makers).onConflictDoNothing()
    await tx.execute(insertGames())
  })
}
