/** Who may do what at the desk: by a key that is shown once and kept as its hash. */
import { and, eq, isNull } from 'drizzle-orm'
import { operators, type Permission } from '../../db/schema/desk.ts'
import type { Db } from '../../db/types.ts'
import { hashToken, newToken } from '../../kit/identity/tokens.ts'

/** The name of whose key it is, with what it opens; undefined of none, and of one that was taken back. */
export async function operatorOf(
  db: Db,
  key: string,
): Promise<{ name: string; permissions: readonly Permission[] } | undefined> {
  const [row] = await db
    .select({ name: operators.name, permissions: operators.permissions })
    .from(operators)
    .where(and(eq(operators.keyHash, hashToken(key)), isNull(operators.revokedAt)))
  return row
}

/** Answers the key. A name that is there gets a new one, and its permissions anew: the key before opens nothing more. */
export async function addOperator(
  db: Db,
  name: string,
  permissions: readonly Permission[],
  now: number,
): Promise<string> {
  const key = newToken()
  const set = { keyHash: hashToken(key), permissions: [...permissions], createdAt: now, revokedAt: null }
  await db
    .insert(operators)
    .values({ name, ...set })
    .onConflictDoUpdate({ target: operators.name, set })
  return key
}

/** False: nobody of that name has a key that opens anything. */
export async function revokeOperator(db: Db, name: string, now: number): Promise<boolean> {
  const rows = await db
    .update(operators)
    .set({ revokedAt: now })
    .where(and(eq(operators.name, name), isNull(operators.revokedAt)))
    .returning({ id: operators.id })
  return rows.length > 0
}
