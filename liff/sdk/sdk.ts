/**
 * With `sdk-*.ts` the only file that imports the LIFF SDK: pluggable, so that it loads no further script and keeps the strict
 * Content-Security-Policy: it writes a script's text into the page. Modules that `init` contains anyway cost nothing and are taken up front.
 */
import liff from '@line/liff/core'
import CloseWindow from '@line/liff/close-window'
import GetAccessToken from '@line/liff/get-access-token'
import GetContext from '@line/liff/get-context'
import GetDecodedIDToken from '@line/liff/get-decoded-id-token'
import GetIDToken from '@line/liff/get-id-token'
import IsInClient from '@line/liff/is-in-client'
import IsLoggedIn from '@line/liff/is-logged-in'
import Login from '@line/liff/login'
import Logout from '@line/liff/logout'
import OpenWindow from '@line/liff/open-window'

liff.use(new IsInClient())
liff.use(new IsLoggedIn())
liff.use(new Login())
liff.use(new Logout())
liff.use(new GetContext())
liff.use(new GetIDToken())
liff.use(new GetAccessToken())
liff.use(new GetDecodedIDToken())
liff.use(new OpenWindow())
liff.use(new CloseWindow())

export { liff }
