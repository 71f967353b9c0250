import { useState } from 'react'

/**
 * Whether something was changed since a refusal: what was wrong is not said any more beside what is being mended. The same refusal
 * object is the same occasion; null and undefined are none.
 */
export function useMended(refusal: unknown): { isMended: boolean; mend: () => void } {
  const [mended, setMended] = useState<unknown>(null)
  return { isMended: refusal != null && mended === refusal, mend: () => setMended(refusal) }
}
