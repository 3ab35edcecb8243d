/** The web's routes: the landing is in the first bundle, because its HTML is already on the screen when the script arrives. */
import { LandingPage } from '#src/pages/landing/LandingPage.tsx'
import { routesWith } from './routes.tsx'

export const routes = routesWith({ Component: LandingPage })
