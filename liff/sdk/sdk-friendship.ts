/** The SDK's questions about the agent's LINE account, loaded when a contact button is on the page. */
import GetFriendship from '@line/liff/get-friendship'
import IsApiAvailable from '@line/liff/is-api-available'
import RequestFriendship from '@line/liff/request-friendship'
import { liff } from './sdk.ts'

liff.use(new IsApiAvailable())
liff.use(new GetFriendship())
liff.use(new RequestFriendship())

export { liff }
