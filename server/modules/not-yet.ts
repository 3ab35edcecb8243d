/** Endpoints that wait for their issue. Each leaves this list when its handler is written. */
import * as ownData from '#contracts/own-data.ts'
import { collectNotYet } from '../kit/endpoint/collect.ts'

export const notYetHandlers = collectNotYet(ownData.getOwnData, ownData.askDeletion)
