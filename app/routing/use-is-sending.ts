import { useNavigation } from '@remix-run/react'
import { useLine } from './line.ts'

/** Whether a form of this page is on its way. What got no answer is not: it can be changed and sent again. */
export function useIsSending(): boolean {
  const isLost = useLine().loss !== null
  const { formMethod } = useNavigation()
  return formMethod === 'POST' && !isLost
}
