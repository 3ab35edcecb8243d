/** Imported first by everything that opens the sandbox: none of it may ever run where money is real (ASVS 15.2.3). */
if (process.env.NODE_ENV === 'production') {
  throw new Error('The sandbox cannot be loaded when NODE_ENV is production.')
}
