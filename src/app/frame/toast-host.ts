/** The layer of toasts: its code comes with the first press, since what goes wrong without a signal is told in one. */
export const loadToastHost = async () => ({ default: (await import('#src/dialogs/ToastHost.tsx')).ToastHost })
