import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts run: false on the server and during hydration. For controls that do nothing without them. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
