import { useNavigation } from '@remix-run/react'
import { useConnection } from './connection.ts'

/**
 * Whether a form of this page is on its way: any, or one of those that `isMeant` knows. What got no answer is not: it can be changed
 * and sent again.
 */
export function useIsSending(isMeant: (form: FormData) => boolean = () => true): boolean {
  const isLost = useConnection().loss !== null
  const { formMethod, formData } = useNavigation()
  return formMethod === 'POST' && !isLost && (!formData || isMeant(formData))
}
