import { hexColor } from '#contract/hex-color.ts'

type Sent = { get(name: string): unknown }

/**
 * Gives the names of the two companions of a `ColorField`: the picker's colour, and the one that both showed when the
 * page was made.
 */
export const pickedName = (name: string) => `${name}.picked`
export const shownName = (name: string) => `${name}.shown`

/**
 * Reads the colour of a `ColorField`: `#rrggbb`, or the typed text when that is no colour. With scripts both of its
 * controls agree; without, the one that was changed counts, the typed one first. Pure.
 */
export function sentColor(form: Sent, name: string): string {
  const text = (one: string) => String(form.get(one) ?? '')
  const [typed, picked, shown] = [text(name), text(pickedName(name)), hexColor(text(shownName(name)))]
  const isOnlyPicked = picked !== '' && picked !== shown && hexColor(typed) === shown
  const said = isOnlyPicked ? picked : typed
  return hexColor(said) ?? said
}
