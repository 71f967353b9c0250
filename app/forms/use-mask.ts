import { type RefObject, useEffect } from 'react'

/**
 * Shapes what is typed (VAL-07), by maska, fetched when the field is first touched. Without scripts, and until it is
 * there, everything is accepted unmasked.
 */
export function useMask(
  input: RefObject<HTMLInputElement>,
  mask: string | readonly string[] | undefined,
): void {
  useEffect(() => {
    const element = input.current
    if (!element || !mask) return
    let undo: (() => void) | undefined
    let gone = false
    const apply = () =>
      import('maska').then(({ MaskInput }) => {
        if (gone) return
        const masked = new MaskInput(element, { mask: typeof mask === 'string' ? mask : [...mask] })
        undo = () => masked.destroy()
      })
    element.addEventListener('focus', apply, { once: true })
    if (document.activeElement === element) apply()
    return () => {
      gone = true
      element.removeEventListener('focus', apply)
      undo?.()
    }
  }, [input, mask])
}
