/** The landing as a route's lazy part; both entries load it by this. */
export const loadLanding = async () => ({
  Component: (await import('#src/pages/LandingPage.tsx')).LandingPage,
})
