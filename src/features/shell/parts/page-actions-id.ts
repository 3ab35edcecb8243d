/** Where the header takes the buttons of the page in view. */
export const PAGE_ACTIONS = 'page-actions'
