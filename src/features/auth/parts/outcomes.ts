/** What the dialogs of this feature pass in and out. Apart from their definitions, which load the components. */

export type LoginResult = 'signedIn' | 'register' | 'forgot' | 'closed'

export type RegisterResult = 'registered' | 'login' | 'closed'
