import type { FontName } from '../brand.ts'

/** Gives the module path of the latin subset (all of Portuguese) of a family in a weight. */
export function fontFile(name: FontName, weight: number): string {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  return `@fontsource/${slug}/files/${slug}-latin-${weight}-normal.woff2`
}
