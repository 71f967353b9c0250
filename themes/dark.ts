import type { Brand } from './brand.ts'
import { fromLch, lchOf, legible } from './color.ts'
import { contrast, white } from './contrast.ts'

/** Below it a page is dark by its own choice. */
const darkestLight = 0.5

/**
 * Gives the brand for people whose device is dark: the same hues on a deep page, and a primary colour that still stands out
 * from it. A brand whose page is dark anyway stays as it is. Footer, pictures and large brand surfaces keep their colours. Pure.
 */
export function darkBrand(brand: Brand): Brand {
  const { primary, surface } = brand.colors
  if (surface && lchOf(surface).l < darkestLight) return brand
  const hue = lchOf(primary)
  const page = fromLch(0.19, Math.min(hue.c, 0.018), hue.h)
  return {
    ...brand,
    colors: {
      ...brand.colors,
      primary: contrast(primary, page) >= standsOut ? primary : legible(primary, [page], standsOut, white),
      surface: page,
      ink: undefined,
    },
  }
}
/** The contrast of a button with its page. */
const standsOut = 3
