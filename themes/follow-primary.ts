import { type Brand, defaultBrand } from './brand.ts'
import { fromLch, lchOf } from './color.ts'

type Colors = Brand['colors']

/** Gives the footer that nobody chose: the highlight colour, deep and quiet. Pure. */
export function footerOf(primary: string): string {
  const { c, h } = lchOf(primary)
  return fromLch(0.27, Math.min(c, 0.08), h)
}

/** Whether two colours are the same: they come in capitals from folders and in small letters from forms. */
const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Whether nobody chose the footer's colour: it is made of the highlight colour, or the default (TEN-03). Pure. */
export const footerFollows = ({ primary, footer }: Pick<Colors, 'primary' | 'footer'>): boolean =>
  isSame(footer, footerOf(primary)) || isSame(footer, defaultBrand.colors.footer)

/** Whether nobody chose the colour of links: it is the highlight colour, or the default. Pure. */
const linkFollows = ({ primary, link }: Colors): boolean =>
  isSame(link, primary) || isSame(link, defaultBrand.colors.link)

/** Gives colours with another highlight colour: those that nobody chose go with it, those that somebody chose stay (SEC-26). Pure. */
export function withPrimary(colors: Colors, primary: string): Colors {
  if (isSame(primary, colors.primary)) return { ...colors, primary }
  return {
    ...colors,
    primary,
    link: linkFollows(colors) ? primary : colors.link,
    footer: footerFollows(colors) ? footerOf(primary) : colors.footer,
  }
}
