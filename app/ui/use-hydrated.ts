import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and during hydration, true once scripts run: for controls that do nothing without them. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
