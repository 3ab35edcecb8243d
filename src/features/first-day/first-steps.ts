/** The card of a first day, fetched only for who is signed in. */
import type { QueryClient } from '@tanstack/react-query'
import { createElement, type ReactElement } from 'react'
import { FirstSteps } from './FirstSteps.tsx'
import { stepsDone } from './steps-left.ts'

/** Null for who has played, and where it cannot be told. */
export async function firstSteps(client: QueryClient): Promise<ReactElement | null> {
  const done = await stepsDone(client)
  return done && createElement(FirstSteps, { done })
}
