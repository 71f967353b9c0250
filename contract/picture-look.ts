/** What a brand does with a photo: nothing, a breath of its colour, or two tones of it. */
export const treatments = ['none', 'tint', 'duotone'] as const
export type Treatment = (typeof treatments)[number]

/** A point of a picture in whole per cent, from its left and upper edges. */
export type Focus = { x: number; y: number }
/** How a picture is shown in its place: around which point it is cut, and how the brand treats it. */
export type PictureLook = { focus: Focus; treatment: Treatment }

/** A picture that nobody gave a look is cut from its middle and shown as it is. */
export const plainLook: PictureLook = { focus: { x: 50, y: 50 }, treatment: 'none' }

const written: Record<Exclude<Treatment, 'none'>, string> = { tint: 'marca', duotone: 'duotom' }
const treatmentOf: Readonly<Record<string, Treatment>> = { marca: 'tint', duotom: 'duotone' }
const look = /^([^#]*)#(?:foco=(\d{1,3}),(\d{1,3}))?&?(?:tom=(marca|duotom))?$/
const begin = /#(?:foco|tom)=/

/**
 * Reads the address of a picture: its file, and the look that its fragment says (`#foco=30,20&tom=duotom`, ADR 154). Of any other address the
 * file is all of it. Pure.
 */
export function readPicture(address: string): PictureLook & { file: string } {
  const [, file, x, y, tom = ''] = look.exec(address) ?? []
  if (file === undefined) return { ...plainLook, file: address }
  const focus = x && y ? { x: Number(x), y: Number(y) } : plainLook.focus
  return { file, focus, treatment: treatmentOf[tom] ?? 'none' }
}

/** Writes the address of a file with a look; a plain one adds nothing. Pure. */
export const pictureAddress = (file: string, look: PictureLook): string => file + fragmentOf(look)

/** Gives the fragment that says the look of an address, '' for a plain one: it moves along when the file goes elsewhere. Pure. */
export const lookFragment = (address: string): string => fragmentOf(readPicture(address))

function fragmentOf({ focus: { x, y }, treatment }: PictureLook): string {
  const isMiddle = x === plainLook.focus.x && y === plainLook.focus.y
  const parts = [
    ...(isMiddle ? [] : [`foco=${x},${y}`]),
    ...(treatment === 'none' ? [] : [`tom=${written[treatment]}`]),
  ]
  return parts.length > 0 ? `#${parts.join('&')}` : ''
}

/** Whether an address says no look, or one in the only way it is written: a whole number from 0 to 100 each way. Pure. */
export function isWellLooked(address: string): boolean {
  if (!begin.test(address)) return true
  const { file, ...said } = readPicture(address)
  const isInside = said.focus.x <= 100 && said.focus.y <= 100
  return !begin.test(file) && isInside && pictureAddress(file, said) === address
}

/** Gives a look out of what a form says: a point as `30,20`, a treatment by its name. What is none is plain. Pure. */
export function lookOf(point: string | undefined, treatment: string | undefined): PictureLook {
  const [, x, y] = /^(\d{1,3}),(\d{1,3})$/.exec(point ?? '') ?? []
  const focus = x && y ? { x: Math.min(Number(x), 100), y: Math.min(Number(y), 100) } : plainLook.focus
  return { focus, treatment: treatments.find((one) => one === treatment) ?? 'none' }
}

/**
 * Gives where a cut stands on a picture, as `object-position`: a point in the outer third keeps that edge, so that what is around the point is
 * seen, too, and one in the middle third moves the cut along. Nothing of the middle, which is where browsers cut. Pure.
 */
export function cutPosition({ x, y }: Focus): string | undefined {
  const along = (at: number) => Math.round(Math.min(1, Math.max(0, (at - 17) / 66)) * 100)
  return x === 50 && y === 50 ? undefined : `${along(x)}% ${along(y)}%`
}
