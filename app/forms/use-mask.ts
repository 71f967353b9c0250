import { type RefObject, useEffect } from 'react'
import type { ShapeName, TypedShape } from '#contract/typed-shapes.ts'

/** A shape by its name, or one that is fetched when it is needed. */
export type InputMask = ShapeName | (() => Promise<TypedShape>)

/**
 * Shapes what is typed (VAL-07); how is fetched when the field is first touched. Without scripts, and until it is there, everything is
 * accepted unshaped: the server reads it by the same functions.
 */
export function useMask(input: RefObject<HTMLInputElement>, mask: InputMask | undefined): void {
  useEffect(() => {
    const element = input.current
    if (!element || !mask) return
    let undo: (() => void) | undefined
    let isGone = false
    const apply = () =>
      Promise.all([import('./shape-input.ts'), shapeFor(mask)]).then(([{ shapeInput }, shape]) => {
        if (!isGone) undo ??= shapeInput(element, shape)
      })
    element.addEventListener('focus', apply, { once: true })
    if (document.activeElement === element) apply()
    return () => {
      isGone = true
      element.removeEventListener('focus', apply)
      undo?.()
    }
  }, [input, mask])
}

const shapeFor = async (mask: InputMask): Promise<TypedShape> =>
  typeof mask === 'function' ? mask() : (await import('#contract/typed-shapes.ts')).shapeOf(mask)
