import type { ReactNode } from 'react'
import { isOpenOn } from './navigation.ts'
import { useStation } from './use-station.ts'

/** Shows a link to an address only where the station has it on (TEN-09, GAP-04). */
export const WhereOpen = ({ to, children }: { to: string; children: ReactNode }) =>
  isOpenOn(useStation(), to) ? children : null
