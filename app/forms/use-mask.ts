import { type RefObject, useEffect } from 'react'

/** A shape, several by length, or one that depends on what is typed, fetched like maska itself. */
export type InputMask = string | readonly string[] | (() => Promise<(typed: string) => string>)

/**
 * Shapes what is typed (VAL-07), by maska, fetched when the field is first touched. Without scripts, and until it is
 * there, everything is accepted unmasked.
 */
export function useMask(input: RefObject<HTMLInputElement>, mask: InputMask | undefined): void {
  useEffect(() => {
    const element = input.current
    if (!element || !mask) return
    let undo: (() => void) | undefined
    let gone = false
    const shape = typeof mask === 'function' ? mask : () => mask
    const apply = () =>
      Promise.all([import('maska'), shape()]).then(([{ MaskInput }, shaped]) => {
        if (gone) return
        const masked = new MaskInput(element, { mask: typeof shaped === 'object' ? [...shaped] : shaped })
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
