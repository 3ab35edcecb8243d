/** One call of the desk: what its body has to be, and what is done. */
import * as z from 'zod/mini'
import type { Tx } from '../../db/types.ts'

export interface Acting {
  /** By name; what needs two operators needs two names. */
  readonly operator: string
  readonly now: number
}

/**
 * `waits`: nothing is done until another operator asks for the same; `looser`: it would loosen what protects a member, which nobody but
 * they may; `moved`: what it goes by is another by now; false: there is nothing to do it to.
 */
export type Done = boolean | 'waits' | 'looser' | 'moved'

/** Null: the body cannot be read. What makes no sense throws a RangeError. */
export type Doing = (tx: Tx, body: unknown, acting: Acting) => Promise<Done | null>

/** Why, in the operator's words: every act needs it, and it is kept. */
export const reason = () => z.string().check(z.trim(), z.minLength(3), z.maxLength(500))

/** Reads the body by its shape, then acts. */
export const reading =
  <Shape extends z.ZodMiniType>(
    shape: Shape,
    act: (tx: Tx, asked: z.output<Shape>, acting: Acting) => Promise<Done | null>,
  ): Doing =>
  (tx, body, acting) => {
    const read = z.safeParse(shape, body)
    return read.success ? act(tx, read.data, acting) : Promise.resolve(null)
  }
